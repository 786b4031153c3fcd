/** Why no answer of the REST interface could be read: it was no JSON, it said nothing, or none came at all (REST-08, REST-09, REST-10). */
export type RestFailureCode = 'invalid_json' | 'unknown_error' | 'fetch_error';

/** What the server refused, in its own words. */
export type RestRefusal = { readonly status: number; readonly code: string; readonly message: string };

export type RestAnswer =
  | { readonly kind: 'done'; readonly value: unknown; readonly headers: Headers }
  | ({ readonly kind: 'refused' } & RestRefusal)
  | { readonly kind: 'failed'; readonly code: RestFailureCode };

const failed = (code: RestFailureCode): RestAnswer => ({ kind: 'failed', code });

/** Waits for an answer of the REST interface and reads it; 204 is null. An abandoned call is still abandoned (wire 7.1). */
export async function readRestAnswer(asking: Promise<Response>): Promise<RestAnswer> {
  let response: Response;
  try {
    response = await asking;
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error;
    return failed('fetch_error');
  }
  const { status, headers, ok } = response;
  if (status === 204) return { kind: 'done', value: null, headers };
  let value: unknown;
  try {
    value = await response.json();
  } catch {
    return failed('invalid_json');
  }
  if (ok) return { kind: 'done', value, headers };
  if (typeof value !== 'object' || value === null || !('code' in value && 'message' in value)) {
    return failed('unknown_error');
  }
  return { kind: 'refused', status, code: String(value.code), message: String(value.message) };
}

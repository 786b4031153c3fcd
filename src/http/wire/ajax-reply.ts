/** Headers of every answer of the two ajax endpoints: not kept, not indexed, not guessed at. */
export const ajaxHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private',
  expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
};

/** An ajax answer in JSON. */
export function ajaxJson(value: unknown, status = 200): Response {
  const headers = { ...ajaxHeaders, 'content-type': 'application/json; charset=UTF-8' };
  return new Response(JSON.stringify(value), { status, headers });
}

/** An ajax answer in words or markup; empty where the contract says so. */
export function ajaxText(text: string, status = 200): Response {
  const headers = { ...ajaxHeaders, 'content-type': 'text/html; charset=UTF-8' };
  return new Response(text, { status, headers });
}

/** A failure with the sentence that tells it, as the generic ajax endpoint's clients read it (WIRE-06). */
export function ajaxFailure(sentence: string, status: number): Response {
  return ajaxJson({ success: false, data: sentence }, status);
}

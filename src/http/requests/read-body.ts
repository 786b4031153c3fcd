/** The most that a form or a JSON body may hold, in bytes. */
export const BODY_LIMIT = 1_048_576;

export type ReadRequest = {
  /** the request, its body in memory */
  readonly request: Request;
  /** the first value of a form field; null for another kind of body */
  field(name: string): string | null;
};

export type BodyProblem = 'too-large' | 'malformed' | 'invalid-json';

async function bytesOf(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > BODY_LIMIT) return null;
  // A body never holds more than was announced; read at once it costs half of what its stream does.
  if (announced !== null && !request.headers.has('transfer-encoding')) {
    const whole = new Uint8Array(await request.arrayBuffer());
    return whole.length > BODY_LIMIT ? null : whole;
  }
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body) {
    size += part.byteLength;
    if (size > BODY_LIMIT) return null;
    parts.push(part);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The fields of a form; null for one that cannot be read. */
async function formOf(
  type: string,
  bytes: Uint8Array,
  request: Request,
): Promise<URLSearchParams | FormData | null> {
  if (type === 'application/x-www-form-urlencoded')
    return new URLSearchParams(new TextDecoder().decode(bytes));
  if (bytes.length === 0) return new FormData();
  return await request
    .clone()
    .formData()
    .catch(() => null);
}

const fieldOf = (value: FormDataEntryValue | null | undefined) => (typeof value === 'string' ? value : null);

/** Reads a request's body once, so that a broken one is refused before any endpoint; PostgreSQL stores no NUL characters. */
export async function readBody(
  request: Request,
): Promise<{ ok: true; read: ReadRequest } | { ok: false; problem: BodyProblem }> {
  if (request.method === 'GET' || request.method === 'HEAD') {
    return { ok: true, read: { request, field: () => null } };
  }
  const bytes = await bytesOf(request).catch(() => undefined);
  if (bytes === undefined) return { ok: false, problem: 'malformed' };
  if (bytes === null) return { ok: false, problem: 'too-large' };
  const { url, method, headers, signal } = request;
  const copy = new Request(url, { method, headers, signal, ...(bytes.length > 0 ? { body: bytes } : {}) });
  const type = (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/json' || type.endsWith('+json')) {
    const text = new TextDecoder().decode(bytes);
    if (bytes.length > 0 && !isJson(text)) return { ok: false, problem: 'invalid-json' };
    if (text.includes('\\u0000')) return { ok: false, problem: 'malformed' };
    return { ok: true, read: { request: copy, field: () => null } };
  }
  if (type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') {
    return { ok: true, read: { request: copy, field: () => null } };
  }
  const form = await formOf(type, bytes, copy);
  if (!form) return { ok: false, problem: 'malformed' };
  const texts = [...form].flat().filter((part) => typeof part === 'string');
  if (texts.some((text) => text.includes('\0'))) return { ok: false, problem: 'malformed' };
  return { ok: true, read: { request: copy, field: (name) => fieldOf(form.get(name)) } };
}

import type { ReadRequest } from './read-body.ts';

/** Whether a request brings a form that may hold files. */
export const isMultipart = (request: Request): boolean =>
  request.headers.get('content-type')?.startsWith('multipart/form-data') === true;

/** Whether a request brings a form of either kind. */
export const isForm = (request: Request): boolean =>
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i.test(
    request.headers.get('content-type') ?? '',
  );

/** A form that came with files, as its endpoint reads it: text alone. */
export function asText(request: Request, fields: URLSearchParams): ReadRequest {
  const headers = new Headers(request.headers);
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) headers.delete(name);
  return {
    request: new Request(request.url, { method: 'POST', headers, body: fields, signal: request.signal }),
    field: (name) => fields.get(name),
  };
}

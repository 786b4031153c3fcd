import { type BodyFields, readBodyFields } from '../lenient/sent-in-body.ts';

/** What was sent with a write, by name: JSON as it is, where null deletes something; else a form; then the address. */
export async function sentToAdminApi(request: Request): Promise<BodyFields> {
  const isJson = /json/i.test(request.headers.get('content-type') ?? '');
  if (!request.body || !isJson) return readBodyFields(request);
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const fields = await readBodyFields(request);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return fields;
  return new Map([...fields, ...Object.entries(body)]);
}

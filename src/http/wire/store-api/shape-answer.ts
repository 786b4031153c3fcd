import { chooseFields, readFields } from './chosen-fields.ts';

const isJson = (response: Response) => (response.headers.get('content-type') ?? '').includes('json');

/** Headers of an answer that an envelope repeats. */
function headersOf(response: Response): Record<string, string> {
  return Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie'));
}

/** What every answer of the REST interface may be asked for besides: only some fields, or all in an envelope (wire 7.1). */
export async function shapeAnswer(url: URL, response: Response): Promise<Response> {
  const fields = response.ok ? readFields(url.searchParams) : null;
  const enveloped = url.searchParams.has('_envelope');
  if ((!fields && !enveloped) || !isJson(response)) return response;
  const sent: unknown = await response.json();
  const body = fields ? chooseFields(sent, fields) : sent;
  if (!enveloped) {
    const { status, headers } = response;
    return new Response(JSON.stringify(body), { status, headers });
  }
  const envelope = { body, status: response.status, headers: headersOf(response) };
  return new Response(JSON.stringify(envelope), { headers: response.headers });
}

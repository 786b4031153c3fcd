/** Names of fields as a tree: `prices.price` is `price` below `prices`; an empty branch takes everything below. */
type Branch = Map<string, Branch>;

const mostFields = 100;
const deepest = 10;

/** The fields named by `_fields` (wire 7.1), separated by commas or sent as an array; null where all are wanted. */
export function readFields(source: URLSearchParams): Branch | null {
  const names = [...source]
    .filter(([name]) => /^_fields(\[\d*\])?$/.test(name))
    .flatMap(([, text]) => text.split(/[\s,]+/))
    .filter((name) => name !== '')
    .slice(0, mostFields);
  if (names.length === 0) return null;
  const tree: Branch = new Map();
  for (const name of names) {
    let branch = tree;
    for (const part of name.split('.').slice(0, deepest)) {
      const below: Branch = branch.get(part) ?? new Map();
      branch.set(part, below);
      branch = below;
    }
    // The whole of something wins over a part of it.
    branch.clear();
  }
  return tree;
}

/** What remains of an answer; of a list what remains of each entry. */
export function chooseFields(value: unknown, wanted: Branch): unknown {
  if (wanted.size === 0) return value;
  if (Array.isArray(value)) return value.map((entry) => chooseFields(entry, wanted));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const below = wanted.get(name);
      return below ? [[name, chooseFields(part, below)]] : [];
    }),
  );
}

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

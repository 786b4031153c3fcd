/** What was sent with a write, by name: values of JSON as they came, those of a form or an address as texts, lists and objects of them. */
export type BodyFields = ReadonlyMap<string, unknown>;

const deepest = 4;

type Branch = Map<string, Branch | string>;

/**
 * Reads the arguments of a write: those of its body, in JSON or of a form, and from its address those that the body does not name.
 * `billing_address[city]=Modena` is `{"billing_address": {"city": "Modena"}}` (wire 1.2).
 */
export async function readBodyFields(request: Request): Promise<BodyFields> {
  const inAddress = fieldsOfForm(new URL(request.url).searchParams);
  return new Map([...inAddress, ...(await fieldsOfBody(request))]);
}

async function fieldsOfBody(request: Request): Promise<BodyFields> {
  if (!request.body) return new Map();
  const type = request.headers.get('content-type') ?? '';
  if (!/json/i.test(type)) return fieldsOfForm(await request.formData().catch(() => new FormData()));
  const sent: unknown = await request.json().catch(() => null);
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return new Map();
  return new Map(Object.entries(sent).filter(([, value]) => value !== null));
}

function fieldsOfForm(form: FormData | URLSearchParams): BodyFields {
  const root: Branch = new Map();
  for (const [name, value] of form) {
    if (typeof value === 'string') put(root, name, value);
  }
  return new Map([...root].map(([name, value]) => [name, plain(value)]));
}

function put(root: Branch, name: string, value: string): void {
  const [, head = name, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  const path = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)];
  if (path.length > deepest) return;
  let branch = root;
  for (const part of path.slice(0, -1)) {
    const known = branch.get(part);
    const next: Branch = known instanceof Map ? known : new Map();
    branch.set(part, next);
    branch = next;
  }
  const last = path.at(-1) ?? '';
  branch.set(last === '' ? String(branch.size) : last, value);
}

/** A branch whose names are all numbers is a list. */
function plain(value: Branch | string): unknown {
  if (typeof value === 'string') return value;
  const entries = [...value].map(([name, inside]) => [name, plain(inside)] as const);
  return entries.every(([name]) => /^\d+$/.test(name))
    ? entries.map(([, inside]) => inside)
    : Object.fromEntries(entries);
}

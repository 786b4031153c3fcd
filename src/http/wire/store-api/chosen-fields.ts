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

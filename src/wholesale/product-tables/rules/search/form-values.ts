import type { FormValue } from './search-args.ts';

// A form of a table is small: more fields are not from one.
const mostFields = 2000;
const deepest = 6;
const largestIndex = 1000;

type Branch = { [name: string]: string | Branch };

/** The parts of a name: `args[s]` is `args` and `s`; null where it is written wrongly, or means something of the language itself. */
function partsOf(name: string): readonly string[] | null {
  const found = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!found) return null;
  const inner = [...(found[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part);
  const parts = [found[1] ?? '', ...inner];
  const isSafe = parts.length <= deepest && !parts.some((part) => part === '__proto__' || part.length > 200);
  return isSafe ? parts : null;
}

/** Reads fields with brackets in their names into nested values; what cannot be read is left out, `[]` appends. */
export function readFormValues(
  entries: Iterable<readonly [name: string, value: string]>,
): Readonly<Record<string, FormValue>> {
  const root: Branch = Object.create(null);
  let count = 0;
  for (const [name, value] of entries) {
    count += 1;
    if (count > mostFields) break;
    const parts = partsOf(name);
    if (parts) put(root, parts, value);
  }
  return root;
}

function put(root: Branch, parts: readonly string[], value: string): void {
  let branch = root;
  for (const [at, part] of parts.entries()) {
    const key = part === '' ? String(nextIndex(branch)) : part;
    if (at === parts.length - 1) {
      branch[key] = value;
      return;
    }
    const below = branch[key];
    // A name that was a text before is one no more.
    const next: Branch = typeof below === 'object' ? below : Object.create(null);
    branch[key] = next;
    branch = next;
  }
}

function nextIndex(branch: Branch): number {
  const taken = Object.keys(branch)
    .filter((key) => /^\d{1,4}$/.test(key))
    .map(Number);
  return Math.min(largestIndex, taken.length === 0 ? 0 : Math.max(...taken) + 1);
}

/** Writes nested values as fields with brackets in their names; lists as `[]`. */
export function writeFormValues(value: FormValue, name: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((one: FormValue) => writeFormValues(one, `${name}[]`));
  return Object.entries(value).flatMap(([key, one]) =>
    writeFormValues(one, name === '' ? key : `${name}[${key}]`),
  );
}

const layers = ['rules', 'server', 'storefront', 'back-office'];

/** An import, by the paths of both files. */
export type Import = { readonly from: string; readonly to: string };

/** `src/selling/cart/server/bulk-add/x.ts` is of the module `selling/cart` and of the layer `selling/cart/server`; null outside. */
export function partOf(path: string, root: string, of: 'module' | 'layer'): string | null {
  if (!path.startsWith(`${root}/`)) return null;
  const folders = path
    .slice(root.length + 1)
    .split('/')
    .slice(0, -1);
  if (folders.length < 2) return null;
  // The pages of the router lie in folders of their own making.
  const hasLayer = of === 'layer' && folders[1] !== 'pages' && layers.includes(folders[2] ?? '');
  return folders.slice(0, hasLayer ? 3 : 2).join('/');
}

/** The imports that lie on a cycle between parts; an inner folder belongs to the part that it lies in. */
export function importsOnCycles(
  imports: readonly Import[],
  part: (path: string) => string | null,
): readonly Import[] {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [a, b] = [part(from), part(to)];
    if (a === null || b === null || a === b) continue;
    edges.set(a, (edges.get(a) ?? new Set()).add(b));
  }
  const reachable = new Map([...edges.keys()].map((start) => [start, reachableFrom(start, edges)]));
  return imports.filter(({ from, to }) => {
    const [a, b] = [part(from), part(to)];
    return a !== null && b !== null && a !== b && (reachable.get(b)?.has(a) ?? false);
  });
}

/** All that something leads to, itself only by a detour. */
export function reachableFrom(
  start: string,
  edges: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [start];
  for (let next = queue.pop(); next !== undefined; next = queue.pop())
    for (const to of edges.get(next) ?? [])
      if (!found.has(to)) {
        found.add(to);
        queue.push(to);
      }
  return found;
}

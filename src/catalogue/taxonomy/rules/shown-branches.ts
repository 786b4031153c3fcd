type Named = { readonly id: number; readonly parentId: number | null; readonly name: string };

/** A text as it is searched for: without accents and capitals. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The categories whose names have all words of a search, and those above them; `matches` are the first alone. */
export function findBranches(
  all: readonly Named[],
  search: string,
): { readonly matches: ReadonlySet<number>; readonly shown: ReadonlySet<number> } {
  const words = folded(search).split(/\s+/);
  const parents = new Map(all.map(({ id, parentId }) => [id, parentId]));
  const found = all.filter(({ name }) => words.every((word) => folded(name).includes(word)));
  const shown = new Set<number>();
  for (const { id } of found) {
    for (let at: number | null = id; at !== null && !shown.has(at); at = parents.get(at) ?? null)
      shown.add(at);
  }
  return { matches: new Set(found.map(({ id }) => id)), shown };
}

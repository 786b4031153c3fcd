/** What a program has stored beside an order or a product: a value under a key, which may be there several times. */
export type StoredMeta = { readonly id: number; readonly key: string; readonly value: unknown };

/** An entry as a program sends it; without a value, or with null, it is deleted. */
export type SentMeta = {
  readonly id?: number | undefined;
  readonly key?: string | undefined;
  readonly value?: unknown;
};

/** What is done to the stored entries. */
export type MetaChanges = {
  readonly add: readonly { readonly key: string; readonly value: unknown }[];
  readonly change: readonly StoredMeta[];
  readonly remove: readonly number[];
};

/**
 * Merges entries into the stored ones: a known id is changed, and renamed where it comes with another key; a known key without an id, or with an
 * unknown one, replaces all of that key; entries that are not named stay.
 */
export function mergeMeta(stored: readonly StoredMeta[], sent: readonly SentMeta[]): MetaChanges {
  let entries: readonly (Omit<StoredMeta, 'id'> & { readonly id: number | null })[] = stored;
  for (const { id, key, value } of sent) {
    const known = entries.find((entry) => entry.id !== null && entry.id === id);
    const name = key ?? known?.key ?? '';
    if (name === '') continue;
    const [first, ...more] = known ? [known] : entries.filter((entry) => entry.key === name);
    const isGone = value === null || value === undefined;
    const others = entries.filter((entry) => !more.includes(entry));
    if (isGone) entries = others.filter((entry) => entry !== first);
    else if (first)
      entries = others.map((entry) => (entry === first ? { ...first, key: name, value } : entry));
    else entries = [...entries, { id: null, key: name, value }];
  }
  const left = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    add: entries.filter(({ id }) => id === null).map(({ key, value }) => ({ key, value })),
    change: stored.flatMap((entry) => {
      const now = left.get(entry.id);
      if (!now || (now.key === entry.key && now.value === entry.value)) return [];
      return [{ id: entry.id, key: now.key, value: now.value }];
    }),
    remove: stored.filter(({ id }) => !left.has(id)).map(({ id }) => id),
  };
}

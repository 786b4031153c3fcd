/** The most characters of a slug. */
export const LONGEST_SLUG = 100;

/** A text as a part of an address: `Dischi & tamburi (anteriori)` becomes `dischi-tamburi-anteriori`; '' where nothing of it can stand there. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-|-$/g, '');
}

/** The first of `freni`, `freni-2`, `freni-3` ... that is free. */
export function freeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const end = `-${number}`;
    const slug = `${wanted.slice(0, LONGEST_SLUG - end.length)}${end}`;
    if (!isTaken(slug)) return slug;
  }
}

export type SlugChoice = {
  /** as it was typed, through `slugOf`; '' to have one made */
  readonly typed: string;
  readonly name: string;
  /** '' for something new */
  readonly current: string;
  /** of the others */
  readonly taken: readonly string[];
};

/** The slug that something gets: as typed, the one that it has, or one made of its name; null where the typed one is taken. */
export function chooseSlug({ typed, name, current, taken }: SlugChoice): string | null {
  if (typed !== '') return taken.includes(typed) ? null : typed;
  return current || freeSlug(slugOf(name) || 'x', (slug) => taken.includes(slug));
}

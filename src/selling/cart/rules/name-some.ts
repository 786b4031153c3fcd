const MOST_NAMED = 8;

/** Joins names for one sentence: the first eight, and the number of the others. */
export function nameSome(names: readonly string[], andMore: (count: number) => string): string {
  const more = names.length - MOST_NAMED;
  return [...names.slice(0, MOST_NAMED), ...(more > 0 ? [andMore(more)] : [])].join(', ');
}

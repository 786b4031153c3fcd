/** Numbers of a table are compared as whole ones: times so much (TAB-40). */
const numberFactor = 100_000;

/** Texts are compared by so many of their first characters (TAB-41). */
const comparedCharacters = 80;

export type SortDirection = 'ASC' | 'DESC';

/** How a table is sorted now; null: as it came. */
export type TableSort = { readonly column: string; readonly direction: SortDirection };

/** What a click on the head of a column makes of the order: upwards first, each further click the other way (TAB-39). */
export function sortedBy(before: TableSort | null, column: string): TableSort {
  const isResend = before?.column === column;
  return { column, direction: isResend && before.direction === 'ASC' ? 'DESC' : 'ASC' };
}

// What a row does not say stands at the end, whichever way the others go.
const isNothing = (value: number | string) => value === '' || Number.isNaN(value);

const key = (value: number | string) =>
  typeof value === 'number' ? Math.round(value * numberFactor) : value.slice(0, comparedCharacters);

/** Places two cells of a column: numbers by size, texts by their first 80 characters (TAB-40, TAB-41). */
export function compareCells(
  a: number | string,
  b: number | string,
  direction: SortDirection,
  locale: 'it' | 'en' = 'it',
): number {
  if (isNothing(a) || isNothing(b)) return Number(isNothing(a)) - Number(isNothing(b));
  const sign = direction === 'ASC' ? 1 : -1;
  const [one, other] = [key(a), key(b)];
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  return sign * String(one).localeCompare(String(other), locale);
}

import type { RowTerm } from '../rows/table-row.ts';

type RowTerms = { readonly terms: Readonly<Record<string, readonly RowTerm[]>> };

/** The choices of a mini filter's select: each term of the rows once, by name, upwards or downwards as the table says (TAB-15). */
export function miniFilterTerms(
  rows: Iterable<RowTerms>,
  taxonomy: string,
  order: 'ASC' | 'DESC',
): readonly RowTerm[] {
  const terms = new Map<number, RowTerm>();
  for (const row of rows) for (const term of row.terms[taxonomy] ?? []) terms.set(term.id, term);
  const sign = order === 'ASC' ? 1 : -1;
  const collator = new Intl.Collator('it', { numeric: true, sensitivity: 'base' });
  return [...terms.values()].sort((a, b) => sign * (collator.compare(a.name, b.name) || a.id - b.id));
}

/** Whether a row has every term that is chosen; 0 is no choice (TAB-15). */
export function hasTerms({ terms }: RowTerms, chosen: Readonly<Record<string, number>>): boolean {
  return Object.entries(chosen).every(
    ([taxonomy, id]) => id === 0 || (terms[taxonomy] ?? []).some((term) => term.id === id),
  );
}

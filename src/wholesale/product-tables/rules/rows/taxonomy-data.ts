import type { RowTerm } from './table-row.ts';

/** The members of a taxonomy as a row carries them: `'12:Freni, 15:Dischi'` (TAB-06). */
export function writeTaxonomyData(terms: readonly RowTerm[]): string {
  return terms.map(({ id, name }) => `${id}:${name.replaceAll(', ', ' ')}`).join(', ');
}

/** What `writeTaxonomyData` wrote; what cannot be read is left out. */
export function readTaxonomyData(text: string): readonly RowTerm[] {
  return text.split(', ').flatMap((part) => {
    const [, id, name] = /^(\d{1,10}):(.+)$/s.exec(part.trim()) ?? [];
    return id === undefined || name === undefined ? [] : [{ id: Number(id), name }];
  });
}

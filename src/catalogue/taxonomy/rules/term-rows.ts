import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import { type TermDraft, type TermProblem, termForm } from './attribute-form.ts';

/** What is edited of a term in the list of its attribute. */
export type TermCells = Pick<TermDraft, 'name' | 'translatedName' | 'color'>;

export type TermRowProblem = TermProblem | 'twice' | 'changed-meanwhile' | 'gone';
export type TermRowProblems = Readonly<Partial<Record<keyof TermCells, TermRowProblem>>>;

/** Names of the fields of a row. */
export const termField = (field: keyof TermCells | 'was', id: number) => `${field}-${id}`;

/** What a row has shown, as it goes along with what was typed. */
export const seenOf = ({ name, translatedName, color }: TermCells): string =>
  JSON.stringify([name, translatedName, color]);

/** A row that was changed. */
export type ChangedTerm = { readonly id: number; readonly cells: TermCells; readonly was: string };

/** Reads the rows of the list: those that were changed, and what is wrong with them, each by the id of its term. */
export function readTermRows(typed: PostedForm): {
  readonly changed: readonly ChangedTerm[];
  readonly problems: ReadonlyMap<number, TermRowProblems>;
} {
  const changed: ChangedTerm[] = [];
  const problems = new Map<number, TermRowProblems>();
  const seen = new Set<string>();
  for (const text of typed.term ?? []) {
    if (!/^[1-9]\d{0,8}$/.test(text) || seen.has(text)) continue;
    seen.add(text);
    const id = Number(text);
    const of = (field: keyof TermCells | 'was') => typedText(typed, termField(field, id));
    const posted = { name: of('name'), translatedName: of('translatedName'), color: of('color') };
    const was = of('was');
    if (seenOf(posted) === was) continue;
    const read = readForm(
      termForm,
      Object.fromEntries(Object.entries(posted).map(([name, value]) => [name, [value]])),
    );
    if (!read.ok) {
      problems.set(id, read.problems as TermRowProblems);
      continue;
    }
    const { name, translatedName, color } = read.draft;
    const cells = { name, translatedName, color };
    if (seenOf(cells) !== was) changed.push({ id, cells, was });
  }
  return { changed, problems };
}

/** What keeps changed rows from being stored: a term that is gone, that somebody else has changed, or whose name another one has. */
export function checkTermRows(
  changed: readonly ChangedTerm[],
  stored: ReadonlyMap<number, TermCells>,
): ReadonlyMap<number, TermRowProblems> {
  const problems = new Map<number, TermRowProblems>();
  const key = (name: string) => name.toLocaleLowerCase('it');
  const names = new Map([...stored].map(([id, cells]) => [id, key(cells.name)]));
  for (const { id, cells } of changed) if (names.has(id)) names.set(id, key(cells.name));
  for (const { id, cells, was } of changed) {
    const now = stored.get(id);
    if (!now) problems.set(id, { name: 'gone' });
    else if (seenOf(now) !== was && seenOf(now) !== seenOf(cells))
      problems.set(id, { name: 'changed-meanwhile' });
    else if (
      key(now.name) !== key(cells.name) &&
      [...names].some(([other, name]) => other !== id && name === key(cells.name))
    )
      problems.set(id, { name: 'twice' });
  }
  return problems;
}

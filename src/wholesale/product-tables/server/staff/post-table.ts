import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import {
  readTableForm,
  staffTablesAction,
  type TableDeed,
  type TableProblems,
} from '../../rules/staff-table.ts';
import { removeTable, saveTable } from './save-table.ts';

export type TableOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'again';
      /** null: the page was open for too long */
      readonly problems: TableProblems | null;
      /** the codes that the shop does not know */
      readonly unknown: readonly string[];
      readonly typed: PostedForm;
    };

/** The form of a table, new (`id` null) or known, and its end. */
export async function postTable(toolbox: Toolbox, id: number | null, form: FormData): Promise<TableOutcome> {
  const typed = postedForm(form);
  const again = (problems: TableProblems | null, unknown: readonly string[] = []): TableOutcome => ({
    kind: 'again',
    problems,
    unknown,
    typed,
  });
  if (!toolbox.nonces.check(staffTablesAction, typedText(typed, '_wpnonce'))) return again(null);
  const told = (deed: TableDeed, place = '') => `/staff/product-tables/${place}?done=${deed}`;
  if (id !== null && typedText(typed, 'deed') === 'remove') {
    const removed = await removeTable(toolbox, id);
    return removed.ok ? { kind: 'go', path: told('removed') } : { kind: 'gone' };
  }
  const read = readTableForm(typed);
  if (!read.ok) return again(read.problems);
  const saved = await saveTable(toolbox, { id, table: read.table, codes: read.codes });
  if (saved.ok) return { kind: 'go', path: told(id === null ? 'created' : 'saved', `${saved.id}/`) };
  const { error } = saved;
  if (error.code === 'unknown-codes') return again({ codes: 'unknown-codes' }, error.codes);
  return error.code === 'gone' ? { kind: 'gone' } : again({ name: 'taken' });
}

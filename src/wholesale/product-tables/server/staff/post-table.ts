import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  readTableForm,
  staffTablesAction,
  type TableAction,
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
export async function postTable(
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<TableOutcome> {
  const typed = postedForm(form);
  const rejected = (problems: TableProblems | null, unknown: readonly string[] = []): TableOutcome => ({
    kind: 'again',
    problems,
    unknown,
    typed,
  });
  if (!ctx.nonces.check(staffTablesAction, typedText(typed, '_wpnonce'))) return rejected(null);
  const doneAt = (action: TableAction, address = '') => `/staff/product-tables/${address}?done=${action}`;
  if (id !== null && typedText(typed, 'action') === 'remove') {
    const removed = await removeTable(ctx, id);
    return removed.ok ? { kind: 'go', path: doneAt('removed') } : { kind: 'gone' };
  }
  const read = readTableForm(typed);
  if (!read.ok) return rejected(read.problems);
  const saved = await saveTable(ctx, { id, table: read.table, codes: read.codes });
  if (saved.ok) return { kind: 'go', path: doneAt(id === null ? 'created' : 'saved', `${saved.id}/`) };
  const { error } = saved;
  if (error.code === 'unknown-codes') return rejected({ codes: 'unknown-codes' }, error.codes);
  return error.code === 'gone' ? { kind: 'gone' } : rejected({ name: 'taken' });
}

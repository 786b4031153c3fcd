import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { type BulkCommand, type BulkGoods, bulkPaths, stateAfter } from '../rules/bulk-edit.ts';
import {
  type BulkActions,
  type BulkFormField,
  bulkAction,
  bulkForm,
  isOfVariations,
  mayTake,
} from '../rules/bulk-form.ts';
import { actionsInWords } from './actions-in-words.ts';
import { goneReferences, readFacts } from './read-facts.ts';
import { planBulkEdit } from './run-bulk-edit.ts';
import { findBulkEdit, type StoredBulkEdit } from './stored-bulk-edit.ts';

export type BulkFormProblems = { readonly [Field in BulkFormField | 'form']?: string };
export type PostedBulkEdit =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly typed: PostedForm; readonly problems: BulkFormProblems };

/** The forms of the page of a bulk edit: what shall be done, and its start, stop, and undoing. */
export async function postBulkEdit(
  ctx: RequestContext,
  { id, goods }: { readonly id: number; readonly goods: BulkGoods },
  form: FormData,
): Promise<PostedBulkEdit> {
  const typed = postedForm(form);
  const path = `${bulkPaths[goods]}${id}/`;
  const refused = (problems: BulkFormProblems): PostedBulkEdit => ({ kind: 'refused', typed, problems });
  const edit = await findBulkEdit(ctx.db, id);
  if (edit?.goods !== goods) return { kind: 'gone' };
  if (!ctx.nonces.check(bulkAction, typedText(typed, '_wpnonce'))) return refused({ form: 'expired' });
  const action = typedText(typed, 'action');
  if (action === 'preview') return saveForm(ctx, edit, typed);
  if (edit.actions && !mayDo(ctx, edit.actions)) return refused({ form: 'no-right' });
  await command(ctx, id, action);
  return { kind: 'go', path };
}

const mayDo = ({ visitor }: Pick<RequestContext, 'visitor'>, actions: BulkActions): boolean =>
  mayTake(actions, (right) => mayStaff(visitor.person, right));

async function saveForm(
  ctx: RequestContext,
  edit: StoredBulkEdit,
  typed: PostedForm,
): Promise<PostedBulkEdit> {
  const refused = (problems: BulkFormProblems): PostedBulkEdit => ({ kind: 'refused', typed, problems });
  const read = readForm(bulkForm, typed);
  if (!read.ok) return refused(read.problems);
  const actions = read.draft;
  if (!mayDo(ctx, actions)) return refused({ form: 'no-right' });
  const facts = await readFacts(ctx.db, actions, ctx.clock.now());
  const gone = await goneReferences(ctx.db, actions, facts);
  if (gone.length > 0) return refused(Object.fromEntries(gone.map((field) => [field, 'not-there'])));
  const { _wpnonce: _, action: __, ...form } = typed;
  await inTransaction(ctx.db, async (db) => {
    const now = await findBulkEdit(db, edit.id, { lock: true });
    if (now?.state !== 'draft') return { ok: true as const };
    await db
      .updateTable('bulk_edits')
      .set({ form: JSON.stringify(form) })
      .where('id', '=', edit.id)
      .execute();
    if (edit.goods === 'products') await chooseVariations(db, edit.id, isOfVariations(actions));
    return { ok: true as const };
  });
  return { kind: 'go', path: `${bulkPaths[edit.goods]}${edit.id}/` };
}

/** The variations of the chosen products are edited as well where they have what changes. */
async function chooseVariations(db: RequestContext['db'], id: number, areWanted: boolean): Promise<void> {
  await sql`delete from bulk_edit_items i using products p
    where i.bulk_edit_id = ${id} and p.id = i.item_id and p.type = 'variation'`.execute(db);
  if (areWanted) {
    await sql`insert into bulk_edit_items (bulk_edit_id, item_id)
      select i.bulk_edit_id, v.id from bulk_edit_items i join products v on v.parent_id = i.item_id
      where i.bulk_edit_id = ${id} and v.status <> 'trash'`.execute(db);
  }
  await sql`update bulk_edits e set items = (select count(*) from bulk_edit_items i where i.bulk_edit_id = e.id)
    where id = ${id}`.execute(db);
}

/** Starts, stops, resumes or undoes a bulk edit, with its entry in the audit trail; nothing where it is not in the state for it. */
export async function command(ctx: RequestContext, id: number, action: string): Promise<boolean> {
  const { done } = await inTransaction(ctx.db, async (db) => {
    const edit = await findBulkEdit(db, id, { lock: true });
    const state = edit && stateAfter(edit.state, action);
    if (!edit?.actions || !state) return { ok: true as const, done: false };
    const startsAnew = action === 'start' || action === 'undo';
    await db
      .updateTable('bulk_edits')
      .set({
        state,
        ended_at: action === 'stop' ? ctx.clock.now() : null,
        ...(action === 'start' ? { started_at: ctx.clock.now() } : {}),
        ...(startsAnew ? { position: 0, processed: 0 } : {}),
      })
      .where('id', '=', id)
      .execute();
    await recordAudit({ ...ctx, db }, await auditEntry({ ...ctx, db }, edit, action as BulkCommand));
    if (state !== 'stopped') await planBulkEdit(db, id);
    return { ok: true as const, done: true };
  });
  return done;
}

async function auditEntry(
  ctx: Pick<RequestContext, 'db' | 'settings'>,
  edit: StoredBulkEdit,
  action: BulkCommand,
): Promise<Parameters<typeof recordAudit>[1]> {
  const subject = { kind: 'bulk-edit' as const, id: edit.id, name: `#${edit.id}` };
  if (action !== 'start') {
    return {
      what: 'changed',
      subject,
      before: { state: edit.state },
      after: { state: stateAfter(edit.state, action) },
    };
  }
  const [bulkActions = []] = await actionsInWords(ctx, [edit.actions]);
  return { what: 'created', subject, after: { products: edit.products, bulkActions } };
}

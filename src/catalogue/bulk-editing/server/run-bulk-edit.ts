import { sql } from 'kysely';
import { changesBetween } from '#catalogue/product-editing/rules/product-changes.ts';
import { moveToTrash } from '#catalogue/product-editing/server/move-to-trash.ts';
import { recordVersions } from '#catalogue/product-editing/server/record-version.ts';
import { writeProducts } from '#catalogue/product-editing/server/write-products.ts';
import { recordMovements } from '#catalogue/stock/server/record-movements.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { Clock } from '#foundation/services/clock.ts';
import { notePriceReason } from '#pricing/price-history/server/note-price-reason.ts';
import { applyActions, fieldsOf } from '../rules/apply-actions.ts';
import type { TrashMove } from '../rules/bulk-form.ts';
import { readSubjects } from './bulk-subjects.ts';
import { itemsAfter } from './preview-bulk-edit.ts';
import { goneReferences, readFacts } from './read-facts.ts';
import { findBulkEdit, type StoredBulkEdit } from './stored-bulk-edit.ts';
import { undoItems } from './undo-bulk-edit.ts';
import { type EditingContext, whoEdits } from './who-edits.ts';

type Needs = { readonly db: Database; readonly clock: Clock };

/** Items of one transaction: sales wait for no more than these, and no more are in memory. */
export const ITEMS_AT_ONCE = 1000;

/** Queues the job of a bulk edit, also out of the running one; it carries on where the last one stopped. */
export async function planBulkEdit(db: Database, id: number): Promise<void> {
  await sql`select graphile_worker.add_job('run-bulk-edit', json_build_object('id', ${id}::int), job_key := ${`bulk-edit:${id}`})`.execute(
    db,
  );
}

/**
 * Changes, or restores, the next items of a bulk edit and counts them in the same transaction: whoever is killed in between leaves either
 * both or neither. Returns whether there is more to do.
 */
export async function runChunk(
  { db: all, clock }: Needs,
  id: number,
  atOnce = ITEMS_AT_ONCE,
): Promise<boolean> {
  const { isMore } = await inTransaction(all, async (db) => {
    const edit = await findBulkEdit(db, id, { lock: true });
    if (!edit?.actions || (edit.state !== 'running' && edit.state !== 'undoing')) {
      return { ok: true as const, isMore: false };
    }
    const ids = await itemsAfter({ db }, { id, position: edit.position, count: atOnce });
    const ctx = { db, clock, ...(await whoEdits(db, edit)) };
    if (ids.length > 0)
      await (edit.state === 'running' ? changeItems(ctx, edit, ids) : undoItems(ctx, edit, ids));
    await sql`update bulk_edits set position = ${ids.at(-1) ?? edit.position}, processed = processed + ${ids.length},
        state = case when ${ids.length < atOnce} then ${edit.state === 'running' ? 'done' : 'undone'} else state end,
        ended_at = case when ${ids.length < atOnce} then ${clock.now()} else ended_at end
      where id = ${id}`.execute(db);
    return { ok: true as const, isMore: ids.length === atOnce };
  });
  return isMore;
}

async function changeItems(ctx: EditingContext, edit: StoredBulkEdit, ids: readonly number[]): Promise<void> {
  const { db, clock } = ctx;
  const { actions } = edit;
  if (!actions) return;
  const facts = await readFacts(db, actions, clock.now());
  const gone = await goneReferences(db, actions, facts);
  const subjects = await readSubjects(db, ids, {
    fields: fieldsOf(actions),
    lock: true,
    withTrash: actions.trash !== null,
  });
  const outcomes = subjects.map((subject) => ({
    subject,
    outcome:
      gone.length > 0
        ? ({ kind: 'refused', field: 'name', code: 'not-there' } as const)
        : applyActions(subject, actions, facts),
  }));
  const changed = outcomes.flatMap(({ subject, outcome }) =>
    outcome.kind === 'changed' ? [{ subject, ...outcome }] : [],
  );
  const written = changed.filter(({ values }) => Object.keys(values).length > 0);
  await notePriceReason(ctx, 'bulk-editing');
  await writeProducts(
    { db, clock, language: 'it' },
    written.map(({ subject, values }) => ({ id: subject.id, values })),
  );
  await recordVersions(
    ctx,
    written.map(({ subject, values }) => ({
      id: subject.id,
      changes: changesBetween(subject.values, values),
    })),
    { bulkEditId: edit.id },
  );
  const trashed = changed.filter(({ move }) => move !== null).map(({ subject }) => subject);
  if (actions.trash) await moveToTrash(ctx, trashed, actions.trash);
  const moves = changed
    .filter(({ stockDelta }) => stockDelta !== 0)
    .map(({ subject, stockDelta }) => ({ itemId: subject.id, delta: stockDelta }));
  if (moves.length > 0) await recordMovements(ctx, moves, { reason: 'adjustment', note: '' });
  const refused = [
    ...outcomes.flatMap(({ subject, outcome }) =>
      outcome.kind === 'refused'
        ? [{ id: subject.id, problem: `${outcome.field} ${outcome.code}`, delta: 0, move: null }]
        : [],
    ),
    ...ids
      .filter((id) => !subjects.some((one) => one.id === id))
      .map((id) => ({ id, problem: 'name gone', delta: 0, move: null })),
  ];
  await noteItems(db, edit.id, [
    ...refused,
    ...moves.map(({ itemId, delta }) => ({ id: itemId, problem: null, delta, move: null })),
    ...trashed.map(({ id }) => ({ id, problem: null, delta: 0, move: actions.trash })),
  ]);
  await sql`update bulk_edits set changed = changed + ${changed.length}, refused = refused + ${refused.length} where id = ${edit.id}`.execute(
    db,
  );
}

async function noteItems(
  db: Database,
  id: number,
  items: readonly {
    readonly id: number;
    readonly problem: string | null;
    readonly delta: number;
    readonly move: TrashMove | null;
  }[],
): Promise<void> {
  if (items.length === 0) return;
  await sql`update bulk_edit_items i set problem = n.problem, stock_delta = n.delta, trash_move = n.move
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as n(id int, problem text, delta int, move text)
    where i.bulk_edit_id = ${id} and i.item_id = n.id`.execute(db);
}

const TURN_MS = 2000;

/** Carries a bulk edit on for some seconds, and queues the next turn: other jobs come in between, and a shop that closes waits for no more. */
export async function runBulkEdit(needs: Needs, id: number): Promise<void> {
  const until = performance.now() + TURN_MS;
  do {
    if (!(await runChunk(needs, id))) return;
  } while (performance.now() < until);
  await planBulkEdit(needs.db, id);
}

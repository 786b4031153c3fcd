import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type ListResult, refusedList } from '../rules/list-refusal.ts';
import { type ListRequest, matchLines, worthSaving } from '../rules/match-lines.ts';
import { mostLines } from '../rules/product-string.ts';
import { findItems } from './find-items.ts';
import { holdOwnList } from './own-list.ts';
import { priceListRows } from './price-list-rows.ts';
import { readListRows } from './read-list-rows.ts';
import { writeLines } from './write-lines.ts';

/** What a list is to hold from now on; what of it is not named leaves it. */
type ListChange = { readonly listId: number; readonly request: ListRequest };

/**
 * Brings a list of the visitor's own to what is asked for and remembers today's prices with it, in one transaction. An item that is new to
 * it must be one that the buyer can see; a list is never emptied this way (LIST-06, LIST-07, LIST-12).
 */
export function updateList(
  ctx: RequestContext,
  { listId, request }: ListChange,
): Promise<ListResult<{ readonly listId: number }>> {
  return inTransaction(ctx.db, async (db) => {
    const inside = { ...ctx, db };
    const list = await holdOwnList(inside, listId);
    if (!list) return refusedList({ code: 'unknown-list' });
    const lines = await readListRows(inside, list.id);
    const matched = matchLines(lines, request);
    if (!matched.ok) return matched;
    const keepsZero = ctx.settings.purchase_lists_keep_zero;
    const remaining = worthSaving(matched.remaining, keepsZero);
    const added = worthSaving(matched.added, keepsZero);
    if (remaining.length + added.length === 0) return refusedList({ code: 'list-empty' });
    if (remaining.length + added.length > mostLines) {
      return refusedList({ code: 'too-many-lines', limit: mostLines });
    }
    const found = await findItems(
      inside,
      added.map(({ itemId }) => itemId),
    );
    const fresh = added.flatMap(({ itemId, quantity }) => {
      const item = found.get(itemId);
      return item ? [{ ...item, quantity, unit: null }] : [];
    });
    if (fresh.length < added.length) return refusedList({ code: 'unknown-item' });
    await saveLines(db, list.id, remaining);
    await writeLines(db, list.id, fresh);
    await rememberPrices(inside, list.id);
    await db
      .updateTable('purchase_lists')
      .set({ updated_at: ctx.clock.now() })
      .where('id', '=', list.id)
      .execute();
    return { ok: true, listId: list.id };
  });
}

type Quantity = { readonly id: number; readonly quantity: number };

/** Leaves a list these of its lines, with these quantities. */
async function saveLines(db: Database, listId: number, lines: readonly Quantity[]): Promise<void> {
  const remaining = sql`json_to_recordset(${JSON.stringify(lines)}::json) as kept (id bigint, quantity int)`;
  await sql`delete from purchase_list_lines line
    where line.list_id = ${listId} and not exists (select from ${remaining} where kept.id = line.id)`.execute(
    db,
  );
  await sql`update purchase_list_lines line set quantity = kept.quantity from ${remaining}
    where line.list_id = ${listId} and line.id = kept.id and line.quantity <> kept.quantity`.execute(db);
}

/** Stores with every line that can be bought what one piece costs this buyer today. */
async function rememberPrices(inside: RequestContext, listId: number): Promise<void> {
  const { lines } = await priceListRows(inside, await readListRows(inside, listId));
  const units = [...lines].map(([id, { price }]) => ({ id, cents: price.unit, mode: price.mode }));
  await sql`update purchase_list_lines line set unit_cents = today.cents, unit_mode = today.mode
    from json_to_recordset(${JSON.stringify(units)}::json) as today (id bigint, cents int, mode text)
    where line.list_id = ${listId} and line.id = today.id`.execute(inside.db);
}

import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { findSeenList } from '#wholesale/purchase-lists/server/own-list.ts';
import type { BulkItem } from '../rules/bulk-item.ts';
import type { BulkSearch } from '../rules/bulk-search.ts';
import { readItems } from './read-items.ts';

const longestAsked = 13;

/**
 * A list that the visitor sees, as the form takes it in: its items with the quantities that it keeps (LIST-11). Without a list's id, the one
 * item that the words name by id or code. Nothing of what cannot be bought any more.
 */
export async function readListItems(
  ctx: RequestContext,
  { words, loads }: BulkSearch,
): Promise<readonly BulkItem[]> {
  const listId = loads?.listId ?? null;
  if (listId === null) return readItems(ctx, await namedItem(ctx, words));
  const list = await findSeenList(ctx, listId);
  if (!list) return [];
  const stored = await ctx.db
    .selectFrom('purchase_list_lines')
    .select(['item_id', 'quantity'])
    .where('list_id', '=', list.id)
    .orderBy('id')
    .execute();
  const quantities = new Map<number, number>();
  for (const { item_id: id, quantity } of stored) {
    if (id !== null) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  }
  const items = await readItems(ctx, [...quantities.keys()]);
  return items.map((item) => ({ ...item, quantity: quantities.get(item.id) ?? item.quantity }));
}

async function namedItem({ db }: Pick<RequestContext, 'db'>, words: string): Promise<readonly number[]> {
  const asked = words.slice(0, longestAsked);
  if (asked === '') return [];
  const id = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null;
  const { rows } = await sql<{ id: number }>`/* prepared */
    select id from products where id = ${id}::int and type <> 'variable'
    union select id from products where lower(sku) = lower(${asked}) and type <> 'variable' limit 1`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

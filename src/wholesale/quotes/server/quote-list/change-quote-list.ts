import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownsQuoteList } from './read-quote-list.ts';

/** Sets quantities of lines of the visitor's list, 0 removes a line; returns how many lines changed. Ids of other lists are ignored. */
export async function changeQuoteList(
  ctx: RequestContext,
  quantities: ReadonlyMap<number, number>,
): Promise<number> {
  const session = ctx.session.current();
  if (!session || quantities.size === 0) return 0;
  const { rows } = await sql`
    with wanted as (
      select * from unnest(${[...quantities.keys()]}::bigint[], ${[...quantities.values()]}::int[]) as wanted (id, quantity)),
    gone as (
      delete from quote_list_items using wanted
      where quote_list_items.id = wanted.id and wanted.quantity = 0 and ${ownsQuoteList(session)} returning quote_list_items.id),
    changed as (
      update quote_list_items set quantity = wanted.quantity from wanted
      where quote_list_items.id = wanted.id and wanted.quantity > 0 and quote_list_items.quantity <> wanted.quantity
        and ${ownsQuoteList(session)} returning quote_list_items.id)
    select id from gone union all select id from changed`.execute(ctx.db);
  return rows.length;
}

/** Takes everything off the visitor's list, in the transaction of the request that it became. */
export async function emptyQuoteList({ db, session }: Pick<RequestContext, 'db' | 'session'>): Promise<void> {
  const current = session.current();
  if (current) await sql`delete from quote_list_items where ${ownsQuoteList(current)}`.execute(db);
}

/** Takes a product off the visitor's list, which the wire names by product and variation; whether it stood there. */
export async function removeFromQuoteList(
  ctx: RequestContext,
  item: { readonly productId: number; readonly itemId: number },
): Promise<boolean> {
  const session = ctx.session.current();
  if (!session) return false;
  const { rows } = await sql`
    delete from quote_list_items
    where ${ownsQuoteList(session)} and product_id = ${item.productId} and item_id = ${item.itemId} returning id`.execute(
    ctx.db,
  );
  return rows.length > 0;
}

/** Whether a product or variation is in the visitor's list. */
export async function isOnQuoteList(
  ctx: RequestContext,
  item: { readonly productId: number; readonly itemId: number },
): Promise<boolean> {
  const session = ctx.session.current();
  if (!session) return false;
  const { rows } = await sql`
    select from quote_list_items
    where ${ownsQuoteList(session)} and product_id = ${item.productId} and item_id = ${item.itemId} limit 1`.execute(
    ctx.db,
  );
  return rows.length > 0;
}

/**
 * Merges a guest's list into the customer's, inside the log-in's transaction and before the guest's session is deleted; an item in both
 * stays as the customer has it.
 */
export async function mergeQuoteLists(
  transaction: Database,
  { sessionId, customerId }: { readonly sessionId: number; readonly customerId: number },
): Promise<void> {
  await sql`
    with guest as (delete from quote_list_items where session_id = ${sessionId} returning *)
    insert into quote_list_items (customer_id, product_id, item_id, attributes, quantity, created_at)
    select ${customerId}::int, product_id, item_id, attributes, quantity, created_at from guest order by id
    on conflict (customer_id, item_id, attributes) do nothing`.execute(transaction);
}

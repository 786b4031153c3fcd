import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownsCart } from '../owns-cart.ts';
import type { LineToAdd } from '../write-line.ts';

/** Locks the visitor's cart until the transaction ends; false where there is none yet. */
export async function holdCart(ctx: RequestContext): Promise<boolean> {
  const session = ctx.session.current();
  if (!session) return false;
  const { rows } = await sql`select id from carts where ${ownsCart(session)} for update`.execute(ctx.db);
  return rows.length > 0;
}

/**
 * Writes lines to the visitor's cart in one statement, in their order; creates the cart if none is locked. False where another request
 * created it meanwhile, since these lines were decided without its contents. Keys of the lines are unique.
 */
export async function bulkWrite(
  ctx: RequestContext,
  lines: readonly LineToAdd[],
  isHeld: boolean,
): Promise<boolean> {
  const session = await ctx.session.open(ctx.db);
  const owner = session.customerId === null ? sql`session_id` : sql`customer_id`;
  const rows = lines.map(({ key, product, item, attributes, quantity }, position) => ({
    place: position,
    key,
    product_id: product.id,
    variation_id: product.type === 'variable' ? item.id : null,
    attributes,
    quantity,
  }));
  const written = await sql<{ cart_id: number }>`/* prepared */
    with held as (select id from carts where ${ownsCart(session)} and ${isHeld}::boolean for update),
    made as (
      insert into carts (${owner}) select ${session.customerId ?? session.id} where not exists (select from held)
      on conflict do nothing returning id),
    lines as (
      insert into cart_lines (cart_id, key, product_id, variation_id, attributes, quantity)
      select cart.id, line.key, line.product_id, line.variation_id, line.attributes, line.quantity
      from (select id from held union all select id from made) cart,
        json_to_recordset(${JSON.stringify(rows)}::json)
          as line (place int, key text, product_id int, variation_id int, attributes jsonb, quantity int)
      order by line.place
      on conflict (cart_id, key) do update
        set quantity = cart_lines.quantity + excluded.quantity, seen_unit_cents = null
      returning cart_id),
    raised as (
      update carts set version = version + 1, updated_at = ${ctx.clock.now()}
      where id = (select cart_id from lines limit 1))
    select cart_id from lines limit 1`.execute(ctx.db);
  return written.rows.length > 0;
}

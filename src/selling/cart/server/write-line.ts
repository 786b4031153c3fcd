import { type RawBuilder, sql } from 'kysely';
import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Session } from '#foundation/services/sessions.ts';
import { quantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';
import type { ProductToAdd, SellableItem } from './find-item.ts';
import { ownsCart } from './owns-cart.ts';
import {
  readCartRows,
  type StoredCart,
  type StoredColumns,
  storedCart,
  storedColumns,
  storedJoins,
} from './read-cart-rows.ts';

/** A validated line, ready to be written. */
export type LineToAdd = {
  readonly product: ProductToAdd;
  readonly item: SellableItem;
  readonly attributes: AttributeChoice;
  readonly key: string;
  readonly quantity: number;
  /** pieces of the same item in other lines of the cart */
  readonly elsewhere: number;
};

/**
 * The parts of a `with` statement that write a line: the cart's row is locked first, so that concurrent adds add up, and the limits are
 * checked once more against what the line holds then. `line` is empty where they are exceeded or another request created the cart meanwhile.
 */
function lineWritten(
  ctx: RequestContext,
  session: Session,
  { item, product, key, attributes, quantity, elsewhere }: LineToAdd,
  seenPrice: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const limits = quantityLimits({ ...item.rule, available: null });
  const most = Math.min(limits.maximum, (item.rule.available ?? limits.maximum) - elsewhere);
  const owner = session.customerId === null ? sql`session_id` : sql`customer_id`;
  return sql`
    held as (select * from carts where ${ownsCart(session)} for update),
    made as (
      insert into carts (${owner}) select ${session.customerId ?? session.id} where not exists (select from held)
      on conflict do nothing returning *),
    line as (
      insert into cart_lines (cart_id, key, product_id, variation_id, attributes, quantity)
      select cart.id, ${key}, ${product.id}, ${product.type === 'variable' ? item.id : null}::int,
        ${JSON.stringify(attributes)}::jsonb, ${quantity}
      from (select id from held union all select id from made) cart
      on conflict (cart_id, key) do update
        set quantity = cart_lines.quantity + excluded.quantity, seen_unit_cents = ${seenPrice}
        where cart_lines.quantity + excluded.quantity <= ${most}
          and (cart_lines.quantity + excluded.quantity) % ${limits.step} = 0
      returning *),
    raised as (
      update carts set version = version + 1, updated_at = ${ctx.clock.now()} where id = (select cart_id from line))`;
}

/** Writes a line to the visitor's cart; null where its limits are exceeded or another request created the cart meanwhile. */
export async function writeLine(ctx: RequestContext, line: LineToAdd): Promise<{ cartId: number } | null> {
  const session = await ctx.session.open(ctx.db);
  const { rows } = await sql<{ cartId: number }>`/* prepared */
    with ${lineWritten(ctx, session, line, sql`null`)}
    select cart_id as "cartId" from line`.execute(ctx.db);
  return rows[0] ?? null;
}

/** A cart as a write has left it; `seenBefore`: the price of the written line that is stored as shown, before the buyer sees the new one. */
export type WrittenCart = { readonly stored: StoredCart; readonly seenBefore: number | null };

/**
 * Writes a line and reads the whole cart in one statement. A statement sees the lines of other requests as they were when it began: where
 * it waited for another that changed the cart, the cart is read anew.
 */
export async function writeAndRead(ctx: RequestContext, line: LineToAdd): Promise<WrittenCart | null> {
  const session = await ctx.session.open(ctx.db);
  const { rows } = await sql<StoredColumns & { waited: boolean }>`/* prepared */
    with ${lineWritten(ctx, session, line, sql`cart_lines.seen_unit_cents`)}
    select ${storedColumns(ctx)}, carts.waited
    from (
      select id, version + 1 as version, destination, shipping_method, payment_method, coupon_ids, vat_check_id, staff_discount,
        version <> (select known.version from carts known where known.id = held.id) as waited from held
      union all
      select id, version, destination, shipping_method, payment_method, coupon_ids, vat_check_id, staff_discount, false from made) carts
    join lateral (
      select other.* from cart_lines other where other.cart_id = carts.id and other.key <> ${line.key}
      union all select line.* from line) line on true ${storedJoins}
    where exists (select from line)
    order by line.id`.execute(ctx.db);
  const read = rows[0]?.waited ? await readCartRows(ctx) : await storedCart(ctx, rows);
  return read && withoutSeenPrice(read, line.key);
}

/** The price of a line that was just added to is shown with the answer: the stored one is no change to report. */
function withoutSeenPrice({ head, rows }: StoredCart, key: string): WrittenCart {
  const seenBefore = rows.find((row) => row.key === key)?.seenUnit ?? null;
  return {
    stored: { head, rows: rows.map((row) => (row.key === key ? { ...row, seenUnit: null } : row)) },
    seenBefore,
  };
}

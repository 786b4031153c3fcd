import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type StockRow, stockOf } from '#catalogue/stock/server/stock-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { inCartTransaction } from '#selling/cart/server/in-cart-transaction.ts';
import { showCart } from '#selling/cart/server/show-cart.ts';
import { offerStateAt } from '../rules/offer-state.ts';
import type { OfferRefusal } from './offer-refusal-sentence.ts';
import { storedStateOf } from './offer-rows.ts';
import { whoseOffers } from './read-own-offers.ts';

type OfferInCart = { readonly ok: true } | { readonly ok: false; readonly error: OfferRefusal };

const refused = (error: OfferRefusal): OfferInCart => ({ ok: false, error });

/**
 * Puts all lines of an offer into the cart of the customer that it was made for, at its prices (OFF-05). All of it or nothing: an offer
 * of another customer, one that has ended or was ordered is refused, and so is one of which something is missing. One that is in the cart
 * already stays there once.
 */
export async function putOfferInCart(ctx: RequestContext, offerId: number): Promise<OfferInCart> {
  return inCartTransaction(ctx, async (inside) => {
    const result = await putInside(inside, offerId);
    if (result.ok) await showCart(inside);
    return result;
  });
}

async function putInside(ctx: RequestContext, offerId: number): Promise<OfferInCart> {
  const refusal = await refusalOf(ctx, { offerId, owners: await whoseOffers(ctx) });
  if (refusal) return refused(refusal);
  const cartId = await holdCart(ctx);
  const lines = await linesOf(ctx, { offerId, cartId });
  for (const line of lines) {
    const { name } = line;
    if (line.productId === null || !line.isSold) return refused({ code: 'item-gone', name });
    const alike = lines.filter((other) => other.itemId !== null && other.itemId === line.itemId);
    const wanted = alike.reduce((sum, other) => sum + other.quantity, 0);
    const limit = line.isFree ? null : stockOf(line).limit;
    if (limit !== null && wanted + line.elsewhere > limit) {
      return refused({ code: 'not-enough-stock', name, available: Math.max(0, limit - line.elsewhere) });
    }
  }
  await write(ctx, { cartId, lines });
  await accept(ctx, offerId);
  return { ok: true };
}

/** Into the cart means: at these prices. What was asked for before is settled. */
async function accept({ db, clock }: RequestContext, offerId: number): Promise<void> {
  await db
    .updateTable('offers')
    .set({ accepted_at: clock.now(), counter_id: null, updated_at: clock.now() })
    .where('id', '=', offerId)
    .where((of) => of.or([of('accepted_at', 'is', null), of('counter_id', 'is not', null)]))
    .execute();
}

async function refusalOf(
  { db, clock }: RequestContext,
  { offerId, owners }: { readonly offerId: number; readonly owners: readonly number[] },
): Promise<OfferRefusal | null> {
  if (owners.length === 0) return { code: 'unknown-offer' };
  const offer = await db
    .selectFrom('offers')
    .select(['status', 'valid_until', 'counter_id', 'accepted_at'])
    .where('id', '=', offerId)
    .where('customer_id', 'in', owners)
    .forUpdate()
    .executeTakeFirst();
  if (!offer) return { code: 'unknown-offer' };
  const state = offerStateAt(storedStateOf(offer), clock.now().getTime());
  switch (state) {
    case 'open':
    case 'countered':
    case 'accepted':
      return null;
    // Customers must not learn that a draft exists.
    case 'draft':
      return { code: 'unknown-offer' };
    default:
      return { code: `offer-${state}` };
  }
}

/** The visitor's cart, made where there is none and locked until the transaction ends, in one statement: no other request can delete it. */
async function holdCart(ctx: RequestContext): Promise<number> {
  const session = await ctx.session.open(ctx.db);
  const owner = session.customerId === null ? sql`session_id` : sql`customer_id`;
  const { rows } = await sql<{ id: number }>`
    insert into carts (${owner}) values (${session.customerId ?? session.id})
    on conflict (${owner}) do update set updated_at = carts.updated_at returning id`.execute(ctx.db);
  const [cart] = rows;
  if (!cart) throw new Error('there is no cart to put an offer into');
  return cart.id;
}

type Line = StockRow & {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  readonly isFree: boolean;
  readonly itemId: number | null;
  readonly productId: number | null;
  readonly variationId: number | null;
  readonly attributes: Readonly<Record<string, string>> | null;
  readonly isSold: boolean;
  /** pieces of the item in other lines of the cart */
  readonly elsewhere: number;
};

async function linesOf(
  { db }: RequestContext,
  { offerId, cartId }: { readonly offerId: number; readonly cartId: number },
): Promise<readonly Line[]> {
  const { rows } = await sql<Line>`
    select l.id, l.name, l.quantity, l.is_free as "isFree", item.id as "itemId", product.id as "productId",
      case when item.type = 'variation' then item.id end as "variationId",
      (select json_object_agg('attribute_pa_' || a.slug, t.slug) from variation_terms vt
        join attributes a on a.id = vt.attribute_id join attribute_terms t on t.id = vt.term_id
        where vt.variation_id = item.id) as attributes,
      l.is_free or coalesce(item.status = 'published' and product.status = 'published' and item.type <> 'variable', false) as "isSold",
      coalesce(item.backorders, 'no') as backorders, stock.on_hand, stock.reserved, stock.low_stock_threshold,
      (select coalesce(sum(held.quantity), 0)::int from cart_lines held
        where held.cart_id = ${cartId} and coalesce(held.variation_id, held.product_id) = item.id
          and held.offer_line_id not in (select id from offer_lines where offer_id = ${offerId}) is not false) as elsewhere
    from offer_lines l
    left join products item on item.id = case when l.is_free then (select product_id from offer_goods) else l.item_id end
    left join products product on product.id = coalesce(item.parent_id, item.id)
    left join stock on stock.product_id = item.id
    where l.offer_id = ${offerId} order by l.position`.execute(db);
  return rows;
}

async function write(
  { db, clock }: RequestContext,
  { cartId, lines }: { readonly cartId: number; readonly lines: readonly Line[] },
): Promise<void> {
  const rows = lines.map(({ id, productId, variationId, attributes, quantity }) => ({
    key: createHash('md5').update(`offer_${id}`).digest('hex'),
    product_id: productId,
    variation_id: variationId,
    attributes: attributes ?? {},
    quantity,
    offer_line_id: id,
  }));
  await sql`
    with line as (
      insert into cart_lines (cart_id, key, product_id, variation_id, attributes, quantity, offer_line_id)
      select ${cartId}::bigint, l.key, l.product_id, l.variation_id, l.attributes, l.quantity, l.offer_line_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as l (key text, product_id int, variation_id int, attributes jsonb, quantity int, offer_line_id int)
      on conflict (cart_id, key) do nothing returning cart_id)
    update carts set version = version + 1, updated_at = ${clock.now()}
    where id = ${cartId} and exists (select from line)`.execute(db);
}

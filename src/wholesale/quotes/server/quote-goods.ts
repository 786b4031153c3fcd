import { readCards } from '#catalogue/products/server/read-cards.ts';
import { readVendors } from '#catalogue/vendors/server/read-vendors.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { tierCounting } from '#pricing/prices/server/tier-table-terms.ts';
import { readTaxRates } from '#pricing/tax/server/read-tax-rates.ts';
import { type PricedLine, priceRows } from '#selling/cart/rules/price-rows.ts';
import { ownsCart } from '#selling/cart/server/owns-cart.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import { MAX_QUOTE_LINES } from '../rules/quote-limits.ts';
import type { QuoteLine } from '../rules/stored-quote.ts';
import { readQuoteListRows } from './quote-list/read-quote-list.ts';

/** What a quote is asked for: its lines, and whose goods they are. */
export type QuoteGoods = {
  readonly lines: readonly (QuoteLine & { readonly itemId: number })[];
  /** null for an empty cart or for goods that no cart holds */
  readonly cartId: number | null;
  /** of all goods; null for the shop's own */
  readonly vendorId: number | null;
  /** the cart holds products of more than one vendor (QUO-14) */
  readonly hasManyVendors: boolean;
};

const none: QuoteGoods = { lines: [], cartId: null, vendorId: null, hasManyVendors: false };

/** Holds the visitor's cart until the transaction ends, so that an add at the same moment comes before or after it. */
export async function lockCart({ db, session }: Pick<RequestContext, 'db' | 'session'>): Promise<void> {
  const current = session.current();
  if (!current) return;
  await db.selectFrom('carts').select('id').where(ownsCart(current)).forUpdate().execute();
}

/** The lines of the visitor's cart, priced now; works inside a transaction given as `ctx.db`. */
export async function cartGoods(ctx: RequestContext): Promise<QuoteGoods> {
  const { head, lines } = await readPricedCart(ctx);
  const shown = lines.slice(0, MAX_QUOTE_LINES).map(quoteLineOf);
  if (!head || shown.length === 0) return none;
  return goodsIn(ctx, shown, head.id);
}

/** The lines of the visitor's quote list, priced now as a cart of their own would be (RAQ-06). */
export async function listGoods(ctx: RequestContext): Promise<QuoteGoods> {
  if (!ctx.settings.quote_list_enabled) return none;
  const [rows, rates] = await Promise.all([readQuoteListRows(ctx), readTaxRates(ctx)]);
  if (rows.length === 0) return none;
  const { lines } = priceRows({
    rows: rows.slice(0, MAX_QUOTE_LINES),
    mode: ctx.visitor.audience.mode,
    homeRate: rates.home,
    rate: rates.home,
    tiers: tierCounting(ctx.settings),
  });
  return goodsIn(ctx, lines.map(quoteLineOf), null);
}

async function goodsIn(
  ctx: RequestContext,
  lines: readonly ReturnType<typeof quoteLineOf>[],
  cartId: number | null,
): Promise<QuoteGoods> {
  const vendors = await vendorsOf(
    ctx,
    lines.map(({ productId }) => productId),
  );
  return { lines, cartId, vendorId: vendors[0] ?? null, hasManyVendors: vendors.length > 1 };
}

function quoteLineOf({ shown: line, price }: PricedLine) {
  return {
    itemId: line.variationId ?? line.productId,
    productId: line.productId,
    name: [line.name, ...line.chosen.map(({ label, value }) => `${label}: ${value}`)].join(', '),
    sku: line.sku,
    quantity: line.quantity,
    unit: price.steps.length === 0 ? null : line.unit,
  };
}

/** A product that the visitor may see, for a quote request on its page; no lines where there is none. */
export async function productGoods(ctx: RequestContext, productId: number): Promise<QuoteGoods> {
  const [card] = await readCards(ctx, [productId]);
  if (!card) return none;
  const [vendorId = null] = await vendorsOf(ctx, [productId]);
  const unit = card.price && card.price.upTo === null ? card.price.unit : null;
  const line = { itemId: card.id, name: card.name, sku: card.sku, quantity: null, unit };
  return { lines: [line], cartId: null, vendorId, hasManyVendors: false };
}

/** Whose the products are, each once: the shop's own count as those of one more seller; none is named in a shop of one. */
async function vendorsOf(
  ctx: RequestContext,
  productIds: readonly number[],
): Promise<readonly (number | null)[]> {
  if ((await readVendors(ctx)) === null) return [null];
  const rows = await ctx.db
    .selectFrom('products')
    .select('vendor_id')
    .distinct()
    .where('id', 'in', productIds)
    .execute();
  return rows.map(({ vendor_id }) => vendor_id);
}

import { type RawBuilder, sql } from 'kysely';
import type { TaxRate } from '#foundation/money/rules/tax-rate.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';
import { priorPrice } from '#pricing/price-history/server/prior-price-column.ts';
import type { ResolvedPrice } from '../rules/price-of.ts';
import { createPricer, type PricedRow } from './create-pricer.ts';
import { type ListTerms, listTerms } from './list-terms.ts';

/** A product or variation, and the effective quantity (TIER-11) that its price is asked for. */
export type ItemToPrice = { readonly itemId: number; readonly quantity: number };

/** The price of one piece, with what VAT has to know of the item. */
export type PricedItem = ResolvedPrice & {
  readonly itemId: number;
  readonly taxClass: string;
  /** the home VAT rate of its tax class */
  readonly homeRate: TaxRate;
};

/** Prices of published items for the visitor, by item; an item that cannot be bought for lack of a price is left out (TIER-15). */
export async function priceItems(
  ctx: RequestContext,
  items: readonly ItemToPrice[],
): Promise<Map<number, PricedItem>> {
  const quantities = new Map(items.map((item) => [item.itemId, item.quantity]));
  const priced = new Map<number, PricedItem>();
  if (quantities.size === 0) return priced;
  const [pricer, { rows }] = await Promise.all([
    createPricer(ctx),
    pricedRowsQuery(ctx.visitor.audience, [...quantities.keys()]).execute(ctx.db),
  ]);
  for (const row of rows) {
    const price = pricer.price(row, row.terms, quantities.get(row.id) ?? 1);
    if (!price) continue;
    priced.set(row.id, {
      ...price,
      itemId: row.id,
      taxClass: row.tax_class,
      homeRate: pricer.homeRate(row.tax_class),
    });
  }
  return priced;
}

type Row = PricedRow & { readonly id: number; readonly terms: ListTerms };

/** The items as they are priced for an audience, looked up by their keys. */
export function pricedRowsQuery(audience: Audience, ids: readonly number[]): RawBuilder<Row> {
  return sql<Row>`/* prepared */
    select p.id, p.tax_class, p.regular_price_cents, p.sale_price_cents, p.sale_from, p.sale_to,
      ${priorPrice('p')} as prior_price, ${listTerms(audience, 'p')} as terms
    from products p
    where p.id = any (${ids}::int[]) and p.type <> 'variable' and p.status = 'published'`;
}

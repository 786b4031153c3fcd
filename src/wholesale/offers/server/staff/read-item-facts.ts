import { sql } from 'kysely';
import { type StockRow, stockOf } from '#catalogue/stock/server/stock-of.ts';
import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readSegment } from '#pricing/customer-groups/server/read-segment.ts';
import { effectiveQuantity } from '#pricing/prices/rules/effective-quantity.ts';
import { listLimits } from '#pricing/prices/server/list-terms.ts';
import { priceItems } from '#pricing/prices/server/price-items.ts';
import { tierCounting } from '#pricing/prices/server/tier-table-terms.ts';
import { quantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';
import { type ListLimits, type QuantityRow, quantityRule } from '#pricing/quantities/rules/quantity-rule.ts';
import type { ItemFacts } from '../../rules/item-facts.ts';
import type { Buyer } from './find-buyer.ts';

type Asked = {
  readonly itemId: number;
  /** null where none was said: its price is that of the smallest quantity */
  readonly quantity: number | null;
};

type Row = StockRow &
  QuantityRow & {
    readonly id: number;
    readonly productId: number;
    readonly isSold: boolean;
    readonly limits: ListLimits | null;
  };

/** What a customer would pay for items today, by the prices of its own group, with their limits and stock; what is gone is left out. */
export async function readItemFacts(
  ctx: RequestContext,
  { groupId }: Pick<Buyer, 'groupId'>,
  asked: readonly Asked[],
): Promise<{ readonly mode: TaxMode; readonly facts: ReadonlyMap<number, ItemFacts> }> {
  const { audience } = await readSegment(ctx, groupId);
  const ids = [...new Set(asked.map(({ itemId }) => itemId))];
  const { rows } = await sql<Row>`
    select item.id, product.id as "productId", item.status = 'published' and product.status = 'published' and item.type <> 'variable' as "isSold",
      item.min_quantity, item.max_quantity, item.quantity_step, item.sold_individually or product.sold_individually as sold_individually,
      item.backorders, s.on_hand, s.reserved, s.low_stock_threshold, ${listLimits(audience, 'item')} as limits
    from products item join products product on product.id = coalesce(item.parent_id, item.id)
    left join stock s on s.product_id = item.id
    where item.id = any (${ids}::int[])`.execute(ctx.db);
  const limited = new Map(
    rows.map((row) => {
      const available = stockOf(row).limit;
      const limits = quantityLimits(quantityRule(row, row.limits, null));
      return [row.id, { isSold: row.isSold, available, limits }] as const;
    }),
  );
  const priced = await priceItems(
    { ...ctx, visitor: { ...ctx.visitor, person: null, audience } },
    tierQuantities(ctx, rows, asked),
  );
  const facts = [...limited].map(
    ([id, known]) => [id, { ...known, unit: priced.get(id)?.unit ?? null }] as const,
  );
  return { mode: audience.mode, facts: new Map(facts) };
}

/** The quantity by which the tier of each item is chosen: all pieces together, counted as the cart of this customer would (TIER-11). */
function tierQuantities(ctx: RequestContext, rows: readonly Row[], asked: readonly Asked[]) {
  const counting = tierCounting(ctx.settings);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const pieces = asked.flatMap(({ itemId, quantity }) => {
    const row = rowOf.get(itemId);
    if (!row) return [];
    const group = counting.variationsTogether ? row.productId : row.id;
    const least = quantityLimits(quantityRule(row, row.limits, null)).minimum;
    return [{ itemId, group, quantity: quantity ?? least }];
  });
  const sumOf = (some: typeof pieces) => some.reduce((sum, { quantity }) => sum + quantity, 0);
  const cartTotal = sumOf(pieces);
  return pieces.map(({ itemId, group }) => {
    const inCart = sumOf(pieces.filter((piece) => piece.group === group));
    return { itemId, quantity: effectiveQuantity({ entered: 0, inCart, cartTotal, siblings: 0 }, counting) };
  });
}

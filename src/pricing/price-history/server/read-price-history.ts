import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { convertTaxMode } from '#pricing/tax/rules/destination-price.ts';
import { readTaxRates } from '#pricing/tax/server/read-tax-rates.ts';
import { type PriceReason, priceReasonOf } from '../rules/price-reason.ts';
import type { PricedTerms } from '../rules/priced-terms.ts';

/** A line of an item's history as staff read it, in the shop's tax mode of today; `personName` is empty where nobody is known. */
export type PriceHistoryLine = PricedTerms & {
  readonly id: number;
  readonly reason: PriceReason;
  readonly personName: string;
};

export type PriceHistory = {
  /** the newest first, each beside what stood before */
  readonly lines: readonly (PriceHistoryLine & { readonly before: PricedTerms | null })[];
  /** how many older ones are not shown */
  readonly older: number;
};

const shown = 100;

/** Everything that everybody was asked for an item, by `price_history`; the newest first. */
export async function readPriceHistory(
  ctx: RequestContext,
  item: { readonly id: number; readonly taxClass: string },
): Promise<PriceHistory> {
  const all = await readPricedTerms(ctx, item);
  const lines = all.map((line, index) => ({ ...line, before: all[index - 1] ?? null }));
  return {
    lines: lines.toReversed().slice(0, shown),
    older: Math.max(0, lines.length - shown),
  };
}

/** The same with the oldest first. */
export async function readPricedTerms(
  ctx: RequestContext,
  item: { readonly id: number; readonly taxClass: string },
): Promise<readonly PriceHistoryLine[]> {
  const [rates, rows] = await Promise.all([
    readTaxRates(ctx),
    ctx.db.selectFrom('price_history').selectAll().where('product_id', '=', item.id).orderBy('id').execute(),
  ]);
  const mode = (withTax: boolean) => (withTax ? 'gross' : 'net');
  const shopMode = mode(ctx.settings.prices_include_tax);
  return rows.map((row): PriceHistoryLine => {
    const cents = (amount: number | null) =>
      amount === null
        ? null
        : convertTaxMode(toCents(amount), mode(row.with_tax), shopMode, rates.home(item.taxClass));
    return {
      id: row.id,
      at: row.changed_at.getTime(),
      isOpening: row.reason === 'opening',
      regular: cents(row.regular_cents),
      sale: cents(row.sale_cents),
      saleFrom: row.sale_from?.getTime() ?? null,
      saleTo: row.sale_to?.getTime() ?? null,
      reason: priceReasonOf(row.reason),
      personName: row.person_name,
    };
  });
}

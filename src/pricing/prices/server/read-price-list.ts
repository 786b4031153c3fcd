import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

export type AudiencePriceList = {
  readonly id: number;
  readonly slug: string;
  /** the mode in which the list's own amounts, and its listing prices, are kept */
  readonly mode: TaxMode;
};

/** The price list of the audience, cached until the shop's data change. */
export async function readPriceList(ctx: RequestContext): Promise<AudiencePriceList> {
  const { priceListId: id, priceListSlug: slug } = ctx.visitor.audience;
  const lists = await ctx.memory.remember('price-lists', () =>
    ctx.db.selectFrom('price_lists').select(['id', 'prices_include_tax']).execute(),
  );
  const withTax = lists.find((list) => list.id === id)?.prices_include_tax ?? true;
  return { id, slug, mode: withTax ? 'gross' : 'net' };
}

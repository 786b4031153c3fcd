import { type IndexNeeds, readPricedIndex } from './read-listing-index.ts';

/** Reads what guests' listings need, so that none of them waits for it. */
export async function prepareListings(ctx: IndexNeeds): Promise<void> {
  const retail = await ctx.db
    .selectFrom('price_lists')
    .select('id')
    .where('is_retail', '=', true)
    .executeTakeFirst();
  if (retail) await readPricedIndex(ctx, retail.id, { byPrice: true });
}

import { type IndexNeeds, readListingIndex } from './read-listing-index.ts';

/** Reads what guests' listings need, so that none of them waits for it. */
export async function prepareListings(toolbox: IndexNeeds): Promise<void> {
  const retail = await toolbox.db
    .selectFrom('price_lists')
    .select('id')
    .where('is_retail', '=', true)
    .executeTakeFirst();
  if (retail) await readListingIndex(toolbox, { priceListId: retail.id, hidden: null });
}

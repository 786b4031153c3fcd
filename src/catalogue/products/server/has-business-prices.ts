import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** Whether companies have a price list of their own. */
export function hasBusinessPrices({ db, memory }: Pick<RequestContext, 'db' | 'memory'>): Promise<boolean> {
  return memory.remember('business-prices', async () => {
    const group = await db
      .selectFrom('customer_groups')
      .innerJoin('price_lists', 'price_lists.id', 'customer_groups.price_list_id')
      .select('customer_groups.id')
      .where('customer_groups.kind', '=', 'business')
      .where('price_lists.is_retail', '=', false)
      .limit(1)
      .executeTakeFirst();
    return group !== undefined;
  });
}

import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** When a product was last changed; null for an empty shop. Cached until the shop's data change. */
export async function lastChange(ctx: RequestContext): Promise<Date | null> {
  return ctx.memory.remember(
    'last-product-change',
    async () => {
      const row = await ctx.db
        .selectFrom('products')
        .select('updated_at')
        .orderBy('updated_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.updated_at ?? null;
    },
    'prices',
  );
}

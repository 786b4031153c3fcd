import type { Toolbox } from '#foundation/request-context/toolbox.ts';

/** When a product was last changed; null for an empty shop. Kept until the shop's data change. */
export async function lastChange(toolbox: Toolbox): Promise<Date | null> {
  return toolbox.memory.remember('last-product-change', async () => {
    const row = await toolbox.db
      .selectFrom('products')
      .select('updated_at')
      .orderBy('updated_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.updated_at ?? null;
  });
}

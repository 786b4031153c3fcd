import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** The names of vendors by id, or null where the shop has no more than one, so that vendors are not shown (ACC-11). */
export function readVendors(
  ctx: Pick<RequestContext, 'db' | 'memory'>,
): Promise<ReadonlyMap<number, string> | null> {
  return ctx.memory.remember('vendors', async () => {
    const rows = await ctx.db.selectFrom('vendors').select(['id', 'name']).execute();
    return rows.length > 1 ? new Map(rows.map(({ id, name }) => [id, name])) : null;
  });
}

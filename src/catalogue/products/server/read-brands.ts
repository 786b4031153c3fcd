import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';

export type BrandEntry = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
};

/** All brands by id, cached until the shop's data change. */
export async function readBrands(
  ctx: Pick<RequestContext, 'db' | 'memory'>,
): Promise<ReadonlyMap<number, BrandEntry>> {
  return ctx.memory.remember('brands', async () => {
    const rows = await ctx.db.selectFrom('brands').select(['id', 'slug', 'name', 'description']).execute();
    return new Map(rows.map((row) => [row.id, row]));
  });
}

/** The brands that the audience may know of: where goods are hidden, those of which something is left. */
export async function readShownBrands(
  ctx: Pick<RequestContext, 'db' | 'memory' | 'visitor'>,
): Promise<ReadonlyMap<number, BrandEntry>> {
  const { hidden } = ctx.visitor.audience;
  const brands = await readBrands(ctx);
  if (!hidden) return brands;
  return ctx.memory.remember(`brands:${hidden.key}`, async () => {
    const { rows } = await sql<{ id: number }>`
      select b.id from brands b where exists (
        select from products p where p.brand_id = b.id and p.type <> 'variation' and p.status = 'published'
          and ${notHidden(hidden, sql`p.id`)})`.execute(ctx.db);
    const left = new Set(rows.map(({ id }) => id));
    return new Map([...brands].filter(([id]) => left.has(id)));
  });
}

import { sql } from 'kysely';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';

export type BrandEntry = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
};

/** All brands by id, kept until the shop's data change. */
export async function readBrands(
  toolbox: Pick<Toolbox, 'db' | 'memory'>,
): Promise<ReadonlyMap<number, BrandEntry>> {
  return toolbox.memory.remember('brands', async () => {
    const rows = await toolbox.db
      .selectFrom('brands')
      .select(['id', 'slug', 'name', 'description'])
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  });
}

/** The brands that the audience may know of: where goods are hidden, those of which something is left. */
export async function readShownBrands(
  toolbox: Pick<Toolbox, 'db' | 'memory' | 'visitor'>,
): Promise<ReadonlyMap<number, BrandEntry>> {
  const { hidden } = toolbox.visitor.audience;
  const brands = await readBrands(toolbox);
  if (!hidden) return brands;
  return toolbox.memory.remember(`brands:${hidden.key}`, async () => {
    const { rows } = await sql<{ id: number }>`
      select b.id from brands b where exists (
        select from products p where p.brand_id = b.id and p.type <> 'variation' and p.status = 'published'
          and ${notHidden(hidden, sql`p.id`)})`.execute(toolbox.db);
    const left = new Set(rows.map(({ id }) => id));
    return new Map([...brands].filter(([id]) => left.has(id)));
  });
}

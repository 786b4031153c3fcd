import type { Toolbox } from '#services/toolbox.ts';

export type BrandEntry = { readonly id: number; readonly slug: string; readonly name: string };

/** All brands by id, kept until the shop's data change. */
export async function readBrands(toolbox: Toolbox): Promise<ReadonlyMap<number, BrandEntry>> {
  return toolbox.memory.remember('brands', async () => {
    const rows = await toolbox.db.selectFrom('brands').select(['id', 'slug', 'name']).execute();
    return new Map(rows.map((row) => [row.id, row]));
  });
}

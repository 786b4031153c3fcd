import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ListPercentage } from '../rules/list-percentage.ts';
import { shownValidity } from '../rules/validity.ts';

type Row = {
  price_list_id: number;
  basis_points: number;
  brand: ListPercentage['brand'];
  category: ListPercentage['category'];
  valid_from: Date | null;
  valid_to: Date | null;
};

/** The percentages of the audience's price list, cached until the shop's data change. */
export async function readPercentages(ctx: RequestContext): Promise<readonly ListPercentage[]> {
  const { hasOwnPrices, priceListId } = ctx.visitor.audience;
  if (!hasOwnPrices) return [];
  const all = await ctx.memory.remember('price-list-percentages', async () => {
    const { rows } = await sql<Row>`
      select r.price_list_id, r.basis_points, r.valid_from, r.valid_to,
        case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as brand,
        case when c.id is not null then
          json_build_object('id', c.id, 'name', c.name, 'depth', category_depth(c.id)) end as category
      from price_list_percentages r
      left join brands b on b.id = r.brand_id
      left join categories c on c.id = r.category_id`.execute(ctx.db);
    return Map.groupBy(rows, (row) => row.price_list_id);
  });
  return (all.get(priceListId) ?? []).map((row) => {
    const validity = shownValidity({
      from: row.valid_from?.getTime() ?? null,
      to: row.valid_to?.getTime() ?? null,
    });
    const { basis_points: basisPoints, brand, category } = row;
    return { basisPoints, brand, category, ...(validity ? { validity } : {}) };
  });
}

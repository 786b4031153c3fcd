import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

export type StaffPriceList = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly includesTax: boolean;
  readonly isRetail: boolean;
  readonly products: number;
  readonly percentages: number;
  readonly groups: readonly string[];
};

/** All price lists, that of everybody first; or one of them. */
export async function readPriceLists(
  { db }: Pick<RequestContext, 'db'>,
  only: number | null = null,
): Promise<readonly StaffPriceList[]> {
  const { rows } = await sql<StaffPriceList>`
    select l.id, l.name, l.slug, l.prices_include_tax as "includesTax", l.is_retail as "isRetail",
      (select count(distinct e.product_id)::int from price_list_entries e where e.price_list_id = l.id) as products,
      (select count(*)::int from price_list_percentages r where r.price_list_id = l.id) as percentages,
      array(select g.name from customer_groups g where g.price_list_id = l.id order by g.name) as groups
    from price_lists l where ${only}::int is null or l.id = ${only}
    order by l.is_retail desc, l.name`.execute(db);
  return rows;
}

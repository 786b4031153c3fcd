import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { statusConditions } from './product-conditions.ts';
import { mayHoldVariations, type ProductQuery, type StockStatus, stockStatuses } from './product-query.ts';
import { productSource } from './product-source.ts';
import type { ProductTaxonomy } from './product-taxonomy.ts';

export type Count<T> = { readonly value: T; readonly count: number };

/** How many of the products that answer a question carry each term of some taxonomies; terms that none carries are left out. */
export async function countTerms(
  ctx: RequestContext,
  query: ProductQuery,
  taxonomies: readonly ProductTaxonomy[],
): Promise<readonly Count<number>[]> {
  if (taxonomies.length === 0) return [];
  const { source } = await productSource(ctx, query, { priced: false });
  const withVariations = mayHoldVariations(query);
  const counts: Count<number>[] = [];
  for (const part of termParts(taxonomies, withVariations)) {
    const result = await sql<Count<number>>`
      with found as (select p.id, p.parent_id, p.brand_id ${source}) ${part} order by 1`.execute(ctx.db);
    counts.push(...result.rows);
  }
  return counts;
}

/** One query for each kind of taxonomy, over the products `found`; a variation counts for its product's terms. */
function termParts(
  taxonomies: readonly ProductTaxonomy[],
  withVariations: boolean,
): readonly RawBuilder<unknown>[] {
  const owner = withVariations ? sql`coalesce(f.parent_id, f.id)` : sql`f.id`;
  const slugs = taxonomies.filter((name) => name.startsWith('pa_')).map((name) => name.slice(3));
  const parts: RawBuilder<unknown>[] = [];
  if (taxonomies.includes('product_cat')) {
    parts.push(sql`select t.category_id as value, count(*) as count
      from found f join product_categories t on t.product_id = ${owner} group by 1`);
  }
  if (taxonomies.includes('product_tag')) {
    parts.push(sql`select t.tag_id as value, count(*) as count
      from found f join product_tags t on t.product_id = ${owner} group by 1`);
  }
  if (taxonomies.includes('product_brand')) {
    const above = withVariations ? sql`left join products above on above.id = f.parent_id` : sql``;
    const brand = withVariations ? sql`coalesce(f.brand_id, above.brand_id)` : sql`f.brand_id`;
    parts.push(sql`select ${brand} as value, count(*) as count
      from found f ${above} where ${brand} is not null group by 1`);
  }
  if (slugs.length > 0) {
    const terms = sql`select id from attribute_terms
      where attribute_id in (select id from attributes where slug = any (${slugs}::text[]))`;
    const own = withVariations
      ? sql`union all select t.term_id from found f join variation_terms t on t.variation_id = f.id
          where t.term_id in (${terms})`
      : sql``;
    parts.push(sql`select carried.term_id as value, count(*) as count from (
      select t.term_id from found f join product_attribute_terms t on t.product_id = f.id
        where t.term_id in (${terms}) ${own}) carried group by 1`);
  }
  return parts;
}

/** How many of the products have an average rating of so many whole stars; products without a rating are left out. */
export async function countRatings(
  ctx: RequestContext,
  query: ProductQuery,
): Promise<readonly Count<number>[]> {
  const { source } = await productSource(ctx, query, { priced: false });
  const result = await sql<Count<number>>`
    select round(p.average_rating)::int as value, count(*) as count ${source} and p.average_rating >= 0.5
    group by 1 order by 1`.execute(ctx.db);
  return result.rows;
}

/** How many of the products are in each state of the stock, those that none is in as well. */
export async function countStock(
  ctx: RequestContext,
  query: ProductQuery,
): Promise<readonly Count<StockStatus>[]> {
  const { source } = await productSource(ctx, query, { priced: false });
  const columns = stockStatuses.map(
    (status) => sql`count(*) filter (where ${statusConditions[status]}) as ${sql.ref(status)}`,
  );
  const result = await sql<Record<StockStatus, number>>`select ${sql.join(columns)} ${source}`.execute(
    ctx.db,
  );
  return stockStatuses.map((status) => ({ value: status, count: result.rows[0]?.[status] ?? 0 }));
}

import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { StockCount } from '../../../rules/counts/count.ts';

type Scope = Pick<StockCount, 'scope' | 'categoryId' | 'brandId'>;

/** Whether a product `p`, with its `parent`, is an article that belongs to a count. */
export function inScope({ scope, categoryId, brandId }: Scope): RawBuilder<boolean> {
  const belongs = {
    all: sql`true`,
    category: sql`exists (select from product_categories c
      where c.category_id = ${categoryId}::int and c.product_id = coalesce(p.parent_id, p.id))`,
    brand: sql`coalesce(parent.brand_id, p.brand_id) = ${brandId}::int`,
  };
  return sql`p.type <> 'variable' and coalesce(parent.status, p.status) <> 'trash'
    and not exists (select from offer_goods g where g.product_id = p.id) and ${belongs[scope]}`;
}

/**
 * The ids of the articles of a count as the table `articles`, for a category or a brand: their products first, then the variations of these, so
 * that nothing else is read.
 */
export function articlesOf({ scope, categoryId, brandId }: Scope): RawBuilder<unknown> {
  const belongs =
    scope === 'brand'
      ? sql`p.brand_id = ${brandId}::int`
      : sql`exists (select from product_categories c where c.category_id = ${categoryId}::int and c.product_id = p.id)`;
  return sql`own as materialized (
      select p.id, p.type from products p where p.type <> 'variation' and p.status <> 'trash' and ${belongs}
        and not exists (select from offer_goods g where g.product_id = p.id)),
    articles as materialized (
      select id from own where type = 'simple'
      union all
      select v.id from own cross join lateral (select v.id from products v where v.parent_id = own.id offset 0) v
      where own.type = 'variable')`;
}

/** What belongs to no count, as the table `outside`: variable products, what is in the trash, and the goods of free lines of offers. */
export const outsideOfCounts = sql`trashed as materialized (
    select id from products where status = 'trash' and type = 'simple'
    union all
    select v.id from products p join products v on v.parent_id = p.id where p.status = 'trash' and p.type = 'variable'
    union all
    select product_id from offer_goods),
  outside as materialized (
    select id from trashed union all select id from products where type <> 'variation' and type = 'variable')`;

type Choice = { readonly id: number; readonly label: string };

/** What a count can be limited to: categories in the order of their tree, and brands. */
export async function readScopeChoices({ db }: Pick<RequestContext, 'db'>): Promise<{
  readonly categories: readonly Choice[];
  readonly brands: readonly Choice[];
}> {
  const [categories, brands] = await Promise.all([
    sql<Choice>`
      with recursive tree as (
        select id, name as label, array[position, id] as line from categories where parent_id is null
        union all
        select c.id, t.label || ' › ' || c.name, t.line || array[c.position, c.id]
        from categories c join tree t on c.parent_id = t.id where cardinality(t.line) < 40)
      select id, label from tree order by line`.execute(db),
    sql<Choice>`select id, name as label from brands order by lower(name), id`.execute(db),
  ]);
  return { categories: categories.rows, brands: brands.rows };
}

import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { StockCount } from '../../../rules/counts/count.ts';

/** Whether a product `p`, with its `parent`, is an article that belongs to a count. */
export function inScope({
  scope,
  categoryId,
  brandId,
}: Pick<StockCount, 'scope' | 'categoryId' | 'brandId'>): RawBuilder<boolean> {
  const belongs = {
    all: sql`true`,
    category: sql`exists (select from product_categories c
      where c.category_id = ${categoryId}::int and c.product_id = coalesce(p.parent_id, p.id))`,
    brand: sql`coalesce(parent.brand_id, p.brand_id) = ${brandId}::int`,
  };
  return sql`p.type <> 'variable' and coalesce(parent.status, p.status) <> 'trash'
    and not exists (select from offer_goods g where g.product_id = p.id) and ${belongs[scope]}`;
}

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

import { type RawBuilder, sql } from 'kysely';
import type { ProductQuery, TermFilter } from './product-query.ts';

type Condition = RawBuilder<unknown>;

const ids = (values: readonly number[]) => sql`any (${values}::int[])`;

/** What a question asks of a row of products `p`, without search, price and relation. */
export function productConditions(
  query: ProductQuery,
  context: { priceListId: number; now: Date },
): Condition[] {
  const asked: (Condition | false | undefined)[] = [
    sql`p.status = 'published'`,
    typeCondition(query),
    visibilityCondition(query),
    query.slugs && sql`p.slug = any (${query.slugs}::text[])`,
    query.skus && sql`p.sku = any (${query.skus}::text[])`,
    query.include && query.include.length > 0 && sql`p.id = ${ids(query.include)}`,
    query.exclude && query.exclude.length > 0 && sql`p.id <> all (${query.exclude}::int[])`,
    query.parents && sql`coalesce(p.parent_id, 0) = ${ids(query.parents)}`,
    query.parentsExcluded && sql`coalesce(p.parent_id, 0) <> all (${query.parentsExcluded}::int[])`,
    query.featured !== undefined && sql`p.featured = ${query.featured}`,
    query.category && termCondition(query.category, categoryTerms),
    query.tag && termCondition(query.tag, tagTerms),
    query.brand && termCondition(query.brand, brandTerms),
    attributesCondition(query),
    query.stock && query.stock.length > 0 && stockCondition(query.stock),
    query.ratings && query.ratings.length > 0 && sql`round(p.average_rating)::int = ${ids(query.ratings)}`,
    query.after && sql`${sql.ref(`p.${query.dateColumn}`)} > ${query.after}`,
    query.before && sql`${sql.ref(`p.${query.dateColumn}`)} < ${query.before}`,
    query.onSale !== undefined && sql`${saleCondition(context)} = ${query.onSale}`,
  ];
  return asked.filter((condition) => condition !== undefined && condition !== false);
}

function typeCondition(query: ProductQuery): Condition | undefined {
  if (query.type !== undefined) return sql`p.type = ${query.type}`;
  return query.skus || query.parents ? undefined : sql`p.type <> 'variation'`;
}

function visibilityCondition({ visibility, search }: ProductQuery): Condition | undefined {
  if (visibility === 'any') return undefined;
  if (visibility === 'hidden') return sql`p.catalog_visibility = 'hidden'`;
  if (visibility === 'visible') return sql`p.catalog_visibility = 'visible'`;
  const side = visibility ?? (search === undefined ? 'catalog' : 'search');
  return sql`p.catalog_visibility in ('visible', ${side})`;
}

const categoryTerms = sql`select pc.product_id, c.id, c.slug from product_categories pc join categories c on c.id = pc.category_id`;
const tagTerms = sql`select pt.product_id, t.id, t.slug from product_tags pt join tags t on t.id = pt.tag_id`;
const brandTerms = sql`select p2.id as product_id, b.id, b.slug from products p2 join brands b on b.id = p2.brand_id`;

/** The first value decides whether ids or slugs are meant (wire 1.7). */
function termCondition(filter: TermFilter, terms: Condition): Condition | undefined {
  const [first] = filter.values;
  if (first === undefined) return undefined;
  const byId = /^\d{1,9}$/.test(first);
  const numbers = filter.values.filter((value) => /^\d{1,9}$/.test(value)).map(Number);
  const meets = byId ? sql`term.id = ${ids(numbers)}` : sql`term.slug = any (${filter.values}::text[])`;
  const matching = sql`from (${terms}) term where term.product_id = coalesce(p.parent_id, p.id) and ${meets}`;
  if (filter.operator === 'and') {
    const wanted = byId ? new Set(numbers).size : new Set(filter.values).size;
    return sql`(select count(distinct term.id) ${matching}) = ${wanted}`;
  }
  return filter.operator === 'not_in'
    ? sql`not exists (select ${matching})`
    : sql`exists (select ${matching})`;
}

function attributesCondition(query: ProductQuery): Condition | undefined {
  const conditions = query.attributes.flatMap((filter): Condition[] => {
    const terms = sql`select pt.product_id, t.id, t.slug from product_attribute_terms pt
      join attribute_terms t on t.id = pt.term_id
      join attributes a on a.id = t.attribute_id and 'pa_' || a.slug = ${filter.attribute}`;
    const condition = termCondition(filter, terms);
    return condition ? [condition] : [];
  });
  if (conditions.length === 0) return undefined;
  return sql`(${sql.join(conditions, query.attributeRelation === 'in' ? sql` or ` : sql` and `)})`;
}

function stockCondition(wanted: NonNullable<ProductQuery['stock']>): Condition {
  const onBackorder = sql`(p.backorders <> 'no' and p.type <> 'variable' and not exists (
    select from stock s where s.product_id = p.id and s.on_hand > s.reserved))`;
  const parts = wanted.map((status) => {
    if (status === 'outofstock') return sql`(not p.in_stock and p.backorders = 'no')`;
    return status === 'onbackorder' ? onBackorder : sql`(p.in_stock and not ${onBackorder})`;
  });
  return sql`(${sql.join(parts, sql` or `)})`;
}

/** A sale counts for those without a price of their own in the list. */
function saleCondition({ priceListId, now }: { priceListId: number; now: Date }): Condition {
  return sql`exists (
    select from products item
    where (item.id = p.id or item.parent_id = p.id) and item.status = 'published'
      and item.sale_price_cents < item.regular_price_cents
      and (item.sale_from is null or item.sale_from <= ${now}) and (item.sale_to is null or item.sale_to > ${now})
      and not exists (select from price_list_entries e
        where e.product_id = item.id and e.price_list_id = ${priceListId} and e.min_quantity = 1))`;
}

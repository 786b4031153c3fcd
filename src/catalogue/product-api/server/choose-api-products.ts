import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type {
  ApiProductQuery,
  ApiProductScope,
  ApiSearchField,
  ApiStockState,
} from '../rules/api-product-query.ts';
import { priceNow } from './price-now.ts';

type Needs = Pick<RequestContext, 'db' | 'clock' | 'memory'>;

/** The ids of a page of products in their order, and how many there are in all. */
export async function chooseApiProducts(
  ctx: Needs,
  query: ApiProductQuery,
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const where = sql.join(conditions(query, ctx.clock.now()), sql` and `);
  const [{ rows }, total] = await Promise.all([
    sql<{ id: number }>`select p.id from products p where ${where}
      order by ${ordering(query, ctx.clock.now())} limit ${query.limit} offset ${query.offset}`.execute(
      ctx.db,
    ),
    countOnce(ctx, query, where),
  ]);
  return { ids: rows.map(({ id }) => id), total };
}

/** Programs walk through all pages of one list: it is counted once until something of the goods changes. */
function countOnce(ctx: Needs, query: ApiProductQuery, where: RawBuilder<unknown>): Promise<number> {
  const count = async () => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from products p where ${where}`.execute(ctx.db);
    return rows[0]?.total ?? 0;
  };
  const { sort: _sort, direction: _direction, limit: _limit, offset: _offset, ...asked } = query;
  const key = JSON.stringify(asked);
  // What was noted quietly moves no notice, and the clock moves prices.
  const isCertain = !query.changedAfter && !query.changedBefore && query.onSale === undefined;
  const isCached =
    isCertain && query.minCents === undefined && query.maxCents === undefined && key.length < 300;
  return isCached ? ctx.memory.remember(`api-products:${key}`, count, 'any') : count();
}

function ofScope(scope: ApiProductScope): RawBuilder<unknown> {
  if (scope.kind === 'of') return sql`p.parent_id = ${scope.productId}`;
  if (scope.kind === 'both') return sql`true`;
  return scope.kind === 'products' ? sql`p.type <> 'variation'` : sql`p.type = 'variation'`;
}

const available = sql`coalesce((select s.on_hand - s.reserved from stock s where s.product_id = p.id), 0)`;

const stockIs: Readonly<Record<ApiStockState, RawBuilder<unknown>>> = {
  instock: sql`p.in_stock and (p.type = 'variable' or p.backorders = 'no' or ${available} > 0)`,
  outofstock: sql`not p.in_stock`,
  onbackorder: sql`p.in_stock and p.type <> 'variable' and p.backorders <> 'no' and ${available} <= 0`,
};

const searched: Readonly<Record<ApiSearchField, RawBuilder<unknown>>> = {
  name: sql`p.name`,
  sku: sql`p.sku`,
  global_unique_id: sql`p.gtin`,
  description: sql`p.description`,
  short_description: sql`p.short_description`,
};

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
const numbers = (ids: readonly number[]) => sql`${[...ids]}::int[]`;
const texts = (all: readonly string[]) => sql`${[...all]}::text[]`;

function conditions(query: ApiProductQuery, now: Date): RawBuilder<unknown>[] {
  // The goods of free lines of offers are no product of the shop; few, they are looked up in a hash, and the order of an index remains.
  const found = [ofScope(query.scope), sql`not (p.id in (select product_id from offer_goods))`];
  const { statuses, types, slug, skus, gtins, partOfSku, words, ids, exceptIds } = query;
  if (statuses) found.push(sql`p.status = any (${texts(statuses)})`);
  // The trash alone is left out: that says the index of an order, too.
  else if (query.scope.kind !== 'of') found.push(sql`p.status <> 'trash'`);
  if (types) found.push(sql`p.type = any (${texts(types)})`);
  if (slug !== undefined) found.push(sql`p.slug = ${slug}`);
  if (skus) found.push(sql`lower(p.sku) = any (${texts(skus.map((sku) => sku.toLowerCase()))})`);
  if (gtins) found.push(sql`p.gtin = any (${texts(gtins)})`);
  if (partOfSku !== undefined) found.push(sql`p.sku ilike ${like(partOfSku)}`);
  for (const word of words?.all ?? []) {
    const has = (words?.fields ?? []).map((field) => sql`${searched[field]} ilike ${like(word)}`);
    found.push(sql`(${sql.join([sql`false`, ...has], sql` or `)})`);
  }
  if (query.found) found.push(sql`p.id = any (${numbers(query.found)})`);
  if (ids) found.push(sql`p.id = any (${numbers(ids)})`);
  if (exceptIds) found.push(sql`p.id <> all (${numbers(exceptIds)})`);
  if (query.createdAfter) found.push(sql`p.created_at > ${query.createdAfter}`);
  if (query.createdBefore) found.push(sql`p.created_at < ${query.createdBefore}`);
  if (query.changedAfter) found.push(sql`p.updated_at > ${query.changedAfter}`);
  if (query.changedBefore) found.push(sql`p.updated_at < ${query.changedBefore}`);
  return [...found, ...groupings(query), ...sales(query, now)];
}

function groupings(query: ApiProductQuery): RawBuilder<unknown>[] {
  const { categories, tags, brands, shippingClasses, attribute } = query;
  const found: RawBuilder<unknown>[] = [];
  if (categories) {
    found.push(
      sql`p.id in (select c.product_id from product_categories c where c.category_id = any (${numbers(categories)}))`,
    );
  }
  if (tags)
    found.push(
      sql`p.id in (select t.product_id from product_tags t where t.tag_id = any (${numbers(tags)}))`,
    );
  if (brands) found.push(sql`p.brand_id = any (${numbers(brands)})`);
  if (shippingClasses) found.push(sql`p.shipping_class_id = any (${numbers(shippingClasses)})`);
  if (attribute) {
    found.push(sql`p.id in (
      select o.product_id from product_attribute_terms o join attribute_terms t on t.id = o.term_id
      join attributes a on a.id = t.attribute_id
      where a.slug = ${attribute.slug} and t.id = any (${numbers(attribute.termIds)}))`);
  }
  return found;
}

function sales(query: ApiProductQuery, now: Date): RawBuilder<unknown>[] {
  const { featured, onSale, hasPrice, taxClass, stock, minCents, maxCents } = query;
  const found: RawBuilder<unknown>[] = [];
  const price = priceNow(sql`p`, now);
  if (featured !== undefined) found.push(sql`p.featured = ${featured}`);
  if (onSale !== undefined) found.push(sql`${price.onSale} = ${onSale}`);
  if (hasPrice !== undefined) found.push(sql`(${price.from} is not null) = ${hasPrice}`);
  if (taxClass !== undefined) found.push(sql`p.tax_class = ${taxClass}`);
  if (stock) found.push(stockIs[stock]);
  if (minCents !== undefined) found.push(sql`${price.to} >= ${minCents}`);
  if (maxCents !== undefined) found.push(sql`${price.from} <= ${maxCents}`);
  return found;
}

/** The id stands last, so that pages do not overlap. */
function ordering({ sort, direction, ids }: ApiProductQuery, now: Date): RawBuilder<unknown> {
  const to = direction === 'asc' ? sql`asc` : sql`desc`;
  const by = (column: RawBuilder<unknown>) => sql`${column} ${to}, p.id ${to}`;
  if (sort === 'include' && ids) return sql`array_position(${numbers(ids)}, p.id)`;
  if (sort === 'price') return sql`${priceNow(sql`p`, now).from} ${to} nulls last, p.id ${to}`;
  if (sort === 'rating') return sql`p.average_rating ${to}, p.review_count ${to}, p.id ${to}`;
  const columns = {
    title: sql`p.name`,
    modified: sql`p.updated_at`,
    menu_order: sql`p.menu_order`,
    popularity: sql`p.total_sales`,
    date: sql`p.created_at`,
    slug: sql`p.slug`,
  } as const;
  if (sort === 'id' || sort === 'include') return sql`p.id ${to}`;
  return by(columns[sort]);
}

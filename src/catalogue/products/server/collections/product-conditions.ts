import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { strikesLowest } from '#pricing/price-history/rules/strikes-lowest.ts';
import { mayHoldVariations, type ProductQuery, type StockStatus } from './product-query.ts';

type Condition = RawBuilder<unknown>;

const ids = (values: readonly number[]) => sql`any (${values}::int[])`;

type Buyer = Pick<RequestContext, 'settings' | 'visitor'>;

/** What a question asks of a row of products `p`, without search, terms, price and relation. */
export function productConditions(query: ProductQuery, buyer: Buyer): Condition[] {
  const withVariations = mayHoldVariations(query);
  const asked: (Condition | false | undefined)[] = [
    sql`p.status = 'published'`,
    typeCondition(query),
    visibilityCondition(query),
    query.skus && sql`p.sku = any (${query.skus}::text[])`,
    query.include && query.include.length > 0 && sql`p.id = ${ids(query.include)}`,
    query.exclude && query.exclude.length > 0 && sql`p.id <> all (${query.exclude}::int[])`,
    query.parents && parentCondition(query.parents, withVariations),
    query.parentsExcluded && otherParentCondition(query.parentsExcluded, withVariations),
    query.featured !== undefined && (query.featured ? sql`p.featured` : sql`not p.featured`),
    query.stock && query.stock.length > 0 && stockCondition(query.stock),
    query.ratings && query.ratings.length > 0 && ratingCondition(query.ratings),
    query.after && sql`${sql.ref(`p.${query.dateColumn}`)} > ${query.after}`,
    query.before && sql`${sql.ref(`p.${query.dateColumn}`)} < ${query.before}`,
    query.onSale !== undefined && saleCondition(query.onSale, withVariations, buyer),
  ];
  return asked.filter((condition) => condition !== undefined && condition !== false);
}

function typeCondition(query: ProductQuery): Condition | undefined {
  // Written as the indexes of listed products are, so that they serve.
  if (query.type === 'variation') return sql`p.type = 'variation'`;
  if (query.type !== undefined) return sql`p.type = ${query.type} and p.type <> 'variation'`;
  return mayHoldVariations(query)
    ? sql`(p.parent_id is null or exists (
        select from products above where above.id = p.parent_id and above.status = 'published'))`
    : sql`p.type <> 'variation'`;
}

function visibilityCondition({ visibility, search }: ProductQuery): Condition | undefined {
  if (visibility === 'any') return undefined;
  if (visibility === 'hidden') return sql`p.catalog_visibility = 'hidden'`;
  if (visibility === 'visible') return sql`p.catalog_visibility = 'visible'`;
  const side = visibility ?? (search === undefined ? 'catalog' : 'search');
  return sql`p.catalog_visibility in ('visible', ${side})`;
}

/** Without a parent are the products that are listed: they are those of parent 0. */
function parentCondition(parents: readonly number[], withVariations: boolean): Condition | undefined {
  if (!withVariations) return parents.includes(0) ? undefined : sql`false`;
  const own = sql`p.parent_id = ${ids(parents)}`;
  return parents.includes(0) ? sql`(${own} or p.parent_id is null)` : own;
}

function otherParentCondition(parents: readonly number[], withVariations: boolean): Condition | undefined {
  if (withVariations) return sql`coalesce(p.parent_id, 0) <> all (${parents}::int[])`;
  return parents.includes(0) ? sql`false` : undefined;
}

/** Averages that round to one of the stars. */
function ratingCondition(ratings: readonly number[]): Condition {
  const ranges = ratings.map(
    (stars) => sql`(p.average_rating >= ${stars - 0.5} and p.average_rating < ${stars + 0.5})`,
  );
  return sql`(${sql.join(ranges, sql` or `)})`;
}

// Not `exists`: for that the planner would read the whole stock, where a lookup is wanted for a few rows.
const onBackorder = sql`(p.backorders <> 'no' and p.type <> 'variable' and not coalesce(
  (select s.on_hand > s.reserved from stock s where s.product_id = p.id), false))`;

/** What each state of the stock asks of a row `p`; every row is in one of them. */
export const statusConditions: Readonly<Record<StockStatus, Condition>> = {
  instock: sql`(p.in_stock and not ${onBackorder})`,
  outofstock: sql`(not p.in_stock and not ${onBackorder})`,
  onbackorder: onBackorder,
};

function stockCondition(wanted: readonly StockStatus[]): Condition {
  return sql`(${sql.join(
    wanted.map((status) => statusConditions[status]),
    sql` or `,
  )})`;
}

/**
 * A sale counts for those without a price of their own in the list; a product is on sale when one of its variations is. Where the price before
 * a sale is struck, there has to be one.
 */
function saleCondition(onSale: boolean, withVariations: boolean, { settings, visitor }: Buyer): Condition {
  const { audience } = visitor;
  const { priceListId } = audience;
  const struckAlone = strikesLowest(settings, audience);
  const listed = sql`p.id in (
    select reduced.product_id from listing_prices reduced
    where reduced.price_list_id = ${priceListId} and reduced.on_sale
      and (reduced.struck_cents is not null or not ${struckAlone}::boolean))`;
  const own = sql`(p.parent_id is not null and coalesce((
    select v.on_sale and (v.struck_cents is not null or not ${struckAlone}::boolean) from variation_prices v
    where v.product_id = p.id and v.price_list_id = ${priceListId}), false))`;
  const reduced = withVariations ? sql`(${own} or ${listed})` : listed;
  return onSale ? reduced : sql`not ${reduced}`;
}

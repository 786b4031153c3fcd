import { sql } from 'kysely';
import { planOnce } from '#foundation/database/prepared-statements.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { anyAvailability } from '#foundation/services/reply.ts';
import { idsInOrder } from './listing-index/documents-in-order.ts';
import { filterListing } from './listing-index/filter-listing.ts';
import { type IndexNeeds, readListingIndex } from './listing-index/read-listing-index.ts';
import { findTerm } from './listing-index/term-index.ts';

const shown = 6;
// Of the most popular of a category so many are compared with a part's vehicles: enough to find some, few enough to be read at once.
const candidates = 300;

/**
 * The ids of popular products of the same category that fit at least one vehicle of this one; of a product for any vehicle, those that are
 * popular.
 */
export async function relatedProducts(
  ctx: Pick<RequestContext, 'db' | 'memory' | 'reply' | 'visitor' | 'clock' | 'settings'>,
  productId: number,
  limit = shown,
): Promise<readonly number[]> {
  return relatedInCategory(ctx, productId, await directCategory(ctx, productId), limit);
}

/** The same for a product whose direct category is known: the one of the smallest id. */
export async function relatedInCategory(
  ctx: Parameters<typeof relatedProducts>[0],
  productId: number,
  categoryId: number | null,
  limit = shown,
): Promise<readonly number[]> {
  if (categoryId === null) return [];
  ctx.reply.shows(anyAvailability);
  const popular = await popularIn(ctx, categoryId);
  const others = popular.filter((id) => id !== productId);
  const fitting = await sharingVehicles(ctx, productId, others);
  return (fitting ? others.filter((id) => fitting.has(id)) : others).slice(0, limit);
}

/** What sells best in a category and below it: what is in stock, then the rest. */
async function popularIn(
  ctx: IndexNeeds & Pick<RequestContext, 'settings' | 'visitor'>,
  categoryId: number,
): Promise<readonly number[]> {
  const view = await readListingIndex(ctx, ctx.visitor.audience, { byPrice: false });
  const scope = { kind: 'term', term: findTerm(view.index.terms, 'category', categoryId) } as const;
  const best = (inStock: boolean) => {
    const filter = { scope, groups: [], inStock, onSale: false, minCents: null, maxCents: null };
    return idsInOrder(view, filterListing(view, filter), 'popularity', { offset: 0, limit: candidates });
  };
  const inStock = best(true);
  return inStock.length === candidates
    ? inStock
    : [...new Set([...inStock, ...best(false)])].slice(0, candidates);
}

/** Those of the candidates that fit a vehicle which the product fits; null for a product without vehicles. */
async function sharingVehicles(
  { db }: Pick<RequestContext, 'db'>,
  productId: number,
  others: readonly number[],
): Promise<ReadonlySet<number> | null> {
  const { rows } = await sql<{ fits: boolean; shared: number[] }>`/* prepared */
    select exists (select from fitments where product_id = ${productId}) as fits,
      array(select distinct other.product_id
        from fitments own join fitments other on other.vehicle_id = own.vehicle_id
        where own.product_id = ${productId} and other.product_id = any (${others}::int[])) as shared
  `.execute(db);
  const [found] = rows;
  return found?.fits ? new Set(found.shared) : null;
}

async function directCategory(ctx: Pick<RequestContext, 'db'>, productId: number): Promise<number | null> {
  const row = await ctx.db
    .selectFrom('product_categories')
    .select('category_id')
    .where('product_id', '=', productId)
    .where('direct', '=', true)
    .orderBy('category_id')
    .modifyFront(planOnce)
    .executeTakeFirst();
  return row?.category_id ?? null;
}

import { sql } from 'kysely';
import { readShownBrands } from '#catalogue/products/server/read-brands.ts';
import { readCategories } from '#catalogue/products/server/read-categories.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';

/** The kinds of pages that have an address of their own, by the name that they are remembered under. */
export type AddressKind = 'product' | 'category' | 'tag' | 'brand' | 'content';

/** What became of an address without a page: the page moved, or is gone for good; null: there never was one. */
export type Moved = { readonly kind: 'moved'; readonly slug: string } | { readonly kind: 'gone' } | null;

const tables = {
  product: 'products',
  category: 'categories',
  tag: 'tags',
  brand: 'brands',
  content: 'content_pages',
} as const;
const longestSlug = 300;

/** Where the page of a slug that is not used any more is now. */
export async function findMoved(
  ctx: Pick<RequestContext, 'db' | 'memory' | 'visitor'>,
  kind: AddressKind,
  slug: string,
): Promise<Moved> {
  if (slug.length > longestSlug || slug.includes('\0')) return null;
  const found = await sql<{ target: number | null; slug: string | null }>`
    select h.target_id as target, now.slug from slug_history h
    left join ${sql.table(tables[kind])} now on now.id = h.target_id
    where h.kind = ${kind} and h.slug = ${slug}`.execute(ctx.db);
  const [row] = found.rows;
  if (!row) return null;
  if (row.target === null) return { kind: 'gone' };
  if (row.slug === null || row.slug === slug) return null;
  return (await isShown(ctx, kind, row.target, row.slug)) ? { kind: 'moved', slug: row.slug } : null;
}

/** Visitors who may not see a page do not learn where it is either. */
async function isShown(
  ctx: Pick<RequestContext, 'db' | 'memory' | 'visitor'>,
  kind: AddressKind,
  id: number,
  slug: string,
): Promise<boolean> {
  const { hidden } = ctx.visitor.audience;
  if (!hidden) return true;
  if (kind === 'category') return (await readCategories(ctx)).bySlug.has(slug);
  if (kind === 'brand') return (await readShownBrands(ctx)).has(id);
  if (kind !== 'product') return true;
  const { rows } = await sql`select where ${notHidden(hidden, sql`${id}::int`)}`.execute(ctx.db);
  return rows.length > 0;
}

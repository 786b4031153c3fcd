import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ApiProduct } from './api-product.ts';
import { findSlugs } from './find-slugs.ts';
import { readApiProducts } from './read-api-products.ts';

/** One published product by id (variations too) or by slug, or null. */
export async function findApiProduct(
  ctx: RequestContext,
  by: { readonly id: number } | { readonly slug: string },
): Promise<ApiProduct | null> {
  const id = 'id' in by ? by.id : await idOfSlug(ctx, by.slug);
  if (id === null) return null;
  const [product] = await readApiProducts(ctx, [id]);
  return product ?? null;
}

async function idOfSlug(ctx: RequestContext, slug: string): Promise<number | null> {
  if (slug.length > 300 || slug.includes('\0')) return null;
  const [id] = await findSlugs(ctx, [slug]);
  return id ?? null;
}

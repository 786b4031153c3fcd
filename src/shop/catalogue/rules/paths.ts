import { brandPath } from './brand-path.ts';
import type { ListingScope } from './listing-query.ts';

export const shopPath = '/shop/';

/** The address of a product's page (PDP-01). */
export function productPath(slug: string): string {
  return `/product/${slug}/`;
}

/** The address of a category's listing (CAT-01). */
export function categoryPath(slug: string): string {
  return `/product-category/${slug}/`;
}

/** The address of a listing's first page, without its query (CAT-01). */
export function listingPath(scope: ListingScope): string {
  if (scope.kind === 'category') return categoryPath(scope.slug);
  if (scope.kind === 'brand') return brandPath(scope.slug);
  return scope.kind === 'tag' ? `/product-tag/${scope.slug}/` : shopPath;
}

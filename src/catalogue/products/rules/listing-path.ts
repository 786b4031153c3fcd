import { brandPath } from '#foundation/paths/rules/brand-path.ts';
import { categoryPath, shopPath } from '#foundation/paths/rules/paths.ts';
import type { ListingScope } from './listing-query.ts';

/** The address of a listing's first page, without its query (CAT-01). */
export function listingPath(scope: ListingScope): string {
  if (scope.kind === 'category') return categoryPath(scope.slug);
  if (scope.kind === 'brand') return brandPath(scope.slug);
  return scope.kind === 'tag' ? `/product-tag/${scope.slug}/` : shopPath;
}

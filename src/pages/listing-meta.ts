import type { MetaDescriptor } from 'react-router';
import type { Listing } from '#shop/catalogue/rules/listing.ts';
import { listingAddress } from '#shop/catalogue/rules/listing-address.ts';
import { pageMeta } from './page-meta.ts';

/** Title and address of a listing; filtered and searched listings are not for machines to keep. */
export function listingMeta(
  matches: Parameters<typeof pageMeta>[0],
  listing: Omit<Listing, 'products'> | undefined,
): MetaDescriptor[] {
  if (!listing) return pageMeta(matches, { title: '' });
  const { query, heading, description } = listing;
  const isPlain =
    query.scope.kind !== 'search' && !query.inStock && query.minPrice === null && query.maxPrice === null;
  const plain = { ...query, order: 'menu_order' as const };
  return pageMeta(matches, {
    title: heading,
    description,
    ...(isPlain ? { path: listingAddress(plain) } : {}),
  });
}

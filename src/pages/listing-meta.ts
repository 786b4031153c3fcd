import type { MetaDescriptor } from 'react-router';
import { isFiltered } from '#shop/catalogue/rules/chosen-filters.ts';
import { listingAddress } from '#shop/catalogue/rules/listing-address.ts';
import { pageMeta } from './page-meta.ts';
import type { ListingHead } from './storefront/show-listing.ts';

const notKept: MetaDescriptor = { name: 'robots', content: 'noindex, follow' };

/**
 * Title and address of a listing. Filtered and searched ones are not for machines to keep, but their products are; a sorted
 * one is the same as in its usual order.
 */
export function listingMeta(
  matches: Parameters<typeof pageMeta>[0],
  listing: ListingHead | undefined,
): MetaDescriptor[] {
  if (!listing) return pageMeta(matches, { title: '' });
  const { query, heading, description } = listing;
  if (query.scope.kind === 'search' || isFiltered(query)) {
    const tags = pageMeta(matches, { title: heading, description });
    return tags.map((tag) => ('name' in tag && tag.name === 'robots' ? notKept : tag));
  }
  return pageMeta(matches, {
    title: heading,
    description,
    path: listingAddress({ ...query, order: 'menu_order' }),
  });
}

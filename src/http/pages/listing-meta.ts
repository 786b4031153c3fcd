import type { MetaDescriptor } from 'react-router';
import { headMeta, pageMeta } from './page-meta.ts';
import type { ListingHead } from './storefront/show-listing.ts';

const notIndexed: MetaDescriptor = { name: 'robots', content: 'noindex, follow' };

/** The head of a listing. Filtered and searched ones are not for machines to keep, but their products are. */
export function listingMeta(
  matches: Parameters<typeof pageMeta>[0],
  listing: ListingHead | undefined,
): MetaDescriptor[] {
  if (!listing) return pageMeta(matches, { title: '' });
  const tags = headMeta(matches, listing.head);
  return tags.map((tag) => ('name' in tag && tag.name === 'robots' ? notIndexed : tag));
}

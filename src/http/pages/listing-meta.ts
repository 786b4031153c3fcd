import type { MetaDescriptor } from 'react-router';
import { headMeta, pageMeta } from './page-meta.ts';
import type { ListingHead } from './storefront/show-listing.ts';

const notIndexed: MetaDescriptor = { name: 'robots', content: 'noindex, follow' };

/** The head of a listing. Search engines do not index filtered and searched ones, but follow their links to products. */
export function listingMeta(
  matches: Parameters<typeof pageMeta>[0],
  listing: ListingHead | undefined,
): MetaDescriptor[] {
  if (!listing) return pageMeta(matches, { title: '' });
  const tags = headMeta(matches, listing.head);
  return tags.map((tag) => ('name' in tag && tag.name === 'robots' ? notIndexed : tag));
}

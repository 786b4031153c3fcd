import { documentLoader } from '../documents/document-loader.tsx';
import { showListing } from './show-listing.tsx';

const kinds = { 'product-category': 'category', 'product-tag': 'tag', brand: 'brand' } as const;

/** The listing of a category, a tag or a brand. */
export const loader = documentLoader((request) => {
  const [first] = request.pattern.split('/').filter((segment) => segment !== '');
  const kind = kinds[first as keyof typeof kinds];
  return showListing(request, { kind, slug: request.params.slug ?? '' });
});

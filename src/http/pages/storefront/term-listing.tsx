import { ListingView } from '#catalogue/products/storefront/listing-view.tsx';
import { buyCard } from '#selling/cart/storefront/card-swatches/buy-card.tsx';
import { listingMeta } from '../listing-meta.ts';
import type { Route } from './+types/term-listing.ts';
import { showListing } from './show-listing.ts';

const kinds = { 'product-category': 'category', 'product-tag': 'tag', brand: 'brand' } as const;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => listingMeta(matches, loaderData);

/** The listing of a category, a tag or a brand. */
export function loader({ context, params: { slug, page }, pattern, request }: Route.LoaderArgs) {
  const [first] = pattern.split('/').filter((segment) => segment !== '');
  const kind = kinds[first as keyof typeof kinds];
  return showListing(context, { kind, slug }, page, request);
}

export default function TermListing() {
  return <ListingView buyAction={import.meta.env.SSR ? buyCard : null} />;
}

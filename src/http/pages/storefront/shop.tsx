import { ListingView } from '#catalogue/products/storefront/listing-view.tsx';
import { buyCard } from '#selling/cart/storefront/card-swatches/buy-card.tsx';
import { listingMeta } from '../listing-meta.ts';
import type { Route } from './+types/shop.ts';
import { searchOutcome } from './search-outcome.ts';
import { showListing } from './show-listing.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => listingMeta(matches, loaderData);

export function loader({ context, params, request }: Route.LoaderArgs) {
  return showListing(context, { kind: 'shop' }, params.page, request, () => searchOutcome(context, request));
}

export default function Shop() {
  return <ListingView buyAction={import.meta.env.SSR ? buyCard : null} />;
}

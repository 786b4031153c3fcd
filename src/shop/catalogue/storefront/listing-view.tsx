import { StaticPart } from '#ui/static/static-part.tsx';
import { ListingBody } from './listing-body.tsx';
import type { BuyAction } from './product-card.tsx';
import { listingPage } from './static-grids.ts';
import { useListingChanges } from './use-listing-changes.ts';

export type ListingViewProps = { readonly buyAction: BuyAction };

/** A listing: drawn by the server as the static part `listingPage`; what is chosen in it is heard here. */
export function ListingView({ buyAction }: ListingViewProps) {
  useListingChanges();
  return (
    <StaticPart
      of={listingPage}
      draw={import.meta.env.SSR ? (page) => <ListingBody {...page} buyAction={buyAction} /> : null}
    />
  );
}

import type { RouterContextProvider } from 'react-router';
import { ListingView } from '#catalogue/products/storefront/listing-view.tsx';
import { cleanSearch } from '#catalogue/search/rules/clean-search.ts';
import type { SearchOutcome } from '#catalogue/search/rules/search-help.ts';
import { recordMissedSearch } from '#catalogue/search/server/record-missed-search.ts';
import { searchCatalogue } from '#catalogue/search/server/search-catalogue.ts';
import { helpSearch } from '#catalogue/suggestions/server/help-search.ts';
import { buyCard } from '#selling/cart/storefront/card-swatches/buy-card.tsx';
import { listingMeta } from '../listing-meta.ts';
import { requestContextOf } from '../request-context-key.ts';
import type { Route } from './+types/shop.ts';
import { showListing } from './show-listing.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => listingMeta(matches, loaderData);

export function loader({ context, params, request }: Route.LoaderArgs) {
  return showListing(context, { kind: 'shop' }, params.page, request, () => searchOutcome(context, request));
}

export default function Shop() {
  return <ListingView buyAction={import.meta.env.SSR ? buyCard : null} />;
}

/** What to say of a search that found nothing as it was typed, which is counted; null for any other page. */
async function searchOutcome(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<SearchOutcome | null> {
  const { pathname, searchParams } = new URL(request.url);
  const words = cleanSearch(searchParams.get('s') ?? '');
  if (words === '') return null;
  const ctx = requestContextOf(context);
  const found = await searchCatalogue(ctx, words, ctx.visitor.audience.hidden);
  const isMissed = found.ids.length === 0 || found.takenFor !== null;
  if (!isMissed) return null;
  // Filters, orders and further pages belong to a search that has been counted.
  const isFirstLook = [...searchParams.keys()].every((name) => name === 's') && !pathname.includes('/page/');
  if (isFirstLook) {
    // Each look at an empty page counts, and so must get here; one that shows what was meant counts when it is made.
    if (found.ids.length === 0) ctx.reply.preventCaching();
    await recordMissedSearch(ctx, words, found);
  }
  return { takenFor: found.takenFor, help: found.ids.length === 0 ? await helpSearch(ctx, words) : null };
}

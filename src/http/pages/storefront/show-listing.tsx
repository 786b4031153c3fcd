import { redirect } from 'react-router';
import { betterAddress, listingAddress } from '#catalogue/products/rules/listing-address.ts';
import { type ListingScope, parseListingQuery } from '#catalogue/products/rules/listing-query.ts';
import { findMovedFilters } from '#catalogue/products/server/find-moved-filters.ts';
import { listProducts } from '#catalogue/products/server/list-products.ts';
import { ListingView } from '#catalogue/products/storefront/listing-view.tsx';
import type { SearchOutcome } from '#catalogue/search/rules/search-help.ts';
import { withCardChoices } from '#catalogue/variations/server/read-card-choices.ts';
import { listingHead } from '#site/page-heads/rules/page-heads.ts';
import { cardMarkupFor } from '../documents/card-markup.tsx';
import type { DocumentPage, DocumentRequest } from '../documents/document-loader.tsx';
import { headContextOf } from '../head-context.ts';
import { missingPage, pastTheEnd } from './missing-page.tsx';

/** The listing of an address as a document. Search engines do not index filtered and searched ones, but follow their links. */
export async function showListing(
  { ctx, request, params }: DocumentRequest,
  scope: Exclude<ListingScope, { kind: 'search' }>,
  outcome?: () => Promise<SearchOutcome | null>,
): Promise<DocumentPage | Response> {
  const { page } = params;
  const parameters = new URL(request.url).searchParams;
  const query = parseListingQuery(scope, page, parameters);
  const better = betterAddress(query, { page, parameters });
  if (better !== null) return redirect(better);
  const moved = await findMovedFilters(ctx, query);
  if (moved !== null) return redirect(listingAddress(moved), 301);
  const [result, search] = await Promise.all([listProducts(ctx, query), outcome?.() ?? null]);
  if (!result.ok) {
    if (result.error.code === 'no-such-place') {
      return missingPage({ ctx, request }, scope.kind === 'shop' ? undefined : scope);
    }
    return pastTheEnd(ctx, listingAddress({ ...query, page: result.error.lastPage }));
  }
  const products = await withCardChoices(ctx, result.listing.products);
  const listing = { ...result.listing, products };
  return {
    head: listingHead(listing, headContextOf(ctx)),
    robots: 'noindex, follow',
    view: <ListingView listing={listing} search={search} cardMarkup={cardMarkupFor(ctx)} />,
  };
}

import { data, type RouterContextProvider, redirect } from 'react-router';
import { betterAddress, listingAddress } from '#catalogue/products/rules/listing-address.ts';
import { type ListingScope, parseListingQuery } from '#catalogue/products/rules/listing-query.ts';
import { listProducts } from '#catalogue/products/server/list-products.ts';
import { listingPage } from '#catalogue/products/storefront/static-grids.ts';
import type { SearchOutcome } from '#catalogue/search/rules/search-help.ts';
import { withCardChoices } from '#catalogue/variations/server/read-card-choices.ts';
import type { DocumentHead } from '#site/page-heads/rules/head-tags.ts';
import { listingHead } from '#site/page-heads/rules/page-heads.ts';
import { headContextOf } from '../head-context.ts';
import { prepareStatic, requestContextOf } from '../request-context-key.ts';
import { missingPage } from './missing-page.ts';

/** What the page says of a listing that ends before the page that was asked for. */
export type PastTheEnd = { readonly lastPage: string };

/** What the head of a page says of a listing. */
export type ListingHead = { readonly head: DocumentHead };

/** The listing of an address: prepared as a static part, and the head of its page. */
export async function showListing(
  context: Readonly<RouterContextProvider>,
  scope: Exclude<ListingScope, { kind: 'search' }>,
  page: string | undefined,
  request: Request,
  outcome?: () => Promise<SearchOutcome | null>,
): Promise<ListingHead> {
  const parameters = new URL(request.url).searchParams;
  const query = parseListingQuery(scope, page, parameters);
  const better = betterAddress(query, { page, parameters });
  if (better !== null) throw redirect(better);
  const ctx = requestContextOf(context);
  const [result, search] = await Promise.all([listProducts(ctx, query), outcome?.() ?? null]);
  if (!result.ok) {
    if (result.error.code === 'no-such-place') {
      throw await missingPage(context, request, scope.kind === 'shop' ? undefined : scope);
    }
    const lastPage = listingAddress({ ...query, page: result.error.lastPage });
    throw data({ lastPage } satisfies PastTheEnd, { status: 404 });
  }
  const products = await withCardChoices(ctx, result.listing.products);
  const listing = { ...result.listing, products };
  prepareStatic(context, listingPage, { listing, search });
  return { head: listingHead(listing, headContextOf(ctx)) };
}

import { data, type RouterContextProvider, redirect } from 'react-router';
import type { Listing } from '#shop/catalogue/rules/listing.ts';
import { betterAddress, listingAddress } from '#shop/catalogue/rules/listing-address.ts';
import { type ListingScope, parseListingQuery } from '#shop/catalogue/rules/listing-query.ts';
import { listProducts } from '#shop/catalogue/server/list-products.ts';
import { listedProducts } from '#shop/catalogue/storefront/static-grids.ts';
import { notFound } from '../not-found.ts';
import { prepareStatic, toolboxOf } from '../toolbox-context.ts';

/** What the page says of a listing that ends before the page that was asked for. */
export type PastTheEnd = { readonly lastPage: string };

/** The listing that an address asks for; its products are prepared as a static part. */
export async function showListing(
  context: Readonly<RouterContextProvider>,
  scope: Exclude<ListingScope, { kind: 'search' }>,
  page: string | undefined,
  request: Request,
): Promise<Omit<Listing, 'products'>> {
  const parameters = new URL(request.url).searchParams;
  const query = parseListingQuery(scope, page, parameters);
  const better = betterAddress(query, { page, parameters });
  if (better !== null) throw redirect(better);
  const result = await listProducts(toolboxOf(context), query);
  if (!result.ok) {
    if (result.error.code === 'no-such-place') throw notFound();
    const lastPage = listingAddress({ ...query, page: result.error.lastPage });
    throw data({ lastPage } satisfies PastTheEnd, { status: 404 });
  }
  const { products, ...rest } = result.listing;
  prepareStatic(context, listedProducts, products);
  return rest;
}

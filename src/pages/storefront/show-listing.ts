import type { Toolbox } from '#services/toolbox.ts';
import type { Listing } from '#shop/catalogue/rules/listing.ts';
import { type ListingScope, parseListingQuery } from '#shop/catalogue/rules/listing-query.ts';
import { listProducts } from '#shop/catalogue/server/list-products.ts';
import { notFound } from '../not-found.ts';

/** The listing that an address asks for. */
export async function showListing(
  toolbox: Toolbox,
  scope: Exclude<ListingScope, { kind: 'search' }>,
  page: string | undefined,
  request: Request,
): Promise<Listing> {
  const query = parseListingQuery(scope, page, new URL(request.url).searchParams);
  const listing = await listProducts(toolbox, query);
  if (!listing) throw notFound();
  return listing;
}

import { redirect } from 'react-router';
import { listingAddress } from '#catalogue/products/rules/listing-address.ts';
import { parseListingQuery } from '#catalogue/products/rules/listing-query.ts';

/** `/?s=…` is a search as well: it leads to the page of the results. */
export function searchInstead(request: Request): void {
  const query = parseListingQuery({ kind: 'shop' }, undefined, new URL(request.url).searchParams);
  if (query.scope.kind === 'search') throw redirect(listingAddress(query));
}

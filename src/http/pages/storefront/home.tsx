import { redirect } from 'react-router';
import { listingAddress } from '#catalogue/products/rules/listing-address.ts';
import { parseListingQuery } from '#catalogue/products/rules/listing-query.ts';
import { readHome } from '#site/content/server/read-home.ts';
import { documentLoader } from '../documents/document-loader.tsx';
import { showHome } from './blocks/show-page.tsx';

export const loader = documentLoader(async ({ ctx, request, url }) => {
  searchInstead(request);
  return showHome(await readHome(ctx), { ctx, url });
});

/** `/?s=…` is a search as well: it leads to the page of the results. */
function searchInstead(request: Request): void {
  const query = parseListingQuery({ kind: 'shop' }, undefined, new URL(request.url).searchParams);
  if (query.scope.kind === 'search') throw redirect(listingAddress(query));
}

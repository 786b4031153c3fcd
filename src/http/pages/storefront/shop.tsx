import { cleanSearch } from '#catalogue/search/rules/clean-search.ts';
import type { SearchOutcome } from '#catalogue/search/rules/search-help.ts';
import { recordMissedSearch } from '#catalogue/search/server/record-missed-search.ts';
import { searchCatalogue } from '#catalogue/search/server/search-catalogue.ts';
import { helpSearch } from '#catalogue/suggestions/server/help-search.ts';
import { type DocumentRequest, documentLoader } from '../documents/document-loader.tsx';
import { showListing } from './show-listing.tsx';

export const loader = documentLoader((request) =>
  showListing(request, { kind: 'shop' }, () => searchOutcome(request)),
);

/** What to say of a search that found nothing as it was typed, which is counted; null for any other page. */
async function searchOutcome({ ctx, request }: DocumentRequest): Promise<SearchOutcome | null> {
  const { pathname, searchParams } = new URL(request.url);
  const words = cleanSearch(searchParams.get('s') ?? '');
  if (words === '') return null;
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

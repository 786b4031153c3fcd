import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { HiddenGoods } from '#foundation/visitor/rules/hidden-goods.ts';
import { cleanSearch } from '../rules/clean-search.ts';
import { meantWords } from './correct-words.ts';
import { findHitsOrNear } from './find-hits.ts';
import { searchParts } from './search-parts.ts';

/** What a search found, best first, and the words it was taken for where nothing answers to those typed. */
export type Found = { readonly ids: readonly number[]; readonly takenFor: string | null };

/**
 * Searches the catalogue: as typed, and where that finds nothing with misspelt words corrected. Takes any text; what was
 * found is cached in memory until the shop changes, for the pages and orders of the same search.
 */
export function searchCatalogue(
  ctx: Pick<RequestContext, 'db' | 'memory'>,
  typed: string,
  hidden: HiddenGoods | null,
): Promise<Found> {
  const text = cleanSearch(typed).toLowerCase();
  return ctx.memory.remember(`search:${hidden?.key ?? ''}:${text}`, () => search(ctx, text, hidden), 'any');
}

async function search(
  ctx: Pick<RequestContext, 'db' | 'memory'>,
  text: string,
  hidden: HiddenGoods | null,
): Promise<Found> {
  const parts = searchParts(text);
  const { ids, near } = await findHitsOrNear(ctx.db, parts, hidden);
  const meant = meantWords(parts.words, near)?.join(' ');
  if (meant === undefined) return { ids, takenFor: null };
  // Others have searched for the right words: what they found is mostly known.
  const found = await searchCatalogue(ctx, meant, hidden);
  const isMeant = found.takenFor === null && found.ids.length > 0;
  return isMeant ? { ids: found.ids, takenFor: meant } : { ids, takenFor: null };
}

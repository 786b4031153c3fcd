import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import type { HiddenGoods } from '#foundation/visitor/rules/hidden-goods.ts';
import { cleanSearch } from '../rules/clean-search.ts';
import { meantWords } from './correct-words.ts';
import { findHitsOrNear } from './find-hits.ts';
import { searchParts } from './search-parts.ts';

/** What a search found, best first, and the words it was taken for where nothing answers to those typed. */
export type Found = { readonly ids: readonly number[]; readonly takenFor: string | null };

/**
 * Searches the catalogue: as typed, and where that finds nothing with misspelt words put right. Takes any text; what was
 * found is kept in memory until the shop changes, for the pages and orders of the same search.
 */
export function searchCatalogue(
  toolbox: Pick<Toolbox, 'db' | 'memory'>,
  typed: string,
  hidden: HiddenGoods | null,
): Promise<Found> {
  const text = cleanSearch(typed).toLowerCase();
  return toolbox.memory.remember(
    `search:${hidden?.key ?? ''}:${text}`,
    () => search(toolbox, text, hidden),
    'any',
  );
}

async function search(
  toolbox: Pick<Toolbox, 'db' | 'memory'>,
  text: string,
  hidden: HiddenGoods | null,
): Promise<Found> {
  const parts = searchParts(text);
  const { ids, near } = await findHitsOrNear(toolbox.db, parts, hidden);
  const meant = meantWords(parts.words, near)?.join(' ');
  if (meant === undefined) return { ids, takenFor: null };
  // Others have searched for the right words: what they found is mostly known.
  const found = await searchCatalogue(toolbox, meant, hidden);
  const isMeant = found.takenFor === null && found.ids.length > 0;
  return isMeant ? { ids: found.ids, takenFor: meant } : { ids, takenFor: null };
}

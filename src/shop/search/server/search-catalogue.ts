import type { Toolbox } from '#services/toolbox.ts';
import { correctWords } from './correct-words.ts';
import { findHits } from './find-hits.ts';
import { searchParts } from './search-parts.ts';

/** What a search found, best first, and the words it was taken for where nothing answers to those typed. */
export type Found = { readonly ids: readonly number[]; readonly takenFor: string | null };

/** Searches the catalogue: as typed, and where that finds nothing with misspelt words put right. Takes any text. */
export async function searchCatalogue(toolbox: Pick<Toolbox, 'db'>, text: string): Promise<Found> {
  const parts = searchParts(text);
  const ids = await findHits(toolbox.db, parts);
  if (ids.length > 0) return { ids, takenFor: null };
  const meant = await correctWords(toolbox.db, parts.words);
  if (!meant) return { ids, takenFor: null };
  const near = await findHits(toolbox.db, { code: null, words: meant });
  return { ids: near, takenFor: near.length > 0 ? meant.join(' ') : null };
}

import type { Sheet } from '../table/sheet.ts';
import { growingTo, measureFirstLooks, type WalkedShop } from './first-looks.ts';
import { searchTerms } from './search-terms.ts';

const SUGGESTIONS_MS = 15;
const SEARCH_MS = 40;

const resultPath = (text: string) => `/shop/?s=${encodeURIComponent(text)}`;
const suggestionPath = (text: string) => `/?wc-ajax=search_suggestions&term=${encodeURIComponent(text)}`;

/** Searches by code, by words, with a typing error, and suggestions after each key, all asked for the first time. */
export async function measureSearch(sheet: Sheet, shop: WalkedShop): Promise<void> {
  const { codes, words, misspelt, typed } = await searchTerms(shop.databaseUrl);
  await measureFirstLooks(sheet, shop, [
    { measure: 'Search by code', paths: codes.map(resultPath), target: growingTo(SEARCH_MS) },
    { measure: 'Search by words', paths: words.map(resultPath), target: growingTo(SEARCH_MS) },
    { measure: 'Search with a typing error', paths: misspelt.map(resultPath), target: growingTo(SEARCH_MS) },
    { measure: 'Suggestions', paths: typed.map(suggestionPath), target: growingTo(SUGGESTIONS_MS) },
  ]);
}

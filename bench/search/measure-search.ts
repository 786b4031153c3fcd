import { forgetEverything } from '../place/forget-everything.ts';
import type { Target } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import { type SearchTerms, searchTerms } from './search-terms.ts';
import { type WalkFigures, walkPaths } from './walk-paths.ts';

const CONNECTIONS = 8;
const ROUNDS = 3;
const SUGGESTIONS_MS = 15;
const SEARCH_MS = 40;
const LARGE = 100_000;
const TIMES_AT_A_MILLION = 3;

/** A running shop of any size, and its database. */
export type SearchedShop = {
  readonly products: number;
  readonly shop: { readonly url: string };
  readonly databaseUrl: string;
};

const within = (ms: number): Target => ({
  words: `≤ ${ms}, above ${LARGE.toLocaleString('en')} products ≤ ${TIMES_AT_A_MILLION * ms}`,
  reached: ({ value }, products) => value <= (products > LARGE ? TIMES_AT_A_MILLION : 1) * ms,
});

/** Each round walks through its own third of the addresses, all for the first time; the best round counts. */
async function bestRound(searched: SearchedShop, paths: readonly string[]): Promise<WalkFigures> {
  let best: WalkFigures | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    await forgetEverything(searched.shop.url, searched.databaseUrl);
    const from = Math.floor((round * paths.length) / ROUNDS);
    const to = Math.floor(((round + 1) * paths.length) / ROUNDS);
    const seen = await walkPaths(searched.shop.url, paths.slice(from, to), CONNECTIONS);
    if (!best || seen.p95 < best.p95) best = seen;
  }
  if (!best) throw new Error('no round was run');
  return best;
}

function note(sheet: Sheet, products: number, measure: string, seen: WalkFigures, target: Target): void {
  sheet.note(products, { measure, unit: '/s' }, { value: seen.perSecond });
  sheet.note(products, { measure: `${measure}: p50`, unit: 'ms', digits: 1 }, { value: seen.p50 });
  sheet.note(products, { measure: `${measure}: p95`, unit: 'ms', digits: 1, target }, { value: seen.p95 });
}

const resultPath = (text: string) => `/shop/?s=${encodeURIComponent(text)}`;
const suggestionPath = (text: string) => `/?wc-ajax=search_suggestions&term=${encodeURIComponent(text)}`;

/** Searches by code, by words, with a typing error, and suggestions after each key, all asked for the first time. */
export async function measureSearch(sheet: Sheet, searched: SearchedShop): Promise<void> {
  const terms: SearchTerms = await searchTerms(searched.databaseUrl);
  // The first answers of a process are made by code that is not compiled yet.
  await bestRound(searched, terms.typed.map(suggestionPath));
  await bestRound(searched, terms.words.map(resultPath));
  const kinds = [
    ['Search by code', terms.codes.map(resultPath), within(SEARCH_MS)],
    ['Search by words', terms.words.map(resultPath), within(SEARCH_MS)],
    ['Search with a typing error', terms.misspelt.map(resultPath), within(SEARCH_MS)],
    ['Suggestions', terms.typed.map(suggestionPath), within(SUGGESTIONS_MS)],
  ] as const;
  for (const [measure, paths, target] of kinds) {
    note(sheet, searched.products, measure, await bestRound(searched, paths), target);
  }
}

import { forgetEverything } from '../place/forget-everything.ts';
import { type WalkFigures, walkPaths } from '../search/walk-paths.ts';
import type { Target } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import { filteredPaths } from './filtered-paths.ts';
import { makeLargeVariables } from './make-large-variable.ts';

const CONNECTIONS = 8;
const ROUNDS = 3;
const FILTERED_MS = 40;
const LARGE = 100_000;
const TIMES_AT_A_MILLION = 3;

const within = (ms: number): Target => ({
  words: `≤ ${ms}, above ${LARGE.toLocaleString('en')} products ≤ ${TIMES_AT_A_MILLION * ms}`,
  reached: ({ value }, products) => value <= (products > LARGE ? TIMES_AT_A_MILLION : 1) * ms,
});

/** Each round walks through its own third of the addresses, all for the first time; the best round counts. */
async function bestRound(url: string, databaseUrl: string, paths: readonly string[]): Promise<WalkFigures> {
  let best: WalkFigures | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    await forgetEverything(url, databaseUrl);
    const from = Math.floor((round * paths.length) / ROUNDS);
    const to = Math.floor(((round + 1) * paths.length) / ROUNDS);
    const seen = await walkPaths(url, paths.slice(from, to), CONNECTIONS);
    if (!best || seen.p95 < best.p95) best = seen;
  }
  if (!best) throw new Error('no round was run');
  return best;
}

/** Listings with two filters and the counts beside their choices, and pages of products with 500 variations, as first views. */
export async function measureCatalogue(
  sheet: Sheet,
  shop: { readonly products: number; readonly url: string; readonly databaseUrl: string },
): Promise<void> {
  const { products, url, databaseUrl } = shop;
  const filtered = await filteredPaths(databaseUrl);
  const variables = await makeLargeVariables(databaseUrl);
  // The first pages of a process are made by code that is not compiled yet.
  await bestRound(url, databaseUrl, filtered);
  await bestRound(url, databaseUrl, variables);
  const kinds = [
    ['Listing with two filters and counts', filtered, within(FILTERED_MS)],
    ['Product page with 500 variations', variables, undefined],
  ] as const;
  for (const [measure, paths, target] of kinds) {
    const seen = await bestRound(url, databaseUrl, paths);
    sheet.note(products, { measure, unit: '/s' }, { value: seen.perSecond });
    sheet.note(products, { measure: `${measure}: p50`, unit: 'ms', digits: 1 }, { value: seen.p50 });
    const head = { measure: `${measure}: p95`, unit: 'ms', digits: 1 };
    sheet.note(products, target ? { ...head, target } : head, { value: seen.p95 });
  }
}

import { clearFileCache } from '../host/clear-file-cache.ts';
import type { Target } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import { type WalkFigures, walkPaths } from './walk-paths.ts';

const CONNECTIONS = 8;
const ROUNDS = 4;

/** A running shop of any size, and its database. */
export type WalkedShop = { readonly products: number; readonly url: string; readonly databaseUrl: string };

/** Some addresses of one kind; none of them is asked for twice. */
export type FirstLooks = {
  readonly measure: string;
  readonly paths: readonly string[];
  /** what is asked of the slowest of twenty */
  readonly target?: Target;
};

const part = (paths: readonly string[], at: number, of: number) =>
  paths.slice(Math.floor((at * paths.length) / of), Math.floor(((at + 1) * paths.length) / of));

/**
 * Walks through addresses that nobody has asked for yet, in a shop that has been open for a while: its code is compiled, and what
 * it remembers of products and choices is what the first part of the walk has left behind. The kinds take turns, so that no moment in
 * which the machine does something else falls on one of them alone, and the best round of each counts; the last part is walked right
 * after a change of everything, and stands beside.
 */
export async function measureFirstLooks(
  sheet: Sheet,
  { products, url, databaseUrl }: WalkedShop,
  kinds: readonly FirstLooks[],
): Promise<void> {
  const walk = ({ paths }: FirstLooks, at: number) =>
    walkPaths(url, part(paths, at, ROUNDS + 2), CONNECTIONS);
  for (const kind of kinds) await walk(kind, 0);
  const best = new Map<FirstLooks, WalkFigures>();
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const kind of kinds) {
      const seen = await walk(kind, round);
      if (seen.p95 < (best.get(kind)?.p95 ?? Number.POSITIVE_INFINITY)) best.set(kind, seen);
    }
  }
  for (const kind of kinds) {
    const { measure, target } = kind;
    const seen = best.get(kind);
    if (!seen) throw new Error('no round was run');
    await clearFileCache(url, databaseUrl);
    const afresh = await walk(kind, ROUNDS + 1);
    const head = (what: string) => ({ measure: `${measure}: ${what}`, unit: 'ms', digits: 1 });
    sheet.note(products, { measure, unit: '/s' }, { value: seen.perSecond });
    sheet.note(products, head('p50'), { value: seen.p50 });
    sheet.note(products, target ? { ...head('p95'), target } : head('p95'), { value: seen.p95 });
    sheet.note(products, head('p95 right after a change of everything'), { value: afresh.p95 });
  }
}

const LARGE = 100_000;
const TIMES_AT_A_MILLION = 3;

/** So many milliseconds, and three times as many in a shop of a million products. */
export const growingTo = (ms: number): Target => ({
  words: `≤ ${ms}, above ${LARGE.toLocaleString('en')} products ≤ ${TIMES_AT_A_MILLION * ms}`,
  reached: ({ value }, products) => value <= (products > LARGE ? TIMES_AT_A_MILLION : 1) * ms,
});

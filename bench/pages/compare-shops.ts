import { type BenchHost, openBenchHost } from '../host/bench-host.ts';
import { startShop } from '../host/shop-process.ts';
import { atMostTimes } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import { FASTEST_LISTINGS, firstViewRound, turned, type Watched } from './measure-first-views.ts';
import { pagePaths } from './page-paths.ts';

// What disturbs a round only ever makes it slower: of many the best is what the shop takes.
const ROUNDS = 8;
const TIMES_THE_SMALL_SHOP = 1.5;

/** A shop at work with the listings that it is asked for. */
type Asked = { readonly watched: Watched; readonly listings: readonly string[]; close(): Promise<void> };

async function open(host: BenchHost): Promise<Asked> {
  const { products, dataDir, databaseSeconds } = host;
  const databaseUrl = await host.copy('bench_pair');
  const shop = await startShop({ dataDir, databaseUrl, products });
  const { listings } = await pagePaths(databaseUrl);
  const watched = { products, shop, databaseUrl, databaseSeconds };
  // The first pages of a process are made by code that is not compiled yet.
  await firstViewRound(watched, { paths: listings, fastest: FASTEST_LISTINGS }, 8);
  return {
    watched,
    listings,
    async close() {
      await shop.stop();
      await host.close();
    },
  };
}

/**
 * Compares the mean time of a listing's first view in a large shop with that in a small one. Both are open, and their rounds take turns:
 * a machine is up to twice as slow from one quarter of an hour to the next.
 */
export async function compareShops(sheet: Sheet, small: number, large: number): Promise<void> {
  const shops: Asked[] = [];
  try {
    for (const products of [small, large]) shops.push(await open(await openBenchHost(products)));
    const best = shops.map(() => Number.POSITIVE_INFINITY);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, { watched, listings }] of shops.entries()) {
        const paths = turned(listings, round / ROUNDS);
        const { mean } = await firstViewRound(watched, { paths, fastest: FASTEST_LISTINGS }, 1);
        best[at] = Math.min(best[at] ?? mean, mean);
      }
    }
    const [yardstick = 0, value = 0] = best;
    const target = atMostTimes(TIMES_THE_SMALL_SHOP, 'the small shop');
    const measure = 'Listing, first view: time against the small shop, by turns';
    sheet.note(large, { measure, unit: 'ms', digits: 2, target }, { value, yardstick });
  } finally {
    for (const shop of shops) await shop.close();
  }
}

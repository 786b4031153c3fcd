import type { ShopProcess } from '../host/shop-process.ts';
import { ofYardstick } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import { runWrk } from './run-wrk.ts';
import { startBareServer } from './start-bare-server.ts';

const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 8;
const SHARE = 0.7;

/** Requests a second of both, best of three turns each. */
async function inRounds(shop: string, bare: string): Promise<{ shop: number; bare: number }> {
  const best = { shop: 0, bare: 0 };
  const rate = async (url: string, connections: number, seconds: number) =>
    (await runWrk({ url, connections, seconds })).perSecond;
  for (const url of [shop, bare]) await rate(url, 1, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    best.bare = Math.max(best.bare, await rate(bare, CONNECTIONS, SECONDS));
    best.shop = Math.max(best.shop, await rate(shop, CONNECTIONS, SECONDS));
  }
  return best;
}

/** Cached pages, sent to guests compressed, against a bare server with the same bytes. */
export async function measureCached(
  sheet: Sheet,
  products: number,
  shop: ShopProcess,
  pages: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    const url = `${shop.url}${path}`;
    const bare = await startBareServer(url);
    const best = await inRounds(url, bare.url).finally(() => bare.stop());
    const measure = `${name}, cached`;
    sheet.note(
      products,
      { measure, unit: '/s', target: ofYardstick(SHARE) },
      { value: best.shop, yardstick: best.bare },
    );
    sheet.note(
      products,
      { measure: `${name}, size in brotli`, unit: 'kB', digits: 1 },
      { value: bare.bytes / 1000 },
    );
  }
}

import type { ShopProcess } from '../place/shop-process.ts';
import { ofYardstick } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import { runWrk } from './run-wrk.ts';
import { startBareServer } from './start-bare-server.ts';

const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 8;
const SHARE = 0.7;

/** Kept pages, sent to guests compressed, against a bare server with the same bytes; best of three turns each. */
export async function measureCached(
  sheet: Sheet,
  products: number,
  shop: ShopProcess,
  pages: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    const url = `${shop.url}${path}`;
    const bare = await startBareServer(url);
    const best = { shop: 0, bare: 0 };
    const once = (address: string) => runWrk({ url: address, connections: CONNECTIONS, seconds: SECONDS });
    await Promise.all([
      runWrk({ url, connections: 1, seconds: 1 }),
      runWrk({ url: bare.url, connections: 1, seconds: 1 }),
    ]);
    for (let round = 0; round < ROUNDS; round += 1) {
      best.bare = Math.max(best.bare, (await once(bare.url)).perSecond);
      best.shop = Math.max(best.shop, (await once(url)).perSecond);
    }
    await bare.stop();
    const measure = `${name}, kept`;
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

import { expect, onTestFinished, test } from 'vitest';
import { createDatabase, createPool } from '#foundation/database/client.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aProduct, refreshProduct } from '../factories/a-product.ts';
import { temporaryFolder } from '../factories/temporary-folder.ts';
import { freshDatabase } from '../factories/test-database.ts';
import { buy } from './buyers.ts';
import { freePort, type RunningShop, startShop } from './running-shop.ts';

// A busy machine is given time: that a kept page is stale for half a second at most is proven on a clock of its own.
const PATIENCE_MS = 15_000;

/** Asks for a page of a shop until it says something. */
async function says(shop: RunningShop, path: string, said: string): Promise<void> {
  const page = async () => (await (await shop.fetch(path)).text()).replaceAll('\u00a0', ' ');
  await expect.poll(page, { timeout: PATIENCE_MS, interval: 20 }).toContain(said);
}

const cachedPages = async (shop: RunningShop) =>
  Number(/page_cache\w*\{[^}]*hit[^}]*\} (\d+)/.exec(await (await shop.fetch('/metrics')).text())?.[1] ?? 0);

test('what changes through one server is seen through the other, in kept pages as well', async () => {
  const database = await freshDatabase();
  const db = createDatabase(createPool(database.url, { max: 2 }));
  onTestFinished(async () => {
    await db.destroy();
    await database.drop();
  });
  const product = await aProduct(db, { stock: 2, regularPriceCents: 1220 });
  const start = async () =>
    startShop({
      DATABASE_URL: database.url,
      DATA_DIR: await temporaryFolder(),
      PORT: String(await freePort()),
    });
  const first = await start();
  const second = await start();
  const path = `/product/${product.slug}/`;
  for (const shop of [first, second]) {
    await says(shop, path, '12,20 €');
    await says(shop, path, 'Solo 2 pezzi rimasti');
    expect(await cachedPages(shop)).toBeGreaterThan(0);
  }

  await db.updateTable('products').set({ regular_price_cents: 3333 }).where('id', '=', product.id).execute();
  await refreshProduct(db, product.id);
  for (const shop of [first, second]) {
    await says(shop, path, '33,33 €');
    await says(shop, '/shop/', '33,33 €');
  }

  await buy(aBrowser(first), product.id, 'cod');
  await says(second, path, 'Solo 1 pezzo rimasto');
  await buy(aBrowser(second), product.id, 'bacs');
  await says(first, path, 'Esaurito');
}, 60_000);

import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase, createPool } from '#foundation/database/client.ts';
import { startEmbeddedPostgres } from '#foundation/database/launcher/start-embedded-postgres.ts';
import { migrateToLatest } from '#foundation/database/migrate.ts';
import { requests } from '#messages/it/requests.ts';
import { aProduct, refreshProduct } from '../factories/a-product.ts';
import { temporaryFolder } from '../factories/temporary-folder.ts';
import { freePort, startShop } from './running-shop.ts';

// A busy machine is given time.
const patience = { timeout: 30_000, interval: 50 };

test('while the database is away guests see the pages of before, everything else says so, and a new price is shown afterwards', async () => {
  const directory = join(await temporaryFolder(), 'pg');
  const database = await startEmbeddedPostgres(directory);
  onTestFinished(database.stop);
  await migrateToLatest(database.url);
  const db = createDatabase(createPool(database.url, { max: 2, onError: () => {} }));
  onTestFinished(() => db.destroy());
  const product = await aProduct(db, { regularPriceCents: 1220 });
  const shop = await startShop({
    DATABASE_URL: database.url,
    DATA_DIR: await temporaryFolder(),
    DEMO_PRODUCTS: '0',
    PORT: String(await freePort()),
  });
  const path = `/product/${product.slug}/`;
  const page = async () => (await (await shop.fetch(path)).text()).replaceAll('\u00a0', ' ');
  await expect.poll(page, patience).toContain('12,20 €');
  const stored = await page();

  await database.stop();
  const isAway = async () => (await shop.fetch('/readyz')).status;
  await expect.poll(isAway, patience).toBe(503);
  expect(await page()).toBe(stored);
  const asked: readonly (readonly [string, RequestInit])[] = [
    ['/cart/', {}],
    ['/checkout/', {}],
    ['/my-account/', {}],
    ['/product/never-seen/', {}],
    ['/?wc-ajax=checkout', { method: 'POST', body: new URLSearchParams({ payment_method: 'cod' }) }],
    ['/?wc-ajax=add_to_cart', { method: 'POST', body: new URLSearchParams({ product_id: `${product.id}` }) }],
  ];
  for (const [address, init] of asked) {
    const answer = await shop.fetch(address, init);
    expect([address, answer.status, answer.headers.get('retry-after')]).toEqual([address, 503, '10']);
    expect(await answer.text()).toContain(requests.away);
  }
  const cart = await shop.fetch('/wp-json/wc/store/v1/cart');
  expect(cart.status).toBe(503);
  expect(await cart.json()).toMatchObject({ code: 'shop_rest_unavailable', message: requests.away });

  const restarted = await startEmbeddedPostgres(directory);
  onTestFinished(restarted.stop);
  await db.updateTable('products').set({ regular_price_cents: 3333 }).where('id', '=', product.id).execute();
  await refreshProduct(db, product.id);
  await expect.poll(page, patience).toContain('33,33 €');
}, 120_000);

import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase, createPool } from '#foundation/database/client.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aProduct } from '../factories/a-product.ts';
import { temporaryFolder } from '../factories/temporary-folder.ts';
import { freshDatabase } from '../factories/test-database.ts';
import { freePort, startShop } from './running-shop.ts';

// A busy machine is given time.
const patience = { timeout: 15_000 };

test('a request under way is answered after SIGTERM, and the process ends in order', async () => {
  const database = await freshDatabase();
  const db = createDatabase(createPool(database.url, { max: 2 }));
  const obstacle = new pg.Client({ connectionString: database.url });
  await obstacle.connect();
  onTestFinished(async () => {
    await obstacle.end();
    await db.destroy();
    await database.drop();
  });
  const product = await aProduct(db);
  const shop = await startShop({
    DATABASE_URL: database.url,
    DATA_DIR: await temporaryFolder(),
    PORT: String(await freePort()),
  });

  // The request cannot end before the obstacle is out of its way.
  await obstacle.query('begin');
  await obstacle.query('lock table carts in access exclusive mode');
  const underWay = aBrowser(shop).post('/?wc-ajax=add_to_cart', { product_id: product.id, quantity: 1 });
  await vi.waitFor(async () => {
    const { rows } = await obstacle.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows.length).toBeGreaterThan(0);
  }, patience);

  shop.signal('SIGTERM');
  await vi.waitFor(() => expect(shop.said()).toContain('Pistone si sta chiudendo'), patience);
  await expect(shop.fetch('/healthz')).rejects.toThrow();
  await obstacle.query('rollback');
  const response = await underWay;
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ cart: { count: 1 } });
  expect(await shop.ended).toBe(0);
});

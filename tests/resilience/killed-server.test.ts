import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase, createPool } from '#foundation/database/client.ts';
import { aProduct } from '../factories/a-product.ts';
import { temporaryFolder } from '../factories/temporary-folder.ts';
import { freshDatabase } from '../factories/test-database.ts';
import { aCrowd } from './buyers.ts';
import { expectLedgerInOrder } from './ledger.ts';
import { freePort, startShop } from './running-shop.ts';

const PIECES = 1000;

test('a server that is killed three times under orders loses none and makes none twice', async () => {
  const database = await freshDatabase();
  const db = createDatabase(createPool(database.url, { max: 2 }));
  onTestFinished(async () => {
    await db.destroy();
    await database.drop();
  });
  const products = [];
  for (let count = 0; count < 3; count += 1) products.push(await aProduct(db, { stock: PIECES }));
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: await temporaryFolder(),
    PORT: String(await freePort()),
  };
  let shop = await startShop(env);
  const crowd = aCrowd(
    shop,
    products.map(({ id }) => id),
    8,
  );
  for (let kill = 0; kill < 3; kill += 1) {
    const before = crowd.confirmed.length;
    await vi.waitFor(() => expect(crowd.confirmed.length).toBeGreaterThan(before + 8), { timeout: 30_000 });
    shop.signal('SIGKILL');
    expect(await shop.ended).toBeNull();
    shop = await startShop(env);
  }
  await crowd.goHome();
  await expectLedgerInOrder(db, crowd.confirmed, PIECES);
}, 90_000);

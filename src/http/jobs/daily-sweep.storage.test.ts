import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolderStore } from '#foundation/services/files/folder-store.ts';
import { createPictureFiles } from '#foundation/services/files/picture-files.ts';
import { createPrivateFiles } from '#foundation/services/files/private-files.ts';
import { silentLog } from '#foundation/services/log.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { temporaryFolder } from '#tests/factories/temporary-folder.ts';
import { taskList } from './task-list.ts';

let home: TestDatabase;

beforeAll(async () => {
  home = await aTestDatabase();
});
afterAll(() => home.close());

const aDayMs = 24 * 60 * 60 * 1000;

async function sweepAt(clock: ReturnType<typeof fakeClock>): Promise<void> {
  const folder = await temporaryFolder();
  const tasks = taskList({
    db: home.db,
    clock,
    log: silentLog,
    mail: null,
    shopUrl: 'http://shop.test',
    sign: (text) => text,
    pictures: createPictureFiles({
      media: createFolderStore(join(folder, 'media')),
      originals: createFolderStore(join(folder, 'originals')),
    }),
    privateFiles: createPrivateFiles(createFolderStore(join(folder, 'private'))),
  });
  const sweep = tasks['sweep-pictures'];
  if (!sweep) throw new Error('no sweep');
  // It needs nothing of what a worker gives it.
  await Reflect.apply(sweep, null, [{}, {}]);
}

const sessions = async () =>
  (await home.db.selectFrom('sessions').select('id').orderBy('id').execute()).map(({ id }) => id);

test('once a day sessions that have ended go, with the carts of their guests, and no other', async () => {
  const { db } = home;
  const clock = fakeClock();
  const guest = await aRequestContext(db, { clock });
  const { id: productId } = await aProduct(db);
  await addToCart(guest, { productId, quantity: 1, attributes: {} });
  const { customerId } = await aPerson(db);
  const customer = await aRequestContext(db, { clock });
  const { id: loggedIn } = await customer.session.logIn(db, customerId);
  expect(await sessions()).toHaveLength(2);
  await sweepAt(clock);
  expect(await sessions()).toHaveLength(2);
  // A log-in lasts a week, a guest's session thirty days.
  clock.advance(7 * aDayMs);
  await sweepAt(clock);
  const left = await sessions();
  expect(left).toHaveLength(1);
  expect(left).not.toContain(loggedIn);
  clock.advance(23 * aDayMs);
  await sweepAt(clock);
  expect(await sessions()).toEqual([]);
  expect(await db.selectFrom('carts').select('id').execute()).toEqual([]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aCustomer } from '#tests/factories/a-customer.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { decideLine } from '../add-to-cart.ts';
import { findItem } from '../find-item.ts';
import { readCart } from '../read-cart.ts';
import { bulkWrite, holdCart } from './bulk-write.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());

it('nothing is written to a cart that another request made after this one found none', async () => {
  const customerId = (await aCustomer(db)).id;
  const { id: productId } = await aProduct(db, { stock: 5 });
  const [phone, computer] = [await aRequestContext(db), await aRequestContext(db)];
  for (const ctx of [phone, computer]) await ctx.session.logIn(db, customerId);
  const wanted = { productId, quantity: 3, attributes: {} };

  const isHeld = await holdCart(phone);
  const decided = decideLine(wanted, await findItem(phone, productId, null));
  if (!decided.ok) throw new Error(decided.error.code);
  expect(await bulkWrite(computer, [decided.line], false)).toBe(true);

  expect(await bulkWrite(phone, [decided.line], isHeld)).toBe(false);
  expect((await readCart(phone)).lines.map(({ quantity }) => quantity)).toEqual([3]);
  expect(await holdCart(phone)).toBe(true);
});

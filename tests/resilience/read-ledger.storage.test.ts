import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aProduct } from '../factories/a-product.ts';
import { aTestDatabase } from '../factories/a-test-database.ts';
import { anOrder } from '../factories/an-order.ts';
import { fakeClock } from '../factories/fake-clock.ts';
import { type LedgerDrift, ordersMade, readLedger } from './read-ledger.ts';

const inOrder: LedgerDrift = { stock: 0, taken: 0, totals: 0, hanging: 0, emails: 0 };
const now = fakeClock().now();
let db: Database;

beforeEach(async () => {
  const home = await aTestDatabase();
  db = home.db;
  onTestFinished(() => home.close());
  const parts = [await aProduct(db, { stock: 9 }), await aProduct(db, { stock: 9, regularPriceCents: 999 })];
  const items = parts.map(({ id }) => [id, 3] as const);
  await anOrder(db, { items, payment: 'cod' });
  await anOrder(db, { items, payment: 'bacs' });
});

test('the books of a shop that sold and reserved are in order', async () => {
  expect(await readLedger(db, now)).toEqual(inOrder);
  const orders = await ordersMade(db);
  expect(orders).toHaveLength(2);
  expect(await ordersMade(db, orders[0]?.id)).toEqual(orders.slice(1));
});

test.each<[string, keyof LedgerDrift, string, number]>([
  ['stock that the ledger does not know', 'stock', 'update stock set on_hand = on_hand + 1', 2],
  ['a reservation that no item counts', 'stock', 'update stock set reserved = 0', 2],
  ['pieces that were sold twice', 'taken', `update stock_movements set delta = -6 where reason = 'sale'`, 2],
  ['pieces that nobody keeps', 'taken', 'update stock_reservations set closed_at = now()', 2],
  ['a line that is not as priced', 'totals', 'update order_lines set quantity = 2 where position = 1', 2],
  ['VAT that is not that of the lines', 'totals', `update orders set tax_lines = '[]'`, 2],
  ['a reservation after its time', 'hanging', `update stock_reservations set expires_at = '2026-03-01'`, 2],
  [
    'a reservation of an order that is over',
    'hanging',
    `update orders set status = 'cancelled' where payment_method = 'bacs'`,
    2,
  ],
  ['an email that was never written', 'emails', `delete from outbox where kind = 'new-order'`, 2],
])('%s is found', async (_, drift, statement, found) => {
  await sql.raw(statement).execute(db);
  expect((await readLedger(db, now))[drift]).toBe(found);
});

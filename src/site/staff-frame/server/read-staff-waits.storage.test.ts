import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { MOST_WAITING } from '../rules/staff-waits.ts';
import { readStaffWaits } from './read-staff-waits.ts';

let home: TestDatabase;

beforeAll(async () => {
  home = await aTestDatabase();
});
afterAll(() => home.close());

const waitsFor = async (role: Parameters<typeof aPerson>[1]) =>
  readStaffWaits(await aRequestContext(home.db, { person: await aPerson(home.db, role) }));

async function reviews(count: number) {
  const product = await aProduct(home.db);
  const rows = Array.from({ length: count }, (_, at) => ({
    product_id: product.id,
    author_name: `Rita ${at}`,
    author_email: `rita-${product.id}-${at}@example.com`,
    rating: 5,
    body: 'Ottimo pezzo',
  }));
  await home.db.insertInto('reviews').values(rows).execute();
}

test('what waits is counted for whom may see it, and for nobody else', async () => {
  await reviews(2);
  const all = await waitsFor('administrator');
  expect(all).toEqual({
    orders: 0,
    payments: 0,
    refunds: 0,
    movements: 0,
    quotes: 0,
    messages: 0,
    counters: 0,
    registrations: 0,
    reviews: 2,
  });
  expect(await waitsFor('warehouse')).toEqual({ orders: 0, payments: 0, refunds: 0 });
  expect(await waitsFor(null)).toEqual({});
});

test('counting ends where a counter has no more digits', async () => {
  await reviews(MOST_WAITING + 5);
  expect(await waitsFor('administrator')).toMatchObject({ reviews: MOST_WAITING });
});

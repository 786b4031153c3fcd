import { afterAll, beforeAll, expect, test } from 'vitest';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTaxRate } from '#tests/factories/a-tax-rate.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { readDeliveryTerms } from './read-delivery-terms.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await aTestDatabase();
  await aTaxRate(database.db);
});
afterAll(() => database.close());

const settings = {
  handling_days: 2,
  flat_shipping_cents: 610,
  free_shipping_from_cents: 12_200,
  free_shipping_from_net_cents: 9_900,
};

test('private customers are shown the amounts of the settings', async () => {
  const terms = await readDeliveryTerms(await aRequestContext(database.db, { settings }));
  expect(terms).toEqual({ handlingDays: 2, flat: 610, freeFrom: 12_200 });
});

test('a business that sees prices without VAT sees the amounts without VAT, and a threshold of its own', async () => {
  const ctx = await aRequestContext(database.db, { settings, audience: { mode: 'net' } });
  expect(await readDeliveryTerms(ctx)).toEqual({ handlingDays: 2, flat: 500, freeFrom: 9_900 });
});

test('without a threshold sending is never free', async () => {
  const ctx = await aRequestContext(database.db, { settings: { ...settings, free_shipping_from_cents: 0 } });
  expect((await readDeliveryTerms(ctx)).freeFrom).toBeNull();
});

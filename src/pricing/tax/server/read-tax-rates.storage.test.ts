import { afterAll, beforeAll, expect, test } from 'vitest';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTaxRate } from '#tests/factories/a-tax-rate.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { readTaxRates } from './read-tax-rates.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await aTestDatabase();
  await aTaxRate(database.db);
  await aTaxRate(database.db, { taxClass: 'reduced', rate: 1000 });
  await aTaxRate(database.db, { country: 'DE', rate: 1900 });
  await aTaxRate(database.db, { state: 'SO', rate: 2100 });
  await aTaxRate(database.db, { postcode: '23041', rate: 0 });
});
afterAll(() => database.close());

test.each([
  ['standard', 'IT', 'MO', '41122', 2200],
  ['reduced', 'IT', 'MO', '41122', 1000],
  ['standard', 'DE', '', '10115', 1900],
  ['standard', 'IT', 'SO', '23100', 2100],
  ['standard', 'IT', 'SO', '23041', 0],
  ['standard', 'CH', '', '8001', 0],
  ['reduced', 'DE', '', '10115', 0],
  ['none', 'IT', '', '', 0],
])('%s goods to %s %s %s: %i basis points', async (taxClass, country, state, postcode, expected) => {
  const rates = await readTaxRates(await aRequestContext(database.db));
  expect(rates.at(taxClass, { country, state, postcode })).toBe(expected);
});

test('the home rate is that of the country in the settings', async () => {
  expect((await readTaxRates(await aRequestContext(database.db))).home('standard')).toBe(2200);
  const abroad = await aRequestContext(database.db, { settings: { home_country: 'DE' } });
  expect((await readTaxRates(abroad)).home('standard')).toBe(1900);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SettingKey } from '#foundation/settings/rules/settings.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aPriceList, type MadePriceList } from '#tests/factories/a-price-list.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTaxRate } from '#tests/factories/a-tax-rate.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { changeSettings } from './change-settings.ts';

let database: TestDatabase;
let workshops: MadePriceList;
let productId: number;
let staff: Person;

beforeAll(async () => {
  database = await aTestDatabase();
  staff = await aPerson(database.db, 'administrator');
  workshops = await aPriceList(database.db);
  await aTaxRate(database.db);
  await aTaxRate(database.db, { country: 'DE', rate: 1900 });
  productId = (await aProduct(database.db, { regularPriceCents: 1220 })).id;
});
afterAll(() => database.close());

async function change(key: SettingKey, posted: readonly string[] | null) {
  const changed = await changeSettings(
    await aRequestContext(database.db, { person: staff }),
    new Map([[key, posted]]),
  );
  expect(changed).toEqual({ ok: true, count: 1 });
}
const listed = () =>
  database.db
    .selectFrom('listing_prices')
    .select('min_cents')
    .where('product_id', '=', productId)
    .where('price_list_id', '=', workshops.id)
    .executeTakeFirst();

test('[TIER-15] listings follow the settings that prices are worked out with', async () => {
  expect(await listed()).toEqual({ min_cents: 1000 });
  await change('prices_include_tax', []);
  expect(await listed()).toEqual({ min_cents: 1220 });
  await change('prices_include_tax', null);
  expect(await listed()).toEqual({ min_cents: 1000 });
  await change('home_country', ['DE']);
  expect(await listed()).toEqual({ min_cents: 1025 });
  await change('home_country', null);
  expect(await listed()).toEqual({ min_cents: 1000 });
});

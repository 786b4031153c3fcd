import { afterAll, beforeAll, expect, it } from 'vitest';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { type AdminClient, anAdminClient } from '../factories/an-admin-client.ts';
import { anApiKey } from '../factories/an-api-key.ts';

let shop: TestShop;
let client: AdminClient;
beforeAll(async () => {
  shop = await aShop({ shopUrl: 'https://shop.test' });
  client = anAdminClient(shop, await anApiKey(shop, { role: 'administrator' }));
});
afterAll(() => shop.close());

it('countries are read with their provinces, and the currency of the shop', async () => {
  expect(await client.read('/data')).toMatchObject([{ slug: 'countries' }, { slug: 'currencies' }]);
  const all = await client.read('/data/countries');
  expect(all.length).toBeGreaterThan(200);
  const italy = await client.read('/data/countries/it');
  expect(italy).toMatchObject({ code: 'IT', name: 'Italia' });
  expect(italy.states).toContainEqual({ code: 'MO', name: 'Modena' });
  expect(all).toContainEqual(italy);
  expect(await client.refused('GET', '/data/countries/zz')).toEqual([404, 'shop_rest_data_invalid_location']);
  expect(await client.read('/data/currencies')).toMatchObject([{ code: 'EUR', symbol: '€' }]);
  expect((await client.read('/data/currencies/current')).code).toBe('EUR');
  expect(await client.refused('GET', '/data/currencies/usd')).toEqual([
    404,
    'shop_rest_data_invalid_currency',
  ]);
});

it('the options that connectors ask for are read, and follow the settings of the shop', async () => {
  expect(await client.idsOf('/settings')).toEqual(['general', 'products', 'tax']);
  expect(await client.read('/settings/general/shop_currency')).toMatchObject({
    value: 'EUR',
    group_id: 'general',
  });
  expect(await client.idsOf('/settings/products')).toEqual([
    'shop_weight_unit',
    'shop_dimension_unit',
    'shop_manage_stock',
  ]);
  expect((await client.read('/settings/tax/shop_prices_include_tax')).value).toBe('yes');
  await shop.db.insertInto('settings').values({ key: 'prices_include_tax', value: 'false' }).execute();
  expect((await client.read('/settings/tax/shop_prices_include_tax')).value).toBe('no');
  expect(await client.refused('GET', '/settings/nonsense')).toEqual([
    404,
    'rest_setting_setting_group_invalid',
  ]);
  expect(await client.refused('GET', '/settings/tax/nonsense')).toEqual([
    404,
    'rest_setting_setting_invalid',
  ]);
  expect(await client.refused('PUT', '/settings/tax/shop_prices_include_tax', { value: 'yes' })).toEqual([
    404,
    'rest_no_route',
  ]);
});

it('the state of the shop is read, without tools', async () => {
  expect(await client.read('/system_status')).toMatchObject({
    environment: { home_url: 'https://shop.test' },
    settings: { currency: 'EUR', force_ssl: true },
  });
  expect(await client.read('/system_status/tools')).toEqual([]);
});

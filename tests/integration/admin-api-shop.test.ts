import { afterAll, beforeAll, expect, it } from 'vitest';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aTaxRate } from '../factories/a-tax-rate.ts';
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

it('rates of VAT are read once each, by the ids that orders name, and their classes', async () => {
  await aTaxRate(shop.db);
  await shop.db
    .insertInto('tax_rates')
    .values([
      { tax_class: 'standard', country: 'DE', rate_basis_points: 1900, name: 'MwSt' },
      { tax_class: 'standard', country: 'AT', rate_basis_points: 2200, name: 'USt' },
      { tax_class: 'reduced', country: 'IT', rate_basis_points: 1000, name: 'IVA 10%' },
    ])
    .execute();
  expect(await client.idsOf('/taxes')).toEqual([2200, 1900, 1000]);
  expect(await client.read('/taxes/2200')).toMatchObject({
    rate: '22.0000',
    country: 'IT',
    class: 'standard',
  });
  expect(await client.idsOf('/taxes?class=reduced')).toEqual([1000]);
  expect(await client.idsOf('/taxes?orderby=id&order=asc&per_page=2')).toEqual([1000, 1900]);
  expect(await client.refused('GET', '/taxes/1')).toEqual([404, 'shop_rest_invalid_id']);
  expect(await client.read('/taxes/classes')).toMatchObject([{ slug: 'standard' }, { slug: 'reduced' }]);
  expect(await client.read('/taxes/classes/reduced')).toMatchObject([{ slug: 'reduced' }]);
  expect(await client.refused('GET', '/taxes/classes/none')).toEqual([
    404,
    'shop_rest_tax_class_invalid_slug',
  ]);
});

it('the state of the shop is read, without tools', async () => {
  expect(await client.read('/system_status')).toMatchObject({
    environment: { home_url: 'https://shop.test' },
    settings: { currency: 'EUR', force_ssl: true },
  });
  expect(await client.read('/system_status/tools')).toEqual([]);
});

import { expect, test } from 'vitest';
import { settingsFrom, settingsRegistry } from './registry.ts';

test('without entries every setting has its default', () => {
  const settings = settingsFrom(new Map());
  for (const [key, definition] of Object.entries(settingsRegistry)) {
    expect(settings).toHaveProperty(key, definition.fallback);
  }
});

test('[VAR-27] the thresholds of embedded variations are 500 and 100', () => {
  expect(settingsFrom(new Map())).toMatchObject({
    variation_threshold_min: 500,
    variation_threshold_max: 100,
  });
});

test('an entry that can be read replaces the default, false and empty ones too', () => {
  const stored = new Map<string, unknown>([
    ['shop_name', ''],
    ['products_per_page', 48],
    ['prices_include_tax', false],
    ['interface_language', 'en'],
    ['shipping_countries', ['IT']],
  ]);
  expect(settingsFrom(stored)).toMatchObject(Object.fromEntries(stored));
});

test.each([
  ['products_per_page', '48'],
  ['products_per_page', 2.5],
  ['products_per_page', -1],
  ['products_per_page', 101],
  ['interface_language', 'fr'],
  ['prices_include_tax', 'true'],
  ['shop_name', 5],
  ['shipping_countries', ['IT', 5]],
  ['shipping_countries', null],
] as const)('%s cannot be %j: the default stays', (key, value) => {
  expect(settingsFrom(new Map([[key, value]]))[key]).toEqual(settingsRegistry[key].fallback);
});

test('an unknown entry is passed over', () => {
  expect(settingsFrom(new Map([['colour', 'red']]))).not.toHaveProperty('colour');
});

test('[BULK-06] [BULK-10] [BULK-44] the bulk order form has its settings by default', () => {
  expect(settingsFrom(new Map())).toMatchObject({
    bulk_order_layout: 'indigo',
    bulk_order_cart_button: 'cart',
    bulk_order_total_mode: 'number',
    bulk_order_multiselect: false,
    form_enforce_qty: true,
    quotes_enabled: false,
  });
});

test('[SUB-22] [TAB-14] an address may end in 63 characters, and amounts of tables begin with the sign, unless staff say otherwise', () => {
  expect(settingsFrom(new Map())).toMatchObject({
    email_top_level_max: 63,
    table_price_format: 'left-space',
  });
});

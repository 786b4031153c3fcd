import { expect, it } from 'vitest';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { settingsFrom } from '#site/settings/rules/registry.ts';
import { readFormOptions } from './form-options.ts';

const usual = settingsFrom(new Map());
const set = (change: Partial<Settings>): Settings => ({ ...usual, ...change });

it('[BULK-01] the code of a form names its layout: classic, indigo or cream', () => {
  expect(['classic', 'indigo', 'cream'].map((layout) => readFormOptions({ layout }, usual).layout)).toEqual([
    'classic',
    'indigo',
    'cream',
  ]);
  expect(readFormOptions({ theme: 'cream' }, usual).layout).toBe('cream');
  expect(readFormOptions({ layout: 'viola' }, usual).layout).toBe('indigo');
  expect(readFormOptions({}, set({ bulk_order_layout: 'classic' })).layout).toBe('classic');
});

it("[BULK-06] the cart button mode is 'cart' by default, with the alternatives carticon and checkout", () => {
  expect(readFormOptions({}, usual).cartButton).toBe('cart');
  expect(readFormOptions({ cart_button: 'carticon' }, usual).cartButton).toBe('carticon');
  expect(readFormOptions({}, set({ bulk_order_cart_button: 'checkout' })).cartButton).toBe('checkout');
  expect(readFormOptions({ cart_button: 'boh' }, usual).cartButton).toBe('cart');
});

it("[BULK-10] the multi-select total mode is 'number' by default, with the alternative 'total'", () => {
  expect(readFormOptions({}, usual).totalMode).toBe('number');
  expect(readFormOptions({}, set({ bulk_order_total_mode: 'total' })).totalMode).toBe('total');
});

it('[BULK-44] quotes are offered where quotes_enabled says so, by default not', () => {
  expect(readFormOptions({}, usual).offersQuotes).toBe(false);
  expect(readFormOptions({}, set({ quotes_enabled: true })).offersQuotes).toBe(true);
});

it('yes and no of the code go before the settings; anything else leaves them', () => {
  expect(readFormOptions({ multiselect: 'yes', sku: 'no' }, usual)).toMatchObject({
    multiselect: true,
    showsSku: false,
  });
  expect(readFormOptions({ multiselect: 'forse', autoadd: '1' }, usual)).toMatchObject({
    multiselect: false,
    autoAdd: true,
  });
  expect(readFormOptions({ category: 'x'.repeat(10_000) }, usual).category).toHaveLength(500);
});

import { expect, it } from 'vitest';
import { wayAfterAdd } from './way-after-add.ts';

it.each([
  ['yes', '/checkout/'],
  ['cart', '/cart/'],
  ['no', null],
  ['', null],
  ['YES', null],
])('[TAB-08] [TAB-58] [TAB-71] after an add with %j the browser goes to %s', (setting, path) => {
  expect(wayAfterAdd(setting)).toBe(path);
});

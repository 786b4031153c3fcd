import { expect, it } from 'vitest';
import { footerCartShown } from './footer-cart.tsx';

it.each([
  ['always_show', 0, true],
  ['always_show', 2, true],
  ['hide_for_zerro', 0, false],
  ['hide_for_zerro', 1, true],
  ['always_hide', 0, false],
  ['always_hide', 3, false],
])('[TAB-82] with %s and %i items in the cart the footer cart is shown: %s', (setting, count, shown) => {
  expect(footerCartShown(setting, count)).toBe(shown);
});

import { expect, it } from 'vitest';
import type { CartLine } from '#selling/cart/rules/cart-state.ts';
import { hasManyVendors } from './cart-quote.tsx';

const of = (...vendors: readonly (string | null | undefined)[]) =>
  hasManyVendors({ lines: vendors.map((vendor) => ({ vendor }) as CartLine) });

it('[QUO-14] a cart with products of more than one vendor is one of many; the shop counts as a vendor', () => {
  expect([of(), of('Rossi'), of('Rossi', 'Rossi'), of(undefined, null)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([of('Rossi', 'Bianchi'), of('Rossi', null)]).toEqual([true, true]);
});

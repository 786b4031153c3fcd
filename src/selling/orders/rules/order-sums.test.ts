import { expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { orderSums } from './order-sums.ts';

const order = {
  subtotal: toCents(3660),
  coupons: [{ code: 'BENVENUTO10', kind: 'percent' as const, amount: toCents(366), freeShipping: false }],
  shippingAmount: toCents(790),
  shippingTitle: 'Corriere espresso',
  taxLines: [{ rate: 2200, tax: toCents(802) }],
  total: toCents(4450),
};

test.each([
  ['gross', ['subtotal', 'discount', 'shipping', 'total', 'tax']],
  ['net', ['subtotal', 'discount', 'shipping', 'tax', 'total']],
] as const)('in %s prices the sums follow as %j', (mode, kinds) => {
  expect(orderSums({ ...order, mode }).map(({ kind }) => kind)).toEqual(kinds);
});

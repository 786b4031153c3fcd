import { expect, test } from 'vitest';
import { products } from './cart-calls.ts';

test.each([
  [[{ id: 7 }], { productId: 7, quantity: 1, attributes: {} }],
  [[{ id: ' 7 ', quantity: '2' }], { productId: 7, quantity: 2, attributes: {} }],
  ['[{"id":7,"quantity":null}]', { productId: 7, quantity: 1, attributes: {} }],
  [
    [{ id: 7, variations: [{ name: 'attribute_a', value: 'b', more: 1 }, { name: 'attribute_c' }, null] }],
    { productId: 7, quantity: 1, attributes: { attribute_a: 'b' } },
  ],
  [[{ id: 7, variations: 'x' }], { productId: 7, quantity: 1, attributes: {} }],
])('[PAY-19] a selection %j is read', (sent, product) => {
  expect(products.parse(sent)).toEqual([product]);
});

test.each([
  undefined,
  null,
  '',
  'x',
  '{}',
  [],
  [null],
  [7],
  [{ id: 0 }],
  [{ id: '07' }],
  [{ id: 1.5 }],
  [{ id: true }],
  [{ id: 1_000_000_000 }],
  [{ id: 7, quantity: 0 }],
  [{ id: 7, quantity: 'x' }],
  [{ id: 7 }, { id: 'x' }],
  Array.from({ length: 51 }, () => ({ id: 7 })),
])('[PAY-19] %j is no selection', (sent) => {
  expect(products.parse(sent)).toBeNull();
});

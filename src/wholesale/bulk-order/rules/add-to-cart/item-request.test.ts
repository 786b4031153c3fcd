import { expect, it } from 'vitest';
import { readAdditions, readItemRequest } from './item-request.ts';

const request = (change: object) =>
  readItemRequest({ productid: '5', productqty: '2', attributes: [], ...change });

it('[BULK-35] an item is named by productid, productqty and attributes', () => {
  expect(request({ attributes: ['attribute_pa_colore=blu'] })).toEqual({
    itemId: 5,
    quantity: 2,
    attributes: { attribute_pa_colore: 'blu' },
  });
  expect(request({ productid: 5, productqty: 0, attributes: undefined })).toEqual({
    itemId: 5,
    quantity: 0,
    attributes: {},
  });
});

it.each([
  { productid: '' },
  { productid: '0' },
  { productid: '-5' },
  { productid: '99999999999' },
  { productid: {} },
  { productqty: '1.5' },
  { productqty: 1.5 },
  { productqty: '-1' },
  { productqty: '10000' },
  { productqty: 'due' },
  { productqty: null },
  { attributes: ['rosso'] },
  { attributes: 'a=b' },
  { attributes: [5] },
  { attributes: [`a=${'x'.repeat(10_000)}`] },
])('[BULK-35] %j says nothing', (change) => {
  expect(request(change)).toBeNull();
});

it('[BULK-36] additions are a JSON list of item payloads', () => {
  const payload = { productid: 5, productqty: 2, attributes: [], customdata: [], qtyaddable: 7 };
  expect(readAdditions(JSON.stringify([payload, { ...payload, productid: 6 }]))).toEqual([
    { itemId: 5, quantity: 2, attributes: {} },
    { itemId: 6, quantity: 2, attributes: {} },
  ]);
});

it.each(['', '[', '{}', 'null', '[1]', '[{}]', '[null]'])(
  '[BULK-36] %.40j is no list of additions',
  (text) => {
    expect(readAdditions(text)).toBeNull();
  },
);

import { expect, it } from 'vitest';
import { aBulkItem } from '../a-bulk-item.ts';
import { type Found, readSearchReply, writeSearchReply } from './search-reply.ts';
import { readAddable, readAddableMap, writeAddable } from './stock-answer.ts';

const item = aBulkItem({
  id: 12,
  label: 'Disco freno',
  price: 1950,
  tiers: [[10, 1800]],
  stock: 7,
  image: '/media/disco-480.webp',
  limits: { minimum: 2, maximum: 40, step: 2 },
  quantity: 2,
});
const found = (change: Partial<Found> = {}): Found => ({
  items: [item],
  html: null,
  paging: null,
  filters: null,
  ...change,
});
const written = (change: Partial<Found> = {}) =>
  JSON.parse(writeSearchReply(found(change), 'WHOLESALE')) as Record<string, unknown>;

it('[BULK-16] [BULK-17] the reply has an entry each for price, tiers, stock, image, min, max, step, default quantity and URL, in both spellings', () => {
  expect(written()).toMatchObject({
    '12PRICE': 19.5,
    '12TIERPRICE': '10:18.00',
    '12STOCK': 7,
    '12IMAGE': '/media/disco-480.webp',
    '12MIN': 2,
    '12MAX': 40,
    '12STEP': 2,
    '12VAL': 2,
    '12URL': '/product/ricambio/',
    '12WHOLESALEPRICE': 19.5,
    '12B2BTIERPRICE': '10:18.00',
    '12WHOLESALESTOCK': 7,
    '12WHOLESALEMIN': 2,
    '12WHOLESALEMAX': 40,
    '12WHOLESALESTEP': 2,
    '12WHOLESALEVAL': 2,
  });
});

it("[BULK-18] the image is a URL or 'no', product_{id} the label, HTML the rendered rows; without stock or tiers their numbers say so", () => {
  const bare = aBulkItem({ id: 3, label: 'Sfuso', stock: null });
  expect(written({ items: [bare], html: '<div></div>' })).toMatchObject({
    product_3: 'Sfuso',
    '3IMAGE': 'no',
    '3STOCK': 999_999_999,
    '3TIERPRICE': 0,
    HTML: '<div></div>',
  });
  expect(written()).not.toHaveProperty('HTML');
});

it('[BULK-17] what is written is read back, in its order', () => {
  const items = [aBulkItem({ id: 40 }), item, aBulkItem({ id: 7, hasOptions: true, productId: 7 })];
  const answer = readSearchReply(writeSearchReply(found({ items, html: 'x' }), 'WHOLESALE'), 'WHOLESALE');
  expect(answer).toEqual({ kind: 'found', items, html: 'x', paging: null, filters: null });
});

it('[BULK-17] the browser reads either spelling, the first one first', () => {
  const second = {
    product_5: 'Filtro',
    '5KEYPRICE': 3,
    '5B2BTIERPRICE': '5:2,50',
    '5KEYSTOCK': 4,
    '5KEYMIN': 1,
    '5KEYMAX': 9,
    '5KEYSTEP': 1,
    '5KEYVAL': 1,
  };
  const read = (map: object) => {
    const answer = readSearchReply(JSON.stringify(map), 'KEY');
    return answer.kind === 'found' ? answer.items[0] : null;
  };
  expect(read(second)).toMatchObject({
    price: 300,
    tiers: [{ from: 5, unit: 250 }],
    stock: 4,
    limits: { minimum: 1, maximum: 9, step: 1 },
    quantity: 1,
  });
  expect(read({ ...second, '5PRICE': 7, '5STOCK': 8, '5TIERPRICE': 0 })).toMatchObject({
    price: 700,
    stock: 8,
    tiers: [],
  });
});

it.each(['1234', ' 1234\n', 'empty', '"empty"', '{}'])(
  '[BULK-19] %j says that there are no products',
  (text) => {
    expect(readSearchReply(text, 'KEY')).toEqual({ kind: 'nothing' });
  },
);

it('[BULK-19] nothing found is written as the sentinel', () => {
  expect(writeSearchReply(found({ items: [] }), 'KEY')).toBe('1234');
});

it.each(['', '-1', '0', '12345', '<p>', '[]', 'null', '{'])('%j is no answer', (text) => {
  expect(readSearchReply(text, 'KEY')).toEqual({ kind: 'failed' });
});

it('[BULK-37] 9875678 means that the product is in the cart already', () => {
  expect(readAddable('9875678')).toBe('in-cart');
  expect(writeAddable('in-cart')).toBe(9_875_678);
  expect(readAddable(' 4 ')).toBe(4);
  expect(writeAddable(4)).toBe(4);
  expect(readAddableMap({ 1: 4, 2: 9_875_678, 3: 'x' })).toEqual(
    new Map<number, unknown>([
      [1, 4],
      [2, 'in-cart'],
    ]),
  );
});

it.each(['', 'x', '-1', '1.5', null, {}])('[BULK-37] %j is no number of pieces', (sent) => {
  expect(readAddable(sent)).toBeNull();
});

import { expect, it } from 'vitest';
import { rankItems } from '../server/search-items.ts';
import { tryLock } from '../storefront/browser/add-one-by-one.ts';
import { previewPosition } from '../storefront/item-thumbnail.tsx';
import { searchPause } from '../storefront/use-live-search.ts';
import { aBulkItem } from './a-bulk-item.ts';
import { selectionOf } from './add-to-cart/selection.ts';
import { choicesAreValid, readChoices, writeChoices } from './add-to-cart/valid-choices.ts';
import { readPriceSent } from './price-sent.ts';
import { rowLimits } from './quantities/row-limits.ts';
import { rowPrice } from './quantities/row-price.ts';
import { cutBackQuantity } from './quantities/typed-quantity.ts';

it('[BULK-22] typing searches after 600 ms in the classic layout and after 400 ms in the others', () => {
  const page = { forms: 1, loadedForMs: 100 };
  expect(searchPause('classic', page)).toBe(600);
  expect(searchPause('indigo', page)).toBe(400);
  expect(searchPause('cream', page)).toBe(400);
});

it('[BULK-23] during the first 5 s after load multiple forms on one page search without this delay', () => {
  expect(searchPause('classic', { forms: 2, loadedForMs: 4999 })).toBe(0);
  expect(searchPause('indigo', { forms: 3, loadedForMs: 0 })).toBe(0);
  expect(searchPause('classic', { forms: 2, loadedForMs: 5000 })).toBe(600);
  expect(searchPause('cream', { forms: 1, loadedForMs: 0 })).toBe(400);
});

it('[BULK-28] the maximum is the stock when that is known', () => {
  expect(rowLimits(aBulkItem({ stock: 3 }), 'indigo')).toEqual({ minimum: 1, maximum: 3, step: 1 });
  expect(rowLimits(aBulkItem({ stock: null }), 'cream').maximum).toBe(9999);
});

it('[QTY-04] in the classic layout what has no minimum of its own may be left at 0', () => {
  expect(rowLimits(aBulkItem(), 'classic').minimum).toBe(0);
  const own = aBulkItem({ limits: { minimum: 6, maximum: 60, step: 2 } });
  expect(rowLimits(own, 'classic').minimum).toBe(6);
  expect(rowLimits(own, 'indigo', true).minimum).toBe(0);
});

it.each([
  [3, 0, 10, 3, false],
  [10, 0, 10, 10, false],
  [11, 0, 10, 10, true],
  [4, 7, 10, 3, true],
  [3, 7, 10, 3, false],
  [1, 10, 10, 0, true],
  [1, 12, 10, 0, true],
])(
  '[BULK-29] %i entered and %i in the cart of at most %i become %i',
  (entered, inCart, maximum, quantity, isCut) => {
    expect(cutBackQuantity(entered, { inCart, maximum })).toEqual({ quantity, isCut });
  },
);

it('[BULK-42] an add takes a lock for 500 ms; an add that meets the lock retries every 100 ms', () => {
  expect(tryLock(null, 1000)).toEqual({ taken: true, until: 1500 });
  expect(tryLock(1500, 1499)).toEqual({ taken: false, waitMs: 100 });
  expect(tryLock(1500, 1500)).toEqual({ taken: true, until: 2000 });
});

it('[BULK-43] prices follow the tiers for the entered quantity, with what is in the cart', () => {
  const item = aBulkItem({
    price: 1000,
    tiers: [
      [10, 900],
      [50, 700],
      [60, 800],
    ],
  });
  const priceOf = (entered: number, inCart = 0, siblings = 0) =>
    rowPrice(item, { entered, inCart, siblings, cartTotal: inCart }, { wholeCart: false });
  expect(priceOf(0)).toEqual({ unit: 1000, subtotal: 0 });
  expect(priceOf(9)).toEqual({ unit: 1000, subtotal: 9000 });
  expect(priceOf(10)).toEqual({ unit: 900, subtotal: 9000 });
  expect(priceOf(2, 8)).toEqual({ unit: 900, subtotal: 1800 });
  expect(priceOf(2, 0, 8)).toEqual({ unit: 900, subtotal: 1800 });
  expect(priceOf(60)).toEqual({ unit: 700, subtotal: 42_000 });
});

it('[BULK-43] a tier that is dearer than the price is none', () => {
  const item = aBulkItem({ price: 1000, tiers: [[5, 1200]] });
  const view = { entered: 5, inCart: 0, siblings: 0, cartTotal: 0 };
  expect(rowPrice(item, view, { wholeCart: false }).unit).toBe(1000);
});

it('[BULK-08] [BULK-31] a selection is active while the total of its quantities is above 0; a quantity of 0 is no part of it', () => {
  const row = (quantity: number, subtotal: number) => ({ quantity, subtotal: subtotal as never });
  expect(selectionOf([])).toEqual({ pieces: 0, total: 0, isActive: false });
  expect(selectionOf([row(0, 0), row(0, 0)])).toMatchObject({ isActive: false });
  expect(selectionOf([row(2, 500), row(0, 0), row(1, 99)])).toEqual({
    pieces: 3,
    total: 599,
    isActive: true,
  });
});

const colour = {
  name: 'attribute_pa_colore',
  label: 'Colore',
  options: [
    { slug: 'rosso', label: 'Rosso' },
    { slug: 'blu', label: 'Blu' },
  ],
};

it.each([
  [{ attribute_pa_colore: 'blu' }, true],
  [{ attribute_pa_colore: '' }, false],
  [{ attribute_pa_colore: 'verde' }, false],
  [{}, false],
])('[BULK-32] a choice of %j may be added: %s', (chosen, isValid) => {
  expect(choicesAreValid([colour], chosen)).toBe(isValid);
  expect(choicesAreValid([], chosen)).toBe(true);
});

it('[BULK-35] choices travel as attrId=value', () => {
  expect(writeChoices({ attribute_pa_colore: 'blu' })).toEqual(['attribute_pa_colore=blu']);
  expect(readChoices(['a=b=c', 'd='])).toEqual({ a: 'b=c', d: '' });
  expect(readChoices(['=b'])).toBeNull();
  expect(readChoices(['rosso'])).toBeNull();
  expect(readChoices([`a=${'x'.repeat(10_000)}`])).toBeNull();
});

it('[BULK-11] the preview is beside the cursor, moves with it and stays inside the window', () => {
  const window = { width: 1000, height: 800 };
  expect(previewPosition({ x: 100, y: 100 }, 300, window)).toEqual({ left: 116, top: 116 });
  expect(previewPosition({ x: 140, y: 120 }, 300, window)).toEqual({ left: 156, top: 136 });
  expect(previewPosition({ x: 900, y: 100 }, 300, window)).toEqual({ left: 584, top: 116 });
  expect(previewPosition({ x: 100, y: 790 }, 300, window)).toEqual({ left: 116, top: 484 });
  expect(previewPosition({ x: 10, y: 10 }, 300, { width: 200, height: 200 })).toEqual({ left: 0, top: 0 });
});

it.each([
  ['10', 1000],
  ['10.5', 1050],
  ['10,505', 1051],
  ['0', 0],
  ['', null],
  ['-1', null],
  ['1e9', null],
  ['9'.repeat(10_000), null],
  ['99999999', null],
])('[BULK-33] %j is sent to be formatted as %j cents', (text, cents) => {
  expect(readPriceSent(text)).toBe(cents);
});

it('what is named by its code, then by most words, comes first', () => {
  const items = [
    aBulkItem({ id: 1, label: 'Olio motore · 1 l', sku: 'OL-1' }),
    aBulkItem({ id: 2, label: 'Olio motore · 5 l', sku: 'OL-5' }),
    aBulkItem({ id: 3, label: 'Filtro olio', sku: null }),
  ];
  const codeOf = (text: string) => text.toLowerCase().replace(/\W/g, '');
  const ids = (words: string[], code: string) =>
    rankItems(items, { words, code }, codeOf).map(({ id }) => id);
  expect(ids(['olio', '5'], 'olio5')).toEqual([2, 1, 3]);
  expect(ids(['ol', '1'], 'ol1')).toEqual([1, 2, 3]);
  expect(ids(['filtro'], 'filtro')).toEqual([3, 1, 2]);
  expect(ids([], '')).toEqual([1, 2, 3]);
});

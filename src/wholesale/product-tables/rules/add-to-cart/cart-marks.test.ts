import { describe, expect, it } from 'vitest';
import { markOf, perItems, perProductFragment, readPerItems } from './cart-marks.ts';

const lines = [
  { key: 'a', productId: 11, variationId: null, quantity: 2 },
  { key: 'b', productId: 20, variationId: 21, quantity: 1 },
  { key: 'c', productId: 20, variationId: 22, quantity: 4 },
  { key: 'd', productId: 11, variationId: null, quantity: 3 },
];

describe('what tables know of the cart', () => {
  it('[TAB-76] maps products to quantity and key of the cart; a product counts its variations and its lines with notes', () => {
    expect(perItems(lines)).toEqual({
      11: { quantity: 5, cart_item_key: 'a', type: 'normal' },
      20: { quantity: 5, cart_item_key: 'b', type: 'normal' },
      21: { quantity: 1, cart_item_key: 'b', type: 'variation' },
      22: { quantity: 4, cart_item_key: 'c', type: 'variation' },
    });
  });

  it('[TAB-76] is an empty list for an empty cart', () => {
    expect(perItems([])).toEqual([]);
  });

  it('[TAB-77] the fragment maps each product to its quantity, as JSON, and is `false` for an empty cart', () => {
    expect(JSON.parse(perProductFragment(lines))).toEqual({ 11: 5, 20: 5, 21: 1, 22: 4 });
    expect(perProductFragment([])).toBe('false');
  });

  it('[TAB-79] a row is marked while its item is among them', () => {
    expect(markOf(perItems(lines), 21)?.quantity).toBe(1);
    expect(markOf(perItems(lines), 99)).toBeNull();
    expect(markOf([], 21)).toBeNull();
  });

  it.each([null, 'x', {}, { per_items: null }, { per_items: 'x' }])('takes %j for no answer', (answer) => {
    expect(readPerItems(answer)).toBeNull();
  });

  it('reads an answer and leaves out what is none', () => {
    expect(readPerItems({ per_items: [] })).toEqual([]);
    expect(
      readPerItems({
        per_items: {
          1: { quantity: 2, cart_item_key: 'k', type: 'normal' },
          2: 'x',
          3: { quantity: 0, cart_item_key: 'k' },
        },
      }),
    ).toEqual({ 1: { quantity: 2, cart_item_key: 'k', type: 'normal' } });
  });
});

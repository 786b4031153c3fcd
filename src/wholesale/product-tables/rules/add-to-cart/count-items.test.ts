import { describe, expect, it } from 'vitest';
import { countItems, itemLabel } from './count-items.ts';

const lines = [
  { productId: 1, quantity: 2 },
  { productId: 2, quantity: 3 },
  { productId: 1, quantity: 1 },
];

describe('how many items there are', () => {
  it('[TAB-09] with `all` their quantities count', () => {
    expect(countItems(lines, 'all')).toBe(6);
  });

  it.each(['', 'distinct'])('[TAB-09] with %j different products count', (itemCount) => {
    expect(countItems(lines, itemCount)).toBe(2);
  });

  it.each([
    [0, 'articolo'],
    [1, 'articolo'],
    [2, 'articoli'],
    [21, 'articoli'],
  ])('[TAB-67] %i is followed by %s', (count, label) => {
    expect(itemLabel(count, { item: 'articolo', items: 'articoli' })).toBe(label);
  });
});

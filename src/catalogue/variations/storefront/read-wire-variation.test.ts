import { expect, test } from 'vitest';
import { readWireVariation } from './read-wire-variation.ts';

const body = {
  variation_id: 7,
  attributes: {},
  display_price: 36.6,
  display_regular_price: 48.8,
  variation_is_visible: true,
};

test.each([
  [undefined, undefined],
  [{ kind: 'lowest' }, { kind: 'lowest' }],
  [{ kind: 'progressive' }, { kind: 'progressive' }],
  [
    { kind: 'new-article', since: '2026-11-12T08:00:00.000Z' },
    { kind: 'new-article', since: Date.parse('2026-11-12T08:00:00Z') },
  ],
  [{ kind: 'something-else' }, undefined],
])('[VAR-05] what is struck comes with the variation: %o', (prior_price, prior) => {
  const price = readWireVariation({ ...body, prior_price }, 'gross')?.price;
  expect(price).toMatchObject({ unit: 3660, regular: 4880, onSale: true });
  expect(price?.prior).toEqual(prior);
});

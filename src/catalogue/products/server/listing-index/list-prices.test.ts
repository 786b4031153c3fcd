import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyBits, forEachBit } from './document-bits.ts';
import { createListPrices, fillPrice, pricedBetween, sortPrices } from './list-prices.ts';

const cents = fc.integer({ min: 0, max: 60 });
const price = fc.option(
  fc
    .tuple(cents, cents)
    .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b), onSale: false, isStruck: false })),
);
const bound = fc.option(fc.oneof(cents, fc.constantFrom(2 ** 32, 1e12)));

test('between two bounds is what has a price that touches them, however much or little that is', () => {
  fc.assert(
    fc.property(fc.array(price, { maxLength: 100 }), bound, bound, (documents, min, max) => {
      const prices = createListPrices(100);
      documents.forEach((one, document) => {
        if (one) fillPrice(prices, document, one);
      });
      sortPrices(prices, documents.length);
      const found: number[] = [];
      forEachBit(pricedBetween(prices, { min, max }, emptyBits(100)), (document) => found.push(document));
      const expected = documents.flatMap((one, document) =>
        one && one.max >= (min ?? 0) && one.min <= (max ?? Number.POSITIVE_INFINITY) ? [document] : [],
      );
      expect(found).toEqual(expected);
    }),
  );
});

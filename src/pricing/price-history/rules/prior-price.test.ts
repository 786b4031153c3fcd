import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { type PricedTerms, pricePieces } from './priced-terms.ts';
import { priorPrice } from './prior-price.ts';

const day = 24 * 60 * 60 * 1000;

/** Terms from a day on: a regular price, and a sale with its days. */
function terms(
  at: number,
  regular: number | null,
  sale: number | null = null,
  {
    from = null,
    to = null,
    isOpening = false,
  }: { from?: number | null; to?: number | null; isOpening?: boolean } = {},
): PricedTerms {
  const time = (days: number | null) => (days === null ? null : days * day);
  return {
    at: at * day,
    isOpening,
    regular: regular === null ? null : toCents(regular),
    sale: sale === null ? null : toCents(sale),
    saleFrom: time(from),
    saleTo: time(to),
  };
}

const lowest = (amount: number) => ({ kind: 'lowest', amount });
const progressive = (amount: number) => ({ kind: 'progressive', amount });

describe('the price before a reduction', () => {
  it.each<[string, readonly PricedTerms[], number, unknown]>([
    ['is the one that stood before', [terms(0, 100), terms(50, 100, 80)], 51, lowest(100)],
    [
      'is the lowest of the 30 days before it',
      [terms(0, 90), terms(40, 120), terms(50, 120, 80)],
      51,
      lowest(90),
    ],
    [
      'is not one that ended 30 days before',
      [terms(0, 90), terms(20, 120), terms(50, 120, 80)],
      51,
      lowest(120),
    ],
    [
      'is one that was in force a moment later',
      [terms(0, 90), terms(20.001, 120), terms(50, 120, 80)],
      51,
      lowest(90),
    ],
    [
      'counts a price of one day',
      [terms(0, 100), terms(40, 70), terms(41, 100), terms(50, 100, 60)],
      51,
      lowest(70),
    ],
    [
      'counts an earlier sale',
      [terms(0, 100), terms(40, 100, 85), terms(45, 100), terms(50, 100, 80)],
      51,
      lowest(85),
    ],
    ['stays as long as the reduction runs', [terms(0, 100), terms(50, 100, 80)], 500, lowest(100)],
    [
      'stays where the regular price rises under it',
      [terms(0, 100), terms(50, 100, 80), terms(60, 150, 80)],
      61,
      lowest(100),
    ],
    [
      'is the one before the first of reductions that go on',
      [terms(0, 100), terms(50, 100, 80), terms(55, 100, 60)],
      56,
      progressive(100),
    ],
    [
      'also after more than 30 days of them',
      [terms(0, 100), terms(50, 100, 80), terms(95, 100, 60)],
      96,
      progressive(100),
    ],
    [
      'begins anew after a break',
      [terms(0, 100), terms(50, 100, 80), terms(55, 100), terms(56, 100, 60)],
      57,
      lowest(80),
    ],
    ['begins anew where a sale goes up', [terms(0, 100), terms(50, 100, 60), terms(55, 100, 80)], 56, null],
    ['is none without a sale', [terms(0, 100), terms(50, 80)], 51, null],
    ['is none where nothing was dearer', [terms(0, 70), terms(40, 100), terms(50, 100, 80)], 51, null],
    ['is none where it was the same', [terms(0, 80), terms(40, 100), terms(50, 100, 80)], 51, null],
    ['is none for an article not for sale', [terms(0, 100), terms(50, null)], 51, null],
    [
      'passes over days on which it was not for sale',
      [terms(0, 100), terms(40, null), terms(50, 110, 80)],
      51,
      lowest(100),
    ],
    [
      'of a new article says since when it is sold',
      [terms(40, 100), terms(50, 100, 80)],
      51,
      { kind: 'new-article', amount: 100, since: 40 * day },
    ],
    ['is none for an article that began with a sale', [terms(40, 100, 80)], 51, null],
    [
      'counts only what was published',
      [terms(0, null), terms(40, 100), terms(50, 100, 80)],
      51,
      { kind: 'new-article', amount: 100, since: 40 * day },
    ],
  ])('%s', (_, line, now, expected) => {
    expect(priorPrice(line, now * day)).toEqual(expected);
  });

  it.each<[string, readonly PricedTerms[], number, unknown]>([
    ['not before its first day', [terms(0, 100, 80, { from: 50 })], 49, null],
    ['from its first day on', [terms(0, 100, 80, { from: 50 })], 50, lowest(100)],
    ['until its last', [terms(0, 100, 80, { from: 50, to: 60 })], 60, null],
    [
      'and is a price of those days afterwards',
      [terms(0, 100, 80, { from: 40, to: 45 }), terms(50, 100, 90)],
      51,
      null,
    ],
    [
      'in one row with a day that is long over',
      [terms(0, 100, 80, { from: 10, to: 15 }), terms(50, 100, 90)],
      51,
      lowest(100),
    ],
  ])('of a sale by date: %s', (_, line, now, expected) => {
    expect(priorPrice(line, now * day)).toEqual(expected);
  });

  it.each<[string, readonly PricedTerms[], unknown]>([
    ['held before as well', [terms(50, 100, null, { isOpening: true }), terms(51, 100, 80)], lowest(100)],
    ['a sale without a first day began then', [terms(50, 100, 80, { isOpening: true })], lowest(100)],
    [
      'a sale with one began on it',
      [terms(50, 100, 80, { from: 10, isOpening: true }), terms(51, 100, 70)],
      progressive(100),
    ],
  ])('what stood when the history began: %s', (_, line, expected) => {
    expect(priorPrice(line, 52 * day)).toEqual(expected);
  });
});

test('of terms from the same moment the last ones count', () => {
  const line = [terms(0, 100), terms(40, 10), terms(40, 100), terms(50, 100, 80)];
  expect(priorPrice(line, 51 * day)).toEqual(lowest(100));
});

const moments = fc.integer({ min: 0, max: 100 });
const amounts = fc.integer({ min: 1, max: 50 });
const lines = fc
  .array(
    fc.record({
      at: moments,
      regular: fc.option(amounts, { freq: 8 }),
      sale: fc.option(amounts),
      from: fc.option(moments),
      to: fc.option(moments),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .chain((rows) =>
    fc.record({ rows: fc.constant(rows.sort((a, b) => a.at - b.at)), isOpening: fc.boolean() }),
  )
  .map(({ rows, isOpening }) =>
    rows.map(({ at, regular, sale, from, to }, index) => {
      const isSale = regular !== null && sale !== null && sale < regular;
      return terms(
        at,
        regular,
        isSale ? sale : null,
        isSale ? { from, to, isOpening: isOpening && index === 0 } : { isOpening: isOpening && index === 0 },
      );
    }),
  );

test('what is struck is always above the price that is asked, and was asked before', () => {
  fc.assert(
    fc.property(lines, moments, (line, now) => {
      const prior = priorPrice(line, now * day);
      if (!prior) return;
      const pieces = pricePieces(line, now * day);
      const current = pieces.at(-1);
      expect(current?.reduced).toBe(true);
      expect(prior.amount).toBeGreaterThan(Number(current?.price));
      expect(pieces.some(({ price }) => price === prior.amount)).toBe(true);
    }),
  );
});

test('nothing that was asked in the 30 days before a single reduction is below what is struck', () => {
  fc.assert(
    fc.property(lines, moments, (line, now) => {
      const prior = priorPrice(line, now * day);
      if (prior?.kind !== 'lowest') return;
      const pieces = pricePieces(line, now * day);
      const current = pieces.at(-1);
      const begins = pieces.findLast((piece, at) => piece.reduced && !pieces[at - 1]?.reduced)?.from ?? 0;
      const after = pieces.filter((piece) => piece.to > begins - 30 * day && piece.from < begins);
      for (const piece of after)
        if (piece.price !== null)
          expect(piece.price).toBeGreaterThanOrEqual(Math.min(prior.amount, Number(current?.price)));
    }),
  );
});

test('pieces follow each other without a gap', () => {
  fc.assert(
    fc.property(lines, moments, (line, now) => {
      const pieces = pricePieces(line, now * day);
      for (const [at, piece] of pieces.entries()) {
        expect(piece.from).toBeLessThan(piece.to);
        if (at > 0) expect(pieces[at - 1]?.to).toBe(piece.from);
      }
    }),
  );
});

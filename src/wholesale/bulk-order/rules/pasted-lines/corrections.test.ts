import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkQuantity } from '#pricing/quantities/rules/check-quantity.ts';
import { aBulkItem } from '../a-bulk-item.ts';
import { correctQuantity } from './correct-quantity.ts';
import { nearCodes } from './near-codes.ts';
import { replaceCode, writeUse } from './paste-form.ts';

const item = (minimum: number, step: number, stock: number | null, maximum = 9999) =>
  aBulkItem({ limits: { minimum, maximum, step }, stock });

describe('a wanted quantity', () => {
  test.each([
    [3, 0, item(1, 1, 10), 3, null],
    [2, 0, item(5, 1, 10), 5, 'minimum'],
    [5, 0, item(4, 4, 50), 8, 'step'],
    [50, 0, item(4, 4, 10), 8, 'stock'],
    [50, 6, item(1, 1, 10), 4, 'stock'],
    [50, 0, item(1, 1, null, 20), 20, 'maximum'],
    [1, 4, item(5, 1, null), 1, null],
  ] as const)(
    '[BULK-25] [BULK-29] of %i beside %i in the cart is corrected',
    (wanted, inCart, of, quantity, why) => {
      expect(correctQuantity(wanted, inCart, of)).toEqual({ ok: true, quantity, why });
    },
  );

  it('[BULK-29] cannot be had where nothing is left, or the cart holds all of it', () => {
    expect(correctQuantity(1, 0, item(1, 1, 0))).toEqual({ ok: false, reason: 'out-of-stock' });
    expect(correctQuantity(1, 0, item(5, 1, 3))).toEqual({ ok: false, reason: 'out-of-stock' });
    expect(correctQuantity(1, 10, item(1, 1, 10))).toEqual({ ok: false, reason: 'all-in-cart' });
  });

  it('[QTY-02] is corrected to one that the cart takes, whatever was wanted', () => {
    const small = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(small, small, small, fc.nat(200), fc.nat(30), (wanted, least, step, stock, inCart) => {
        const minimum = Math.ceil(least / step) * step;
        const corrected = correctQuantity(wanted, inCart, item(minimum, step, stock));
        if (!corrected.ok) return;
        const total = inCart + corrected.quantity;
        expect(checkQuantity(total, { minimum, maximum: 9999, step })).toBeNull();
        expect(total).toBeLessThanOrEqual(stock);
      }),
    );
  });
});

test.each([
  ['df10', 'df100'],
  ['df1000', 'df100'],
  ['df010', 'df100'],
  ['dfl00', 'df100'],
  ['df108', 'df100'],
  ['fd100', 'df100'],
])('[BULK-02] %s is one slip away from %s', (typed, code) => {
  expect(nearCodes(typed)).toContain(code);
  expect(nearCodes(code)).not.toContain(code);
});

describe('[BULK-02] a code that is put in for another', () => {
  it('changes its line alone', () => {
    expect(replaceCode('DF-1 2\nDF-1 3', writeUse(2, 'DF-1', 'DF-100'))).toBe('DF-1 2\nDF-100 3');
    expect(replaceCode('A"1;2', writeUse(1, 'A"1', 'A-1'))).toBe('A-1;2');
  });

  it.each(['', 'x', '[1]', '[1,"a"]', '[99,"DF","X"]'])('%j changes nothing', (use) => {
    expect(replaceCode('DF-1 2', use)).toBe('DF-1 2');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { offerTotals } from './offer-totals.ts';

const line = (unit: number, quantity: number, rate = 2200) => ({ unit: toCents(unit), quantity, rate });

describe('the sums of an offer', () => {
  it('[OFF-02] a subtotal is the unit price times the quantity', () => {
    expect(offerTotals([line(1999, 4), line(5, 3)], 'net').subtotals).toEqual([7996, 15]);
  });

  it('[OFF-03] without VAT in its prices an offer adds it by rate', () => {
    expect(offerTotals([line(1000, 2), line(999, 1), line(500, 1, 400)], 'net')).toEqual({
      subtotals: [2000, 999, 500],
      sum: 3499,
      net: 3499,
      taxLines: [
        { rate: 2200, net: 2999, tax: 660 },
        { rate: 400, net: 500, tax: 20 },
      ],
      gross: 4179,
    });
  });

  it('[OFF-03] with VAT in its prices an offer takes it out of them', () => {
    expect(offerTotals([line(1220, 1), line(100, 1)], 'gross')).toEqual({
      subtotals: [1220, 100],
      sum: 1320,
      net: 1082,
      taxLines: [{ rate: 2200, net: 1082, tax: 238 }],
      gross: 1320,
    });
  });

  it('[OFF-02] [OFF-03] lines, VAT and total add up to the cent, with any lines', () => {
    const lines = fc.array(
      fc.record({
        unit: fc.integer({ min: 0, max: 1_000_000 }).map(toCents),
        quantity: fc.integer({ min: 1, max: 9999 }),
        rate: fc.constantFrom(0, 400, 1000, 2200),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(lines, fc.constantFrom('net' as const, 'gross' as const), (offered, mode) => {
        const { subtotals, sum, net, taxLines, gross } = offerTotals(offered, mode);
        const tax = taxLines.reduce((all, part) => all + part.tax, 0);
        expect(subtotals.reduce((all, one) => all + one, 0)).toBe(sum);
        expect(net + tax).toBe(gross);
        expect(mode === 'net' ? net : gross).toBe(sum);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { splitTax } from '#pricing/tax/rules/split-tax.ts';
import { paymentFee } from './payment-fee.ts';
import type { Adjustment, PaymentRule } from './payment-rule.ts';

const ruleFor = (adjustment: Adjustment): PaymentRule => ({
  method: 'bacs',
  reach: 'business',
  offered: true,
  minimum: null,
  maximum: null,
  adjustment,
});
const goods = (net: number, rate = 2200) => ({ ...splitTax(toCents(net), rate, 'net'), rate });
const feeOf = (adjustment: Adjustment, lines: ReturnType<typeof goods>[], isBusiness = true) =>
  paymentFee({ rules: [ruleFor(adjustment)], isBusiness }, 'bacs', lines, isBusiness ? 'net' : 'gross');

describe('[FEE-01] the fee or discount of a payment method', () => {
  it('a percentage of the goods, with their VAT', () => {
    expect(feeOf({ kind: 'percent', basisPoints: -200 }, [goods(10_000)])).toMatchObject({
      net: -200,
      tax: -44,
      gross: -244,
    });
    expect(feeOf({ kind: 'percent', basisPoints: 150 }, [goods(10_000)])).toMatchObject({
      net: 150,
      tax: 33,
    });
  });

  it('a fixed amount without VAT, shared out over the rates of the goods', () => {
    const fee = feeOf({ kind: 'fixed', amount: toCents(1000) }, [goods(7500, 2200), goods(2500, 1000)]);
    expect(fee?.parts.map(({ rate, net, tax }) => [rate, net, tax])).toEqual([
      [2200, 750, 165],
      [1000, 250, 25],
    ]);
  });

  it('never takes off more than the goods', () => {
    expect(feeOf({ kind: 'fixed', amount: toCents(-99_999) }, [goods(500)])).toMatchObject({ net: -500 });
  });

  it('never takes off more VAT than the goods have, which is rounded line by line', () => {
    expect(feeOf({ kind: 'percent', basisPoints: -10_000 }, [goods(2), goods(2)])).toMatchObject({
      net: -4,
      tax: 0,
      gross: -4,
    });
  });

  it('a consumer never pays a surcharge, whatever a rule says, but gets a discount', () => {
    expect(feeOf({ kind: 'percent', basisPoints: 300 }, [goods(10_000)], false)).toBeNull();
    expect(feeOf({ kind: 'fixed', amount: toCents(300) }, [goods(10_000)], false)).toBeNull();
    expect(feeOf({ kind: 'percent', basisPoints: -1000 }, [goods(10_000)], false)).toMatchObject({
      gross: -1220,
    });
  });

  it('nothing without a chosen method, without a rule for it, and for an empty cart', () => {
    const rules = [ruleFor({ kind: 'percent', basisPoints: -200 })];
    expect(paymentFee({ rules, isBusiness: true }, null, [goods(100)], 'net')).toBeNull();
    expect(paymentFee({ rules, isBusiness: true }, 'cod', [goods(100)], 'net')).toBeNull();
    expect(paymentFee({ rules, isBusiness: true }, 'bacs', [], 'net')).toBeNull();
  });

  it('its parts add up to the cent, and net and VAT to the gross, whatever the goods', () => {
    const line = fc.record({
      net: fc.integer({ min: 0, max: 5_000_000 }),
      rate: fc.constantFrom(0, 400, 1000, 1900, 2200),
    });
    const adjustment = fc.oneof(
      fc
        .integer({ min: -10_000, max: 10_000 })
        .map((basisPoints) => ({ kind: 'percent', basisPoints }) as const),
      fc
        .integer({ min: -90_000, max: 90_000 })
        .map((size) => ({ kind: 'fixed', amount: toCents(size) }) as const),
    );
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 8 }),
        adjustment,
        fc.boolean(),
        (lines, options, isBusiness) => {
          const paid = lines.map(({ net, rate }) => goods(net, rate));
          const fee = feeOf(options, paid, isBusiness);
          if (!fee) return;
          const sum = (of: 'net' | 'tax' | 'gross') => fee.parts.reduce((total, part) => total + part[of], 0);
          expect([sum('net'), sum('tax'), sum('gross')]).toEqual([fee.net, fee.tax, fee.gross]);
          expect(fee.net + fee.tax).toBe(fee.gross);
          const whole = paid.reduce((total, { gross }) => total + gross, 0);
          expect(whole + fee.gross).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('the price of cash on delivery', () => {
  const settings = {
    bank_transfer_enabled: true,
    cash_on_delivery_enabled: true,
    cash_on_delivery_countries: ['IT'],
    cash_on_delivery_fee_cents: 610,
  };
  it('is paid by consumers too, with VAT, and by no other method', () => {
    const terms = { rules: [], isBusiness: false, settings };
    expect(paymentFee(terms, 'cod', [goods(10_000)], 'gross')).toMatchObject({
      net: 500,
      tax: 110,
      gross: 610,
    });
    expect(paymentFee(terms, 'bacs', [goods(10_000)], 'gross')).toBeNull();
  });
  it('is the same for a business, unless a rule of its own comes first', () => {
    const rule = { ...ruleFor({ kind: 'fixed', amount: toCents(200) }), method: 'cod' };
    expect(paymentFee({ rules: [], isBusiness: true, settings }, 'cod', [goods(10_000)], 'net')?.gross).toBe(
      610,
    );
    expect(
      paymentFee({ rules: [rule], isBusiness: true, settings }, 'cod', [goods(10_000)], 'net')?.gross,
    ).toBe(244);
  });
  it('is freed of its VAT where none is due on the order, also after a rule of the buyer', () => {
    const free = { isBusiness: false, settings, freedOf: 2200 };
    const exempt = { net: 500, tax: 0, gross: 500 };
    expect(paymentFee({ ...free, rules: [] }, 'cod', [goods(10_000, 0)], 'gross')).toMatchObject(exempt);
    expect(
      paymentFee({ ...free, rules: [], isBusiness: true }, 'cod', [goods(10_000, 0)], 'net'),
    ).toMatchObject(exempt);
    const rule = { ...ruleFor({ kind: 'fixed', amount: toCents(200) }), method: 'cod' };
    expect(
      paymentFee({ ...free, rules: [rule], isBusiness: true }, 'cod', [goods(10_000, 0)], 'net'),
    ).toMatchObject({ net: 200, tax: 0, gross: 200 });
  });
  it('is shared out over the rates of the goods', () => {
    const lines = [goods(5000, 2200), goods(5000, 400)];
    const fee = paymentFee({ rules: [], isBusiness: false, settings }, 'cod', lines, 'gross');
    expect(fee?.parts.map(({ rate }) => rate)).toEqual([2200, 400]);
    expect(fee?.gross).toBe(610);
  });
});

import { describe, expect, it } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { type PaymentMethodId, paymentMethods } from './payment-methods.ts';
import { offeredPaymentMethods, paymentRefusal, reasonForNone } from './payment-refusal.ts';
import type { PaymentRule } from './payment-rule.ts';
import type { PaymentTerms } from './payment-terms.ts';

const settings = {
  bank_transfer_enabled: true,
  cash_on_delivery_enabled: true,
  cash_on_delivery_countries: ['IT'],
};
const terms = (options: Partial<PaymentTerms> = {}): PaymentTerms => ({
  settings,
  isBusiness: true,
  refused: [],
  credit: null,
  rules: [],
  ...options,
});
const rule = (options: Partial<PaymentRule>): PaymentRule => ({
  method: 'cod',
  reach: 'business',
  offered: true,
  minimum: null,
  maximum: null,
  adjustment: { kind: 'none' },
  ...options,
});
const offered = (options: Partial<PaymentTerms>, goods = 10_000, country = 'IT') =>
  offeredPaymentMethods(terms(options), { country, goods: toCents(goods), total: toCents(goods) });

describe('the payment methods of a subaccount', () => {
  const everything = {
    credit: { limit: toCents(1), used: toCents(0), accountId: 1 },
    connected: ['paypal'],
  } as const;

  it('[SUB-08] are none without the permission to buy: neither wallet nor card nor credit', () => {
    expect(offered({ ...everything, restriction: 'may-not-buy' })).toEqual([]);
  });

  it('[SUB-09] are only the approval where its orders need one, which no other buyer is offered', () => {
    expect(offered({ ...everything, restriction: 'needs-approval' })).toEqual(['approval']);
    expect(offered(everything)).not.toContain('approval');
    expect(paymentMethods.approval.firstStatus).toBe('pending-approval');
  });
});

describe('[FEE-01] which payment methods are offered', () => {
  it('no bank transfer in a shop without a bank account', () => {
    const nowhere = { ...settings, bank_transfer_iban: '' };
    expect(offered({ settings: nowhere })).toEqual(['cod']);
    expect(offered({ settings: { ...nowhere, bank_transfer_iban: 'IT60' } })).toEqual(['bacs', 'cod']);
  });

  it('everything that the shop has, without a rule', () => {
    expect(offered({})).toEqual(['bacs', 'cod']);
    expect(offered({}, 10_000, 'DE')).toEqual(['bacs']);
  });

  it('none that a rule excludes, nor one that the group may not use', () => {
    expect(offered({ rules: [rule({ offered: false })] })).toEqual(['bacs']);
    expect(offered({ refused: ['bacs'] })).toEqual(['cod']);
  });

  it.each([
    [4999, false],
    [5000, true],
    [20_000, true],
    [20_001, false],
  ])('an order of %s cents with limits of 50 and 200 euro: %s', (goods, isOffered) => {
    const rules = [rule({ minimum: toCents(5000), maximum: toCents(20_000) })];
    expect(offered({ rules }, goods).includes('cod')).toBe(isOffered);
  });

  it('only the most specific rule counts: that of the customer, of the group, of all businesses', () => {
    const far = rule({ reach: 'business', offered: false });
    const group = rule({ reach: 'group', minimum: toCents(50_000) });
    const own = rule({ reach: 'customer' });
    expect(offered({ rules: [far] })).toEqual(['bacs']);
    expect(offered({ rules: [far, group] }, 60_000)).toEqual(['bacs', 'cod']);
    expect(offered({ rules: [group, own, far] })).toEqual(['bacs', 'cod']);
  });
});

describe('[CHK-12] company credit', () => {
  const credit = { accountId: 7, limit: toCents(100_000), used: toCents(0) };

  it('is a payment method of business customers that have one', () => {
    expect(offered({ credit })).toEqual(['bacs', 'cod', 'credit']);
    expect(offered({ credit, isBusiness: false })).toEqual(['bacs', 'cod']);
    expect(offered({ credit: null })).toEqual(['bacs', 'cod']);
  });
});

describe('[FEE-01] why a payment method is not offered', () => {
  const why = (
    method: PaymentMethodId,
    options: Partial<PaymentTerms> = {},
    goods = 10_000,
    country = 'IT',
  ) => paymentRefusal(terms(options), { country, goods: toCents(goods), total: toCents(goods) }, method);
  const limited = { rules: [rule({ minimum: toCents(5000), maximum: toCents(20_000) })] };

  it('names the destination only where the destination is the reason', () => {
    expect(why('cod', {}, 10_000, 'DE')).toEqual({ code: 'destination' });
    expect(why('cod', limited, 4999)).toEqual({ code: 'below-minimum', minimum: 5000 });
    expect(why('cod', limited, 20_001)).toEqual({ code: 'above-maximum', maximum: 20_000 });
    expect(why('cod', { refused: ['cod'] })).toEqual({ code: 'not-offered' });
    expect(why('wallet')).toEqual({ code: 'not-offered' });
    expect(why('cod')).toBeNull();
  });

  it('where none is offered, names an amount first, which the buyer can change', () => {
    const below = { code: 'below-minimum', minimum: toCents(5000) } as const;
    expect(reasonForNone([{ code: 'not-offered' }, { code: 'destination' }, below])).toBe(below);
    expect(reasonForNone([{ code: 'not-offered' }, { code: 'destination' }])).toEqual({
      code: 'destination',
    });
    expect(reasonForNone([])).toEqual({ code: 'not-offered' });
  });
});

describe('the limit of cash on delivery', () => {
  const limited = (fee: number) =>
    terms({
      settings: { ...settings, cash_on_delivery_limit_cents: 10_000, cash_on_delivery_fee_cents: fee },
    });
  const refusal = (total: number, fee = 0) =>
    paymentRefusal(limited(fee), { country: 'IT', goods: toCents(1), total: toCents(total) }, 'cod');
  it('is one of the whole order, the fee included', () => {
    expect(refusal(10_000)).toBeNull();
    expect(refusal(10_001)).toEqual({ code: 'above-limit', limit: 10_000 });
    expect(refusal(9_800, 201)).toEqual({ code: 'above-limit', limit: 10_000 });
  });
  it('is none where it is 0', () => {
    const none = terms({ settings: { ...settings, cash_on_delivery_limit_cents: 0 } });
    expect(
      paymentRefusal(none, { country: 'IT', goods: toCents(1), total: toCents(900_000) }, 'cod'),
    ).toBeNull();
  });
});

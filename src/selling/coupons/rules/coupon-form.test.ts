import { describe, expect, test } from 'vitest';
import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import { emptyCoupon, readCouponForm } from './coupon-form.ts';

const read = (fields: Readonly<Record<string, string>>) =>
  readCouponForm(
    postedForm(Object.entries({ code: 'ESTATE10', kind: 'percent', amount: '10', active: '1', ...fields })),
  );

describe('the form of a coupon', () => {
  test('an empty field sets no limit', () => {
    expect(read({})).toEqual({ ok: true, draft: { ...emptyCoupon, code: 'ESTATE10', amount: 1000 } });
  });

  test('every rule is read', () => {
    const form = postedForm([
      ['code', ' Gomme-5 '],
      ['kind', 'fixed_cart'],
      ['amount', '5,50'],
      ['freeShipping', '1'],
      ['minimum', '50'],
      ['maximum', '1.000'],
      ['products', 'DSC-1\nPAD-2, #12\n\nDSC-1'],
      ['excludedProducts', 'OIL-1'],
      ['categories', '3'],
      ['categories', '4'],
      ['excludedCategories', '5'],
      ['excludesSaleItems', '1'],
      ['individualUse', '1'],
      ['limitTotal', '100'],
      ['limitPerCustomer', '1'],
      ['validFrom', '2026-06-01'],
      ['validUntil', '2026-06-01'],
    ]);
    expect(readCouponForm(form)).toEqual({
      ok: true,
      draft: {
        code: 'Gomme-5',
        description: '',
        kind: 'fixed_cart',
        amount: 550,
        freeShipping: true,
        minimum: 5000,
        maximum: 100_000,
        products: ['DSC-1', 'PAD-2', '#12'],
        excludedProducts: ['OIL-1'],
        categories: [3, 4],
        excludedCategories: [5],
        excludesSaleItems: true,
        individualUse: true,
        limitTotal: 100,
        limitPerCustomer: 1,
        validFrom: '2026-06-01',
        validUntil: '2026-06-01',
        active: false,
      },
    });
  });

  test('a coupon without an amount can give free shipping', () => {
    expect(read({ amount: '', freeShipping: '1' }).ok).toBe(true);
  });

  test.each([
    [{ code: ' ' }, { code: { code: 'no-code' } }],
    [{ code: 'x'.repeat(41) }, { code: { code: 'no-code' } }],
    [{ kind: 'gift' }, { kind: { code: 'no-kind' } }],
    [{ amount: '100,5' }, { amount: { code: 'no-share' } }],
    [{ kind: 'fixed_cart', amount: 'tanto' }, { amount: { code: 'no-amount' } }],
    [{ amount: '0' }, { amount: { code: 'takes-nothing' } }],
    [{ minimum: '-5' }, { minimum: { code: 'no-sum' } }],
    [{ minimum: '50', maximum: '49,99' }, { maximum: { code: 'maximum-below-minimum' } }],
    [{ limitTotal: '0' }, { limitTotal: { code: 'no-count' } }],
    [{ limitPerCustomer: '1,5' }, { limitPerCustomer: { code: 'no-count' } }],
    [{ validFrom: '2026-02-30' }, { validFrom: { code: 'no-day' } }],
    [
      { validFrom: '2026-06-02', validUntil: '2026-06-01' },
      { validUntil: { code: 'ends-before-it-begins' } },
    ],
    [{ categories: 'drop table' }, { categories: { code: 'unknown-category' } }],
    [{ description: 'x'.repeat(301) }, { description: { code: 'too-long' } }],
    [
      { products: Array.from({ length: 501 }, (_, at) => `P${at}`).join('\n') },
      { products: { code: 'too-many' } },
    ],
  ])('%j is refused', (fields, problems) => {
    expect(read(fields as unknown as Record<string, string>)).toEqual({ ok: false, problems });
  });
});

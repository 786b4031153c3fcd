import { describe, expect, it } from 'vitest';
import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import { adjustmentChoice, chargesConsumers, readRuleForm } from './payment-rule-form.ts';

const base = { method: 'bacs', reach: 'business', offered: '1', adjustment: 'none' };
const typed = (options: Record<string, string> = {}) => postedForm(Object.entries({ ...base, ...options }));
const problemsOf = (options: Record<string, string>) => {
  const read = readRuleForm(typed(options));
  return read.ok ? [] : read.problems.map(({ field, code }) => `${field}: ${code}`);
};

describe('[FEE-01] a rule as staff type it', () => {
  it('has a method, its customers, limits and what it takes off', () => {
    const read = readRuleForm(
      typed({ minimum: '250', maximum: '1.000,00', adjustment: 'discount-percent', amount: '2,5' }),
    );
    expect(read).toEqual({
      ok: true,
      rule: {
        method: 'bacs',
        reach: 'business',
        groupId: null,
        customerEmail: null,
        offered: true,
        minimum: 25_000,
        maximum: 100_000,
        adjustment: { kind: 'percent', basisPoints: -250 },
      },
    });
  });

  it.each([
    [{ method: 'promise' }, ['method: method']],
    [{ reach: 'group', group: '' }, ['group: group']],
    [{ reach: 'customer', customer: ' ' }, ['customer: customer']],
    [{ minimum: '10', maximum: '5' }, ['maximum: minimum-above-maximum']],
    [{ minimum: 'tanto' }, ['minimum: order-value']],
    [{ adjustment: 'surcharge-percent', amount: '101' }, ['amount: percent']],
    [{ adjustment: 'discount-fixed', amount: '0' }, ['amount: amount']],
  ])('%j is refused', (options, problems) => {
    expect(problemsOf(options as Record<string, string>)).toEqual(problems);
  });

  it('a surcharge is for businesses alone', () => {
    const surcharge = { adjustment: { kind: 'percent', basisPoints: 100 } } as const;
    expect(chargesConsumers(surcharge, { isBusiness: false })).toBe(true);
    expect(chargesConsumers(surcharge, { isBusiness: true })).toBe(false);
    expect(chargesConsumers({ adjustment: { kind: 'none' } }, { isBusiness: false })).toBe(false);
  });

  it('fills the form with the choice made', () => {
    for (const adjustment of ['discount-percent', 'surcharge-percent', 'discount-fixed', 'surcharge-fixed']) {
      const read = readRuleForm(typed({ adjustment, amount: '3' }));
      expect(read.ok && adjustmentChoice(read.rule.adjustment)).toBe(adjustment);
    }
  });
});

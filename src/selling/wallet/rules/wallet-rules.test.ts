import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { judgeCard } from '#foundation/payment-provider/rules/judge-card.ts';
import { purchaseUnit } from '#foundation/payment-provider/rules/purchase-unit.ts';
import { payLaterInstalment } from '#selling/payments/rules/pay-later.ts';
import { readCardholder } from './cardholder.ts';
import { paymentFaultWord } from './payment-fault.ts';
import { simulationDelay, simulationThrottleMs } from './simulation-delay.ts';

const card = { brand: 'visa', liabilityShift: '', enrollment: '', authentication: '' };
const terms = { enabled: true, minimum: 3000, maximum: 200_000 };

describe('cards', () => {
  it.each(['mastercard', 'visa', 'amex', 'VISA'])('[PAY-10] %s is accepted', (brand) => {
    expect(judgeCard({ ...card, brand })).toBe('accepted');
  });
  it.each(['discover', 'maestro', 'jcb', ''])('[PAY-10] [PAY-29] "%s" is not', (brand) => {
    expect(judgeCard({ ...card, brand })).toBe('unsupported');
  });
  it.each([
    ['POSSIBLE', 'Y', 'Y', 'accepted'],
    ['UNKNOWN', '', '', 'retry'],
    ['NO', 'B', '', 'accepted'],
    ['NO', 'U', '', 'accepted'],
    ['NO', 'N', '', 'accepted'],
    ['NO', 'Y', 'R', 'rejected'],
    ['NO', 'Y', 'N', 'rejected'],
    ['NO', 'Y', 'U', 'retry'],
    ['NO', 'Y', '', 'retry'],
    ['', '', '', 'accepted'],
  ])(
    '[PAY-12] 3-D Secure that says %s, %s, %s: %s',
    (liabilityShift, enrollment, authentication, verdict) => {
      expect(judgeCard({ ...card, liabilityShift, enrollment, authentication })).toBe(verdict);
    },
  );
  it('[PAY-11] [PAY-30] the holder has a first and a last name', () => {
    expect(readCardholder({ card_first_name: ' Anna ', card_last_name: 'De  Rossi' })).toBe('Anna De Rossi');
    for (const form of [{}, { card_first_name: 'Anna' }, { card_first_name: ' ', card_last_name: 'Rossi' }]) {
      expect(readCardholder(form)).toBeNull();
    }
  });
  it('[PAY-26] [PAY-27] [PAY-28] [PAY-29] codes of the provider become one of the messages', () => {
    expect(paymentFaultWord('card', 'MISSING_REQUIRED_PARAMETER')).toBe('card-missing');
    expect(paymentFaultWord('card', 'CARD_EXPIRED')).toBe('card-invalid');
    expect(paymentFaultWord('card', 'CARD_TYPE_NOT_SUPPORTED')).toBe('card-unsupported');
    expect(paymentFaultWord('card', 'ANYTHING')).toBe('generic');
    expect(paymentFaultWord('wallet', 'CARD_EXPIRED')).toBe('generic');
  });
});

describe('instalments', () => {
  it('[PAY-08] [PAY-09] a price is split into three, the first at most a cent larger', () => {
    expect(payLaterInstalment(toCents(59_213), terms)).toBe(19_738);
  });
  it.each([2999, 200_001, 0])('[PAY-08] %i cents are not offered in instalments', (amount) => {
    expect(payLaterInstalment(toCents(amount), terms)).toBeNull();
    expect(payLaterInstalment(toCents(59_213), { ...terms, enabled: false })).toBeNull();
  });
});

it('[PAY-14] the next simulation waits until five seconds have passed since the last', () => {
  expect(simulationThrottleMs).toBe(5000);
  expect([simulationDelay(null, 9), simulationDelay(1000, 2000), simulationDelay(1000, 9000)]).toEqual([
    0, 4000, 0,
  ]);
});

it('[PAY-03] [PAY-20] what the provider collects adds up to the total, to the cent', () => {
  const amount = fc.integer({ min: 0, max: 500_000 });
  const line = fc.record({ quantity: fc.integer({ min: 1, max: 9 }), net: amount });
  const sumOf = (value: string | undefined) => Math.round(Number(value ?? 0) * 100);
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      amount,
      amount,
      fc.integer({ min: -100, max: 100 }),
      (lines, shipping, tax, fee) => {
        const goods = lines.reduce((sum, { net }) => sum + net, 0) + 100;
        const all = [...lines, { quantity: 1, net: 100 }];
        const total = goods + shipping + tax + fee;
        const unit = purchaseUnit({
          shopName: 'Pistone',
          lines: all.map(({ quantity, net }) => ({ name: 'Disco', sku: null, quantity, net: toCents(net) })),
          shippingNet: toCents(shipping),
          feeNet: toCents(fee),
          tax: toCents(tax),
          total: toCents(total),
        });
        const { breakdown, value, currency_code: currency } = unit.amount;
        const sum =
          sumOf(breakdown.item_total.value) +
          sumOf(breakdown.shipping.value) +
          sumOf(breakdown.tax_total.value) +
          sumOf(breakdown.handling?.value) -
          sumOf(breakdown.discount?.value);
        expect([currency, sumOf(value), sum]).toEqual(['EUR', total, total]);
        const ofItems = unit.items?.reduce(
          (all2, item) => all2 + sumOf(item.unit_amount.value) * Number(item.quantity),
          0,
        );
        if (ofItems !== undefined) expect(ofItems).toBe(goods);
      },
    ),
  );
});

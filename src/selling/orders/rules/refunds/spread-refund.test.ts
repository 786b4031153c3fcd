import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addCents, toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import type { RefundableOrder } from '../plan-refund.ts';
import { spreadRefund } from './spread-refund.ts';

const charged = (net: number, tax: number, refundedNet = 0, refundedTax = 0) => ({
  net: toCents(net),
  tax: toCents(tax),
  refundedNet: toCents(refundedNet),
  refundedTax: toCents(refundedTax),
});

const order: RefundableOrder = {
  mode: 'gross',
  lines: [
    { id: 1, quantity: 2, refundedQuantity: 0, ...charged(2000, 440) },
    { id: 2, quantity: 1, refundedQuantity: 0, ...charged(1000, 100) },
  ],
  shipping: charged(500, 110),
  total: toCents(4150),
  refunded: zeroCents,
};

it('an amount is spread over lines and shipping with the VAT of each', () => {
  expect(spreadRefund(order, toCents(2075))).toEqual({
    lines: [
      { lineId: 1, quantity: 0, restock: false, net: 1000, tax: 220, gross: 1220 },
      { lineId: 2, quantity: 0, restock: false, net: 500, tax: 50, gross: 550 },
    ],
    shipping: { net: 250, tax: 55, gross: 305 },
    fee: { net: 0, tax: 0, gross: 0 },
    tax: 325,
    total: 2075,
    isLast: false,
  });
});

it('a refund of all that is left takes everything, also a negative fee', () => {
  const cheaper = { ...order, fee: charged(-100, -22), total: toCents(4028) };
  const refund = spreadRefund(cheaper, toCents(4028));
  expect(refund).toMatchObject({ total: 4028, tax: 628, isLast: true, fee: { net: -100, tax: -22 } });
});

it('whatever is spread adds up to the cent and never takes more than is left of anything', () => {
  const part = fc.tuple(fc.nat(90_000), fc.nat(20_000), fc.double({ min: 0, max: 1, noNaN: true }));
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 5 }),
      part,
      fc.integer({ min: -30, max: 30 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (goods, sent, feeNet, wanted) => {
        const of = ([net, tax, given]: (typeof goods)[number]) =>
          charged(net + 100, tax, Math.floor((net + 100) * given), Math.floor(tax * given));
        const lines = goods.map((one, index) => ({
          id: index + 1,
          quantity: 1,
          refundedQuantity: 0,
          ...of(one),
        }));
        const shipping = of(sent);
        const fee = charged(feeNet, 0);
        const all = [...lines, shipping, fee];
        const total = addCents(...all.flatMap(({ net, tax }) => [net, tax]));
        const refunded = addCents(
          ...all.flatMap(({ refundedNet, refundedTax }) => [refundedNet, refundedTax]),
        );
        const left = total - refunded;
        const amount = toCents(Math.max(0, Math.floor(left * wanted)));
        const refund = spreadRefund({ mode: 'gross', lines, shipping, fee, total, refunded }, amount);
        expect(refund.total).toBe(left <= 0 ? refund.total : amount);
        for (const { lineId, net, tax, gross } of refund.lines) {
          const line = lines.find(({ id }) => id === lineId);
          expect(net + tax).toBe(gross);
          expect(net).toBeGreaterThanOrEqual(0);
          expect(tax).toBeGreaterThanOrEqual(0);
          expect(net).toBeLessThanOrEqual((line?.net ?? 0) - (line?.refundedNet ?? 0));
          expect(tax).toBeLessThanOrEqual((line?.tax ?? 0) - (line?.refundedTax ?? 0));
        }
        expect(Math.abs(refund.fee.net)).toBeLessThanOrEqual(Math.abs(feeNet));
      },
    ),
  );
});

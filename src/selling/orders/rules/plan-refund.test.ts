import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addCents, toCents } from '#foundation/money/rules/cents.ts';
import { splitTax } from '#pricing/tax/rules/split-tax.ts';
import {
  type ChargedAmount,
  leftToRefund,
  type PlannedRefund,
  planRefund,
  type RefundableOrder,
  refundProposal,
} from './plan-refund.ts';

const none = { refundedNet: toCents(0), refundedTax: toCents(0) };

function sold(id: number, cents: number, quantity: number, mode: 'gross' | 'net', rate = 2200) {
  const { net, tax } = splitTax(toCents(cents), rate, mode);
  return { id, quantity, refundedQuantity: 0, net, tax, ...none };
}

function anOrderOf(mode: 'gross' | 'net', cents: readonly number[], shippingCents = 790): RefundableOrder {
  const lines = cents.map((amount, index) => sold(index + 1, amount, 3, mode));
  const { net, tax } = splitTax(toCents(shippingCents), 2200, mode);
  const shipping = { net, tax, ...none };
  const total = addCents(...[...lines, shipping].flatMap((part) => [part.net, part.tax]));
  return { mode, lines, shipping, total, refunded: toCents(0) };
}

const given = (part: ChargedAmount, more: { net: number; tax: number }) => ({
  refundedNet: toCents(part.refundedNet + more.net),
  refundedTax: toCents(part.refundedTax + more.tax),
});

/** The order after a refund, as stored in the database. */
function afterRefund(order: RefundableOrder, refund: PlannedRefund): RefundableOrder {
  return {
    ...order,
    lines: order.lines.map((line) => {
      const back = refund.lines.find(({ lineId }) => lineId === line.id);
      if (!back) return line;
      return { ...line, ...given(line, back), refundedQuantity: line.refundedQuantity + back.quantity };
    }),
    shipping: { ...order.shipping, ...given(order.shipping, refund.shipping) },
    ...(order.fee ? { fee: { ...order.fee, ...given(order.fee, refund.fee) } } : {}),
    refunded: addCents(order.refunded, refund.total),
  };
}

const request = (lineId: number, quantity: number, cents: number) => ({
  lineId,
  quantity,
  amount: toCents(cents),
  restock: true,
});

describe('a refund', () => {
  test('of a piece of a retail order is split into net and VAT as it was sold', () => {
    const order = anOrderOf('gross', [3660]);
    const planned = planRefund(order, { lines: [request(1, 1, 1220)], shipping: toCents(0) });
    expect(planned).toMatchObject({
      ok: true,
      refund: {
        lines: [{ lineId: 1, quantity: 1, net: 1000, tax: 220, gross: 1220 }],
        total: 1220,
        tax: 220,
        isLast: false,
      },
    });
  });

  test('of a business order is typed without VAT and gives VAT back too', () => {
    const planned = planRefund(anOrderOf('net', [3000]), {
      lines: [request(1, 1, 1000)],
      shipping: toCents(0),
    });
    expect(planned).toMatchObject({
      ok: true,
      refund: { lines: [{ net: 1000, tax: 220, gross: 1220 }], total: 1220 },
    });
  });

  test('of everything is the last one, to the cent', () => {
    const order = anOrderOf('gross', [3660, 999]);
    const planned = planRefund(order, {
      lines: [request(1, 3, 3660), request(2, 3, 999)],
      shipping: toCents(790),
    });
    expect(planned).toMatchObject({ ok: true, refund: { total: order.total, isLast: true } });
  });

  test.each([
    ['nothing', [], 0, { code: 'nothing-to-refund' }],
    ['no piece and no cent', [request(1, 0, 0)], 0, { code: 'nothing-to-refund' }],
    ['a line of another order', [request(9, 1, 100)], 0, { code: 'unknown-line', lineId: 9 }],
    ['a line twice', [request(1, 1, 100), request(1, 1, 100)], 0, { code: 'unknown-line', lineId: 1 }],
    ['four pieces of three', [request(1, 4, 100)], 0, { code: 'too-many-pieces', lineId: 1, left: 3 }],
    ['less than no piece', [request(1, -1, 100)], 0, { code: 'too-many-pieces', lineId: 1, left: 3 }],
    ['half a piece', [request(1, 0.5, 100)], 0, { code: 'too-many-pieces', lineId: 1, left: 3 }],
    ['a cent too much', [request(1, 3, 3661)], 0, { code: 'too-much-money', lineId: 1, left: 3660 }],
    ['less than nothing', [request(1, 0, -1)], 0, { code: 'too-much-money', lineId: 1, left: 3660 }],
    ['more shipping than was paid', [], 791, { code: 'too-much-money', lineId: null, left: 790 }],
  ] as const)('of %s is refused', (_, lines, shipping, error) => {
    const planned = planRefund(anOrderOf('gross', [3660]), { lines, shipping: toCents(shipping) });
    expect(planned).toEqual({ ok: false, error });
  });

  test('is proposed by the piece, and the last piece takes what is left', () => {
    let order = anOrderOf('gross', [1000], 0);
    const proposed: number[] = [];
    for (let piece = 0; piece < 3; piece += 1) {
      const [line] = order.lines;
      if (!line) throw new Error('no line');
      const amount = refundProposal(line, 1, 'gross');
      proposed.push(amount);
      const planned = planRefund(order, { lines: [request(1, 1, amount)], shipping: toCents(0) });
      if (!planned.ok) throw new Error(planned.error.code);
      order = afterRefund(order, planned.refund);
    }
    expect(proposed).toEqual([333, 334, 333]);
    expect(order.refunded).toBe(1000);
  });
});

const anAmount = fc.integer({ min: 0, max: 2_000_000_00 });

test('refunds never exceed what was sold, whatever is asked for; their parts are never negative and add up', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('gross' as const, 'net' as const),
      fc.array(anAmount, { minLength: 1, maxLength: 4 }),
      anAmount,
      fc.array(
        fc.record({
          line: fc.integer({ min: 0, max: 4 }),
          quantity: fc.integer({ min: 0, max: 4 }),
          share: fc.double({ min: 0, max: 1.3, noNaN: true }),
          shipping: fc.double({ min: 0, max: 1.3, noNaN: true }),
        }),
        { maxLength: 12 },
      ),
      (mode, cents, shipping, asks) => {
        let order = anOrderOf(mode, cents, shipping);
        for (const ask of asks) {
          const line = order.lines[ask.line];
          const amount = line ? Math.round(ask.share * leftToRefund(line, mode)) : 5;
          const planned = planRefund(order, {
            lines: [request(line?.id ?? 99, ask.quantity, amount)],
            shipping: toCents(Math.round(ask.shipping * leftToRefund(order.shipping, mode))),
          });
          if (!planned.ok) continue;
          const { refund } = planned;
          for (const part of [...refund.lines, refund.shipping]) {
            expect(Math.min(part.net, part.tax, part.gross)).toBeGreaterThanOrEqual(0);
            expect(part.net + part.tax).toBe(part.gross);
          }
          order = afterRefund(order, refund);
          expect(refund.isLast).toBe(order.refunded === order.total);
        }
        for (const part of [...order.lines, order.shipping]) {
          expect(part.refundedNet).toBeLessThanOrEqual(part.net);
          expect(part.refundedTax).toBeLessThanOrEqual(part.tax);
        }
        expect(order.refunded).toBeLessThanOrEqual(order.total);
      },
    ),
  );
});

test('however an amount is split into refunds, net and VAT add up to what was sold', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('gross' as const, 'net' as const),
      fc.integer({ min: 1, max: 500_000 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 10 }),
      (mode, cents, cuts) => {
        let order = anOrderOf(mode, [cents], 0);
        for (const cut of [...cuts, 1]) {
          const [line] = order.lines;
          if (!line) throw new Error('no line');
          const amount = Math.round(cut * leftToRefund(line, mode));
          const planned = planRefund(order, { lines: [request(1, 0, amount)], shipping: toCents(0) });
          if (planned.ok) order = afterRefund(order, planned.refund);
        }
        const [line] = order.lines;
        expect([line?.refundedNet, line?.refundedTax]).toEqual([line?.net, line?.tax]);
      },
    ),
  );
});

/** The order with a payment fee, negative for a discount, at the VAT rate of the goods. */
function withFee(order: RefundableOrder, net: number): RefundableOrder {
  const { tax } = splitTax(toCents(Math.abs(net)), 2200, 'net');
  const fee = { net: toCents(net), tax: toCents(Math.sign(net) * tax), ...none };
  return { ...order, fee, total: addCents(order.total, fee.net, fee.tax) };
}

describe('[FEE-01] the payment fee or discount is refunded with the goods', () => {
  test.each([
    ['a surcharge', 300, { net: 100, tax: 22, gross: 122 }],
    ['a discount', -300, { net: -100, tax: -22, gross: -122 }],
  ])('%s by the third, where a third of the goods goes back', (_, net, fee) => {
    const order = withFee(anOrderOf('net', [3000], 0), net);
    const planned = planRefund(order, { lines: [request(1, 1, 1000)], shipping: toCents(0) });
    expect(planned).toMatchObject({ ok: true, refund: { fee, total: 1220 + fee.gross } });
  });

  test('a refund of shipping alone does not change it', () => {
    const order = withFee(anOrderOf('net', [3000]), -300);
    const planned = planRefund(order, { lines: [], shipping: toCents(790) });
    expect(planned).toMatchObject({ ok: true, refund: { fee: { net: 0, tax: 0, gross: 0 } } });
  });

  test('however the goods are refunded, the fee is fully refunded with the last of them, and never more than was paid', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('gross' as const, 'net' as const),
        fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: -90, max: 200 }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.double({ min: 0, max: 1, noNaN: true })), {
          maxLength: 10,
        }),
        (mode, cents, percent, cuts) => {
          const bare = anOrderOf(mode, cents, 790);
          const goods = bare.lines.reduce((sum, { net }) => sum + net, 0);
          let order = withFee(bare, Math.trunc((goods * percent) / 100));
          const { total } = order;
          const all = bare.lines.map((_, index): [number, number] => [index, 1]);
          for (const [index, share] of [...cuts, ...all]) {
            const line = order.lines[index];
            if (!line) continue;
            const amount = Math.round(share * leftToRefund(line, mode));
            const planned = planRefund(order, { lines: [request(line.id, 0, amount)], shipping: toCents(0) });
            if (planned.ok) order = afterRefund(order, planned.refund);
            expect(order.refunded).toBeLessThanOrEqual(total);
          }
          const left = leftToRefund(order.shipping, mode);
          const last = planRefund(order, { lines: [], shipping: left });
          if (!last.ok) throw new Error(last.error.code);
          order = afterRefund(order, last.refund);
          expect([order.fee?.refundedNet, order.fee?.refundedTax]).toEqual([order.fee?.net, order.fee?.tax]);
          expect(order.refunded).toBe(total);
          expect(last.refund.isLast).toBe(true);
        },
      ),
    );
  });
});

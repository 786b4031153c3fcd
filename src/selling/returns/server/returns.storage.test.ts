import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linesInPieces } from '#selling/orders/server/shipments/lines-in-pieces.ts';
import { readRefundable } from '#selling/orders/server/transitions/read-refundable.ts';
import { aReturnsDepartment, newRequestKey } from '#tests/factories/a-returns-department.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { expectStockInOrder } from '#tests/factories/expect-stock-in-order.ts';
import { moveReturn } from './decide-return.ts';
import { readReturn } from './read-returns.ts';

let home: TestDatabase;
let shop: Awaited<ReturnType<typeof aReturnsDepartment>>;
beforeAll(async () => {
  home = await aTestDatabase();
  shop = await aReturnsDepartment(home.db);
});
afterAll(() => home.close());
const onHand = async (itemId: number) =>
  (await home.db.selectFrom('stock').select('on_hand').where('product_id', '=', itemId).executeTakeFirst())
    ?.on_hand;
const emailsOf = async (orderId: number) =>
  (
    await home.db.selectFrom('outbox').select('kind').where('order_id', '=', orderId).orderBy('id').execute()
  ).map(({ kind }) => kind);

describe('a return', () => {
  test('goes from the request to the refund: pieces come back by their condition, money by the way it came', async () => {
    const sold = await shop.sell(3);
    const id = await shop.asked(sold, 3);
    await shop.move(id, 'approved');
    await moveReturn(
      sold.buyer,
      { who: 'customer', personId: null, name: '' },
      { returnId: id, to: 'sent', note: '' },
    );
    expect(await shop.receive(id, sold.lineId, 1, 1, 1)).toEqual({ ok: true });
    expect(await onHand(sold.part.id)).toBe(17);
    expect(await shop.restock(id, sold.lineId, 1)).toEqual({ ok: true });
    // Two came back, of which one was thrown away.
    expect(await onHand(sold.part.id)).toBe(18);
    await expectStockInOrder(home.db);
    expect(await shop.settle(id, sold.lineId, 2440)).toEqual({ ok: true });
    const record = await readReturn(shop.clerk, id);
    expect(record).toMatchObject({
      state: 'settled',
      settledAs: 'refund',
      refund: { total: 2440, state: 'done' },
      lines: [{ quantity: 3, restocked: 1, scrapped: 1, conditions: { asNew: 1, damaged: 1, missing: 1 } }],
    });
    expect(record?.events.map(({ state }) => state)).toEqual([
      'requested',
      'approved',
      'sent',
      'received',
      'restocked',
      'settled',
    ]);
    const { lines } = await readRefundable(home.db, sold.id);
    expect(lines).toMatchObject([{ quantity: 3, refundedQuantity: 2 }]);
    expect(await linesInPieces(home.db, sold.id)).toMatchObject([{ refunded: 2, cameBack: 2 }]);
    const sent = await emailsOf(sold.id);
    expect(sent).toEqual(
      expect.arrayContaining(['return-requested', 'shop-return', 'return-approved', 'return-received']),
    );
    const { rows } = await sql<{ reason: string; delta: number }>`
      select reason, delta from stock_movements where return_id = ${id} order by id`.execute(home.db);
    expect(rows).toEqual([
      { reason: 'return', delta: 2 },
      { reason: 'damage', delta: -1 },
    ]);
  });

  test('that is posted twice is one, and one of the same pieces is refused', async () => {
    const sold = await shop.sell(2);
    const requestKey = newRequestKey();
    const [first, second] = [await shop.ask(sold, 2, requestKey), await shop.ask(sold, 2, requestKey)];
    expect(second).toEqual(first);
    expect(await shop.ask(sold, 1)).toMatchObject({ ok: false, error: { code: 'too-many-pieces', left: 0 } });
  });

  test('holds its pieces against a refund of the order, until it is cancelled', async () => {
    const sold = await shop.sell(2);
    const id = await shop.asked(sold, 2);
    const refund = () => shop.refund(sold, 1, 1220);
    expect(await refund()).toMatchObject({ ok: false, error: { code: 'too-many-pieces', left: 0 } });
    await shop.move(id, 'cancelled');
    expect(await refund()).toMatchObject({ ok: true });
    expect(await shop.ask(sold, 2)).toMatchObject({ ok: false, error: { code: 'too-many-pieces', left: 1 } });
  });

  test('of ten at once, and refunds beside them, never brings back more than was sold', async () => {
    const sold = await shop.sell(3);
    const all = await Promise.all([
      ...Array.from({ length: 5 }, () => shop.ask(sold, 1)),
      ...Array.from({ length: 5 }, () => shop.refund(sold, 1, 1220)),
    ]);
    expect(all.filter(({ ok }) => ok)).toHaveLength(3);
  });

  test('that two people receive at once is received once', async () => {
    const sold = await shop.sell(1);
    const id = await shop.asked(sold, 1);
    await shop.move(id, 'approved');
    const both = await Promise.all([shop.receive(id, sold.lineId, 1), shop.receive(id, sold.lineId, 0, 1)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'changed-meanwhile' } });
    expect(await shop.restock(id, sold.lineId, 2)).toMatchObject({ error: { code: 'too-many-pieces' } });
  });

  test('is given as a code that is worth its price and counts once', async () => {
    const sold = await shop.sell(2);
    const id = await shop.asked(sold, 1);
    await shop.move(id, 'approved');
    expect(await shop.settle(id, sold.lineId, 1220, 'credit')).toEqual({ ok: true });
    const record = await readReturn(shop.clerk, id);
    expect(record).toMatchObject({ settledAs: 'credit', refund: { total: 1220, state: 'elsewhere' } });
    // It was never sent back: its piece has not left.
    expect(await linesInPieces(home.db, sold.id)).toMatchObject([{ refunded: 1, cameBack: 0 }]);
    const coupon = await home.db
      .selectFrom('coupons')
      .selectAll()
      .where('code', '=', record?.code ?? '')
      .executeTakeFirst();
    expect(coupon).toMatchObject({ amount: 1220, kind: 'fixed_cart', limit_total: 1 });
    const sent = await emailsOf(sold.id);
    expect(sent).toContain('return-credited');
    expect(sent).not.toContain('order-partly-refunded');
  });

  test('is closed without money where nothing was put into stock, and its pieces are free', async () => {
    const sold = await shop.sell(1);
    const id = await shop.asked(sold, 1);
    await shop.move(id, 'approved');
    await shop.receive(id, sold.lineId, 0, 1);
    expect(await shop.settle(id, sold.lineId, 0, 'nothing')).toEqual({ ok: true });
    expect(await shop.ask(sold, 1)).toMatchObject({ ok: true });
  });

  test('is not settled with more money than was paid, and stays as it was', async () => {
    const sold = await shop.sell(1);
    const id = await shop.asked(sold, 1);
    await shop.move(id, 'approved');
    expect(await shop.settle(id, sold.lineId, 1221)).toMatchObject({
      ok: false,
      error: { code: 'too-much-money', left: 1220 },
    });
    expect(await readReturn(shop.clerk, id)).toMatchObject({ state: 'approved', settledAs: null });
  });
});

test('whatever is returned, refunded, restocked and settled in any order, the ledgers agree to the cent', async () => {
  const step = fc.record({
    act: fc.constantFrom('ask', 'approve', 'refuse', 'receive', 'restock', 'settle', 'refund', 'cancel'),
    pieces: fc.integer({ min: 1, max: 4 }),
    which: fc.integer({ min: 0, max: 3 }),
    share: fc.integer({ min: 0, max: 130 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const sold = await shop.sell(4);
      const made: number[] = [];
      for (const { act, pieces, which, share } of steps) {
        const returnId = made[which] ?? made[0] ?? 0;
        const line = (await readReturn(shop.clerk, returnId))?.lines[0];
        const amount = Math.round((1220 * pieces * share) / 100);
        if (act === 'ask') {
          const asked = await shop.ask(sold, pieces);
          if (asked.ok) made.push(asked.id);
        } else if (act === 'refund') {
          await shop.refund(sold, pieces, amount, share % 2 === 0);
        } else if (act === 'approve') await shop.move(returnId, 'approved');
        else if (act === 'refuse') await shop.move(returnId, 'refused');
        else if (act === 'cancel') await shop.move(returnId, 'cancelled');
        else if (act === 'receive') {
          const missing = Math.min(which, line?.quantity ?? 0);
          await shop.receive(returnId, sold.lineId, (line?.quantity ?? 0) - missing, 0, missing);
        } else if (act === 'restock') await shop.restock(returnId, sold.lineId, which);
        else await shop.settle(returnId, sold.lineId, amount, share % 3 === 0 ? 'credit' : 'refund');
      }
      const {
        lines: [line],
        refunded,
      } = await readRefundable(home.db, sold.id);
      const returning = line?.returning ?? 0;
      expect((line?.refundedQuantity ?? 0) + returning).toBeLessThanOrEqual(4);
      expect(refunded).toBe((line?.refundedNet ?? 0) + (line?.refundedTax ?? 0));
      expect(refunded).toBeLessThanOrEqual(4 * 1220);
      const { rows } = await sql<{ total: number; back: number; moved: number }>`
        select coalesce(sum(total_cents), 0)::int as total,
          (select coalesce(-sum(delta), 0)::int from stock_movements where order_id = ${sold.id}) as moved,
          (select coalesce(sum(l.restocked + l.scrapped), 0)::int from return_lines l join returns r on r.id = l.return_id
            where r.order_id = ${sold.id}) as back
        from order_refunds where order_id = ${sold.id}`.execute(home.db);
      expect(rows[0]?.total).toBe(refunded);
      // What the order still has by the ledger is never less than nothing.
      expect(rows[0]?.moved).toBeGreaterThanOrEqual(0);
      expect(rows[0]?.back).toBeLessThanOrEqual(4);
    }),
    { numRuns: 12 },
  );
  await expectStockInOrder(home.db);
}, 60_000);

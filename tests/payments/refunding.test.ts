import { describe, expect, it } from 'vitest';
import { toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { readOrderCare } from '#selling/orders/server/read-order-care.ts';
import { refundOrder } from '#selling/orders/server/refund-order.ts';
import { resolveRefund } from '#selling/orders/server/refunds/resolve-refund.ts';
import { refundPayment } from '#selling/wallet/server/refunds/refund-payment.ts';
import { retryRefund } from '#selling/wallet/server/refunds/retry-refund.ts';
import { sweepRefunds } from '#selling/wallet/server/refunds/sweep-refunds.ts';
import { aTakenPayment, type StartedPayment } from './a-payment.ts';
import { allPeers } from './peers/all-peers.ts';
import { peerOfFile } from './peers/peer-of-file.ts';

const hourMs = 60 * 60_000;
let requests = 0;

/** Staff refund one piece. */
async function giveBack(payment: StartedPayment): Promise<number> {
  requests += 1;
  const { id, lines } = await payment.order();
  const [line] = lines;
  const { clerk } = await payment.care();
  const amount = toCents(line?.unit ?? 0);
  const given = await refundOrder(clerk, {
    id,
    requestKey: `request-of-the-cases-${requests}`,
    reason: '',
    lines: [{ lineId: line?.id ?? 0, quantity: 1, amount, restock: false }],
    shipping: zeroCents,
  });
  if (!given.ok) throw new Error(JSON.stringify(given.error));
  return given.refundId;
}

describe.each(allPeers)('%s: refunding', (_, open) => {
  const at = peerOfFile(open);
  const given = (payment: StartedPayment) => at.peer.given(payment.providerId);

  it('part of the money goes back, and counts when it has', async () => {
    const payment = await aTakenPayment(at.home.db, at.peer);
    const refundId = await giveBack(payment);
    expect((await payment.care()).refunded).toBe(0);
    expect(await refundPayment(payment.buyer, refundId)).toBe('settled');
    expect((await payment.care()).refunded).toBe(1220);
    expect(given(payment)).toEqual([1220]);
  });

  it('a refund without an answer is asked for with the same key, and given once', async () => {
    const payment = await aTakenPayment(at.home.db, at.peer);
    const refundId = await giveBack(payment);
    at.peer.trouble('refund', 'unheard');
    expect(await refundPayment(payment.buyer, refundId)).toBe('unanswered');
    expect(await refundPayment(payment.buyer, refundId)).toBe('settled');
    expect(await refundPayment(payment.buyer, refundId)).toBe('settled');
    expect(given(payment)).toEqual([1220]);
    expect(new Set(at.peer.keys('refund')).size).toBe(1);
  });

  it('two jobs that ask for the same refund at the same moment give it once', async () => {
    const payment = await aTakenPayment(at.home.db, at.peer);
    const refundId = await giveBack(payment);
    await Promise.all([refundPayment(payment.buyer, refundId), refundPayment(payment.buyer, refundId)]);
    expect(given(payment)).toEqual([1220]);
    expect((await payment.care()).refunded).toBe(1220);
  });

  it('a refund that is refused waits for staff, and a new attempt has a new key', async () => {
    const payment = await aTakenPayment(at.home.db, at.peer);
    const refundId = await giveBack(payment);
    at.peer.trouble('refund', 'refused');
    expect(await refundPayment(payment.buyer, refundId)).toBe('settled');
    const care = await payment.care();
    expect(care.refunds[0]?.state).toBe('refused');
    const { id: orderId } = await payment.order();
    expect(await resolveRefund(care.clerk, { orderId, refundId, step: 'retry' })).toEqual({ ok: true });
    expect(await refundPayment(payment.buyer, refundId)).toBe('settled');
    expect(given(payment)).toEqual([1220]);
  });

  it('a slow refund counts when it is done', async () => {
    const payment = await aTakenPayment(at.home.db, at.peer);
    const refundId = await giveBack(payment);
    at.peer.nextRefund('pending');
    expect(await refundPayment(payment.buyer, refundId)).toBe('pending');
    expect((await payment.care()).refunded).toBe(0);
    at.peer.decideRefund('done');
    await retryRefund(payment.buyer, refundId);
    expect((await payment.care()).refunded).toBe(1220);
  });

  it('a slow refund that fails in the end counts for nothing and waits for staff', async () => {
    const payment = await aTakenPayment(at.home.db, at.peer);
    const refundId = await giveBack(payment);
    at.peer.nextRefund('pending');
    await refundPayment(payment.buyer, refundId);
    at.peer.decideRefund('failed');
    await retryRefund(payment.buyer, refundId);
    const care = await payment.care();
    expect([care.refunded, care.refunds[0]?.state]).toEqual([0, 'refused']);
  });

  it('a provider that is down for an hour gives the money back once', async () => {
    const payment = await aTakenPayment(at.home.db, at.peer);
    const refundId = await giveBack(payment);
    at.peer.down();
    for (let quarter = 0; quarter < 4; quarter += 1) {
      payment.buyer.clock.advance(hourMs / 4);
      await retryRefund(payment.buyer, refundId);
    }
    expect(given(payment)).toEqual([]);
    at.peer.up();
    await retryRefund(payment.buyer, refundId);
    expect(given(payment)).toEqual([1220]);
  });

  it('no more goes back than was taken', async () => {
    const payment = await aTakenPayment(at.home.db, at.peer);
    await at.home.db
      .updateTable('payment_attempts')
      .set({ captured_cents: 1000 })
      .where('id', '=', payment.attemptId)
      .execute();
    await expect(giveBack(payment)).rejects.toThrow('too-much-for-provider');
  });

  it('a refund made at the provider is found by the daily check, once', async () => {
    if (at.peer.lacks.includes('refunds-by-merchant')) return;
    const payment = await aTakenPayment(at.home.db, at.peer);
    at.peer.refundByMerchant(payment.providerId, 500);
    payment.buyer.clock.advance(25 * hourMs);
    await at.home.db
      .updateTable('payment_attempts')
      .set({ refunds_checked_at: payment.buyer.clock.now() })
      .where('id', '!=', payment.attemptId)
      .execute();
    expect(await sweepRefunds(payment.buyer)).toBe(1);
    await payment.settle();
    expect(await payment.notice()).toBe('done');
    const care = await payment.care();
    expect([care.refunded, care.refunds.length]).toEqual([500, 1]);
  });

  it('after the refund window of the provider the money goes back by staff', async () => {
    const payment = await aTakenPayment(at.home.db, at.peer);
    const { refundDays } = at.peer.adapter;
    const { clerk, refundSource } = await payment.care();
    expect(refundSource).toMatchObject({ by: 'provider' });
    clerk.clock.advance((refundDays + 1) * 24 * hourMs);
    const care = await readOrderCare(clerk, (await payment.order()).id);
    expect(care?.refundSource).toEqual({ by: 'staff', capturedIn: null });
  });

  it('an adapter that cannot refund leaves it to staff', async () => {
    const payment = await aTakenPayment(at.home.db, at.peer);
    const { refund: _refund, ...adapter } = at.peer.adapter;
    const { clerk } = await payment.care();
    const { id } = await payment.order();
    const care = await readOrderCare({ ...clerk, paymentAdapters: { [adapter.code]: adapter } }, id);
    expect(care?.refundSource).toEqual({ by: 'staff', capturedIn: null });
  });
});

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { expireReservations } from '#selling/orders/server/expire-reservations.ts';
import { planOpenPayments, retrySettlement } from '#selling/wallet/server/retry-settlement.ts';
import { settlePayment } from '#selling/wallet/server/settle-payment.ts';
import { aStartedPayment, type StartedPayment } from './a-payment.ts';
import { allPeers } from './peers/all-peers.ts';
import { peerOfFile } from './peers/peer-of-file.ts';

const minuteMs = 60_000;

describe.each(allPeers)('%s: outages', (_, open) => {
  const at = peerOfFile(open);

  async function expectPaidOnce(payment: StartedPayment) {
    const { total, status } = await payment.order();
    expect(status).toBe('processing');
    expect(at.peer.money(payment.providerId)).toEqual({ amount: total, currency: 'EUR', times: 1 });
    expect(await payment.timesPrepared()).toBe(1);
    expect(await payment.emails()).toEqual(['new-order', 'order-confirmation']);
  }

  it('money that was taken without an answer is found, and taken once', async () => {
    const payment = await aStartedPayment(at.home.db, at.peer);
    at.peer.trouble('pay', 'unheard');
    expect(await payment.pay()).toBe('unanswered');
    expect((await payment.order()).status).toBe('pending');
    expect(await payment.settle()).toBe('captured');
    await expectPaidOnce(payment);
    expect(new Set(at.peer.keys('pay')).size).toBeLessThanOrEqual(1);
  });

  it.each(['hangs', 'fails', 'busy', 'garbled'] as const)(
    'a provider that %s is asked once more',
    async (kind) => {
      const payment = await aStartedPayment(at.home.db, at.peer);
      at.peer.trouble('pay', kind);
      expect(await payment.pay()).toBe('unanswered');
      expect(await payment.settle()).toBe('captured');
      await expectPaidOnce(payment);
    },
  );

  it('a provider that is down for an hour loses nothing: pieces stay reserved, and the payment is found', async () => {
    const payment = await aStartedPayment(at.home.db, at.peer);
    at.peer.trouble('pay', 'unheard');
    await payment.pay();
    at.peer.down();
    for (let minute = 0; minute < 60; minute += 10) {
      payment.buyer.clock.advance(10 * minuteMs);
      await retrySettlement(payment.buyer, payment.attemptId);
      await expireReservations(payment.buyer);
      expect((await payment.attempt()).status).toBe('capturing');
    }
    at.peer.up();
    await retrySettlement(payment.buyer, payment.attemptId);
    await expectPaidOnce(payment);
    const notes = (await payment.care()).history.filter(({ note }) => note.includes('non si sa ancora'));
    expect(notes).toHaveLength(1);
  });

  it('a restarted shop goes on asking about payments that are not decided', async () => {
    const payment = await aStartedPayment(at.home.db, at.peer);
    at.peer.trouble('pay', 'unheard');
    await payment.pay();
    await sql`delete from graphile_worker._private_jobs`.execute(at.home.db);
    await planOpenPayments(at.home.db);
    const { rows } = await sql<{ paymentId: number }>`
      select (payload ->> 'paymentId')::int as "paymentId" from graphile_worker._private_jobs`.execute(
      at.home.db,
    );
    expect(rows.map(({ paymentId }) => paymentId)).toContain(payment.attemptId);
  });

  it('a provider that was disconnected is asked when it is connected again', async () => {
    const payment = await aStartedPayment(at.home.db, at.peer);
    at.peer.trouble('pay', 'unheard');
    await payment.pay();
    const without = { ...payment.buyer, paymentAdapters: {} };
    expect(await settlePayment(without, payment.attemptId)).toBe('unanswered');
    expect(await payment.settle()).toBe('captured');
    await expectPaidOnce(payment);
  });

  it('money for an order that was cancelled meanwhile is shown to staff, who can give it back', async () => {
    const payment = await aStartedPayment(at.home.db, at.peer);
    at.peer.trouble('pay', 'unheard');
    await payment.pay();
    const { id } = await payment.order();
    const { clerk } = await payment.care();
    expect((await changeOrderState(clerk, { id, to: 'cancelled' })).ok).toBe(true);
    expect(await payment.settle()).toBe('captured');
    const care = await payment.care();
    expect(care).toMatchObject({ status: 'cancelled', refundSource: { by: 'provider' } });
    expect(care.history[0]?.note).toContain('Attenzione');
  });

  it('an answer that refuses takes nothing, and hides nothing that was taken', async () => {
    const payment = await aStartedPayment(at.home.db, at.peer);
    at.peer.trouble('pay', 'refused');
    // Where the approval takes the money, a refusal to say how it stands leaves that unknown.
    const isTaken = at.peer.adapter.capture === undefined;
    expect(await payment.pay()).toBe(isTaken ? 'unanswered' : 'refused');
    expect((await payment.order()).status).toBe('pending');
    expect(await payment.row()).toMatchObject({ captured_cents: 0 });
    expect(await payment.settle()).toBe(isTaken ? 'captured' : 'refused');
  });
});

describe.each(allPeers)('%s: more than one attempt', (_, open) => {
  const at = peerOfFile(open);

  it('an open attempt is offered to the buyer once more instead of a second one', async () => {
    const payment = await aStartedPayment(at.home.db, at.peer);
    if (at.peer.adapter.capture) return;
    const same = await payment.another();
    expect(same.id).toBe(payment.attemptId);
    expect(at.peer.payments()).toBe(1);
  });

  it('an attempt that the buyer gave up leaves the order to be paid by another one', async () => {
    const payment = await aStartedPayment(at.home.db, at.peer);
    if (at.peer.adapter.capture) return;
    at.peer.giveUp(payment.providerId);
    expect(await payment.settle()).toBe('refused');
    expect((await payment.order()).status).toBe('pending');
    const second = await payment.another();
    at.peer.approve(second.providerId ?? '');
    expect(await settlePayment(payment.buyer, second.id)).toBe('captured');
    expect((await payment.order()).status).toBe('processing');
  });

  it('an open attempt ends at the provider when the order cannot be paid any more', async () => {
    const payment = await aStartedPayment(at.home.db, at.peer);
    if (at.peer.adapter.capture) return;
    payment.buyer.clock.advance(2 * 60 * minuteMs);
    await expireReservations(payment.buyer);
    expect((await payment.order()).status).toBe('cancelled');
    await payment.settle();
    if (!at.peer.adapter.cancel) {
      // It can be paid until it is too old, and staff give such money back.
      expect((await payment.attempt()).status).toBe('created');
      at.peer.approve(payment.providerId);
      expect(await payment.settle()).toBe('captured');
      expect((await payment.order()).status).toBe('cancelled');
      const { refundSource, history } = await payment.care();
      expect(refundSource).toMatchObject({ by: 'provider' });
      return expect(history[0]?.note).toContain('Attenzione');
    }
    expect((await payment.attempt()).status).toBe('cancelled');
    at.peer.approve(payment.providerId);
    expect(at.peer.money(payment.providerId).times).toBe(0);
  });

  it('the second payment of an order goes back whole, once, and is no refund of the order', async () => {
    const payment = await aStartedPayment(at.home.db, at.peer);
    if (at.peer.adapter.capture) return;
    // The first attempt cannot be ended, so that the buyer can approve both.
    at.peer.giveUp(payment.providerId);
    await payment.settle();
    const second = await payment.another();
    at.peer.approve(second.providerId ?? '');
    await settlePayment(payment.buyer, second.id);
    const third = await secondChargeOf(payment);
    expect(await settlePayment(payment.buyer, third)).toBe('unanswered');
    expect(await settlePayment(payment.buyer, third)).toBe('captured');
    expect(await settlePayment(payment.buyer, third)).toBe('captured');
    const order = await payment.order();
    expect(order).toMatchObject({ status: 'processing', refunded: 0 });
    const surplus = (await payment.attempts()).find(({ id }) => id === third);
    expect(surplus).toMatchObject({ isReturned: true, refunded: order.total });
    expect(at.peer.given(surplus?.providerId ?? '')).toEqual([order.total]);
    expect(at.peer.given(second.providerId ?? '')).toEqual([]);
  });

  /** Money that arrives for an attempt of an order that is paid already. */
  async function secondChargeOf(payment: StartedPayment): Promise<number> {
    const { id: orderId, total } = await payment.order();
    const started = await at.peer.adapter.start({
      key: crypto.randomUUID(),
      source: '',
      purchase: { shopName: '', lines: [], shippingNet: total, feeNet: total, tax: total, total },
      shipFrom: 'none',
      cardholder: '',
      locale: 'it',
      returnUrl: '',
      cancelUrl: '',
      noticeUrl: '',
    });
    if (!started.ok) throw new Error(started.fault.issue);
    const now = payment.buyer.clock.now();
    const { id } = await at.home.db
      .insertInto('payment_attempts')
      .values({
        adapter: at.peer.adapter.code,
        method: at.peer.method,
        provider_id: started.value.id,
        memo: JSON.stringify(started.value.memo ?? {}),
        order_id: orderId,
        amount_cents: total,
        status: 'created',
        takes_at_once: true,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    at.peer.approve(started.value.id);
    at.peer.trouble('refund', 'unheard');
    return id;
  }
});

import { describe, expect, it } from 'vitest';
import { payOrder } from '#selling/checkout/server/pay-order.ts';
import { expireReservations } from '#selling/orders/server/expire-reservations.ts';
import { retrySettlement } from '#selling/wallet/server/retry-settlement.ts';
import { aBuyer, aStartedPayment, aTakenPayment, tell } from './a-payment.ts';
import { allPeers } from './peers/all-peers.ts';
import { peerOfFile } from './peers/peer-of-file.ts';

const hourMs = 60 * 60_000;

describe.each(allPeers)('%s: paying', (_, open) => {
  const at = peerOfFile(open);

  it('takes the money once, to the cent, and the order goes to work with its emails', async () => {
    const payment = await aTakenPayment(at.home.db, at.peer);
    const { total, status } = await payment.order();
    expect(status).toBe('processing');
    expect(at.peer.money(payment.providerId)).toEqual({ amount: total, currency: 'EUR', times: 1 });
    expect(await payment.row()).toMatchObject({
      status: 'captured',
      adapter: at.peer.adapter.code,
      provider_id: payment.providerId,
      amount_cents: total,
      captured_cents: total,
      captured_at: expect.any(Date),
    });
    expect(await payment.emails()).toEqual(['new-order', 'order-confirmation']);
  });

  it('takes nothing before the buyer has agreed', async () => {
    const payment = await aStartedPayment(at.home.db, at.peer);
    await payment.settle();
    expect(at.peer.money(payment.providerId).times).toBe(0);
    expect((await payment.attempt()).status).toBe('created');
  });

  it('settled three times at the same moment counts once', async () => {
    const payment = await aTakenPayment(at.home.db, at.peer);
    await Promise.all([payment.settle(), payment.settle(), payment.notice()]);
    expect(await payment.timesPrepared()).toBe(1);
    expect(at.peer.money(payment.providerId).times).toBe(1);
    expect(await payment.emails()).toEqual(['new-order', 'order-confirmation']);
  });

  it('a notice that comes twice counts once', async () => {
    const payment = await aStartedPayment(at.home.db, at.peer);
    at.peer.approve(payment.providerId);
    expect([await payment.notice('N-1'), await payment.notice('N-1')]).toEqual(['done', 'done']);
    await payment.pay();
    expect(await payment.notice('N-1')).toBe('done');
    expect(await payment.timesPrepared()).toBe(1);
  });

  it('a notice that comes late changes nothing', async () => {
    const payment = await aTakenPayment(at.home.db, at.peer);
    const before = await payment.row();
    payment.buyer.clock.advance(40 * 24 * hourMs);
    expect(await payment.notice()).toBe('done');
    expect(await payment.row()).toEqual(before);
  });

  it('a forged notice changes nothing', async () => {
    const payment = await aStartedPayment(at.home.db, at.peer);
    at.peer.approve(payment.providerId);
    expect(await payment.forged()).toBe('not-genuine');
    expect((await payment.attempt()).status).toBe('created');
  });

  it('a notice that cannot be read is refused', async () => {
    const { buyer } = await aBuyer(at.home.db, at.peer);
    const garbage = new Request('http://shop.test/wp-json/wallet/v1/notices/x', {
      method: 'POST',
      body: '[]',
    });
    expect(await tell(buyer, at.peer, garbage)).toBe('malformed');
  });

  it('a notice about a payment that the shop does not know is taken and forgotten', async () => {
    const { buyer } = await aBuyer(at.home.db, at.peer);
    expect(await tell(buyer, at.peer, at.peer.notice('NOBODYS'))).toBe('done');
  });

  it('a notice while the provider does not answer is lost by nobody', async () => {
    const payment = await aStartedPayment(at.home.db, at.peer);
    if (at.peer.lacks.includes('checked-notices')) {
      at.peer.approve(payment.providerId);
      at.peer.trouble('pay', 'fails');
      expect(await payment.notice('N-2')).toBe('done');
      return expect(await payment.settle()).toBe('captured');
    }
    at.peer.trouble('notice', 'fails');
    expect(await payment.notice('N-2')).toBe('later');
    expect(await payment.notice('N-2')).toBe('done');
  });

  it('a start that is refused leaves nothing to pay', async () => {
    at.peer.trouble('start', 'refused');
    await expect(aStartedPayment(at.home.db, at.peer)).rejects.toThrow();
    expect(at.peer.payments()).toBe(0);
  });

  it('a start without an answer gives the buyer no address, and the next one has a key of its own', async () => {
    at.peer.trouble('start', 'unheard');
    await expect(aStartedPayment(at.home.db, at.peer)).rejects.toThrow();
    const payment = await aTakenPayment(at.home.db, at.peer);
    expect(at.peer.money(payment.providerId).times).toBe(1);
    expect(new Set(at.peer.keys('start')).size).toBe(2);
  });

  it('the key of a start is stored with its attempt', async () => {
    const payment = await aStartedPayment(at.home.db, at.peer);
    expect(at.peer.keys('start')).toEqual([(await payment.attempt()).key]);
  });

  it('money that is declined leaves the order unpaid, and is not taken', async () => {
    const payment = await aStartedPayment(at.home.db, at.peer);
    if (at.peer.lacks.includes('declined')) {
      at.peer.giveUp(payment.providerId);
      expect(await payment.settle()).toBe('refused');
      return expect((await payment.order()).status).toBe('pending');
    }
    at.peer.nextMoney('declined');
    expect(await payment.pay()).toBe('refused');
    expect((await payment.order()).status).toBe('failed');
    expect(await payment.row()).toMatchObject({ captured_cents: 0 });
    await payment.settle();
    expect((await payment.care()).history.filter(({ to }) => to === 'failed')).toHaveLength(1);
  });

  it('examined money puts the order on hold, and goes to work when it is there', async () => {
    if (at.peer.lacks.includes('examined')) return;
    const payment = await aStartedPayment(at.home.db, at.peer);
    at.peer.nextMoney('pending');
    expect(await payment.pay()).toBe('pending');
    expect((await payment.order()).status).toBe('on-hold');
    payment.buyer.clock.advance(48 * hourMs);
    await expireReservations(payment.buyer);
    at.peer.decide(payment.providerId, 'captured');
    expect(await payment.notice()).toBe('done');
    expect([(await payment.order()).status, await payment.timesPrepared()]).toEqual(['processing', 1]);
  });

  it('examined money that is declined in the end fails the order', async () => {
    if (at.peer.lacks.includes('examined')) return;
    const payment = await aStartedPayment(at.home.db, at.peer);
    at.peer.nextMoney('pending');
    await payment.pay();
    at.peer.decide(payment.providerId, 'declined');
    expect(await payment.settle()).toBe('refused');
    expect((await payment.order()).status).toBe('failed');
  });

  it('while money is on its way nothing else can pay the order', async () => {
    const payment = await aStartedPayment(at.home.db, at.peer);
    if (at.peer.lacks.includes('examined')) at.peer.trouble('pay', 'unheard');
    else at.peer.nextMoney('pending');
    await payment.pay();
    const { id: orderId } = await payment.order();
    expect(await payOrder(payment.buyer, { orderId, paymentMethod: 'bacs' })).toMatchObject({ ok: false });
  });

  it.each([
    ['part of the money', { amount: 100 }, 100, 'EUR'],
    ['more money', { amount: 999_999 }, 999_999, 'EUR'],
    ['another currency', { currency: 'USD' }, null, 'USD'],
  ] as const)('%s: the order waits for staff', async (_name, change, amount, currency) => {
    const payment = await aStartedPayment(at.home.db, at.peer);
    if (at.peer.lacks.includes('examined')) at.peer.approve(payment.providerId);
    else {
      at.peer.nextMoney('pending');
      await payment.pay();
      at.peer.decide(payment.providerId, 'captured');
    }
    at.peer.alter(payment.providerId, change);
    expect(await payment.settle()).toBe('captured');
    expect((await payment.order()).status).toBe('on-hold');
    const row = await payment.row();
    expect(row.captured_currency).toBe(currency);
    if (amount !== null) expect(row.captured_cents).toBe(amount);
    expect((await payment.care()).history.some(({ note }) => note.includes('Attenzione'))).toBe(true);
  });

  it('a buyer who pays and never comes back has paid, or was never charged', async () => {
    const payment = await aStartedPayment(at.home.db, at.peer);
    at.peer.approve(payment.providerId);
    await retrySettlement(payment.buyer, payment.attemptId);
    const isTaken = at.peer.adapter.capture === undefined;
    expect(at.peer.money(payment.providerId).times).toBe(isTaken ? 1 : 0);
    expect((await payment.attempt()).status).toBe(isTaken ? 'captured' : 'created');
  });
});

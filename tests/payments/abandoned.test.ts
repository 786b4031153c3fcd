import { expect, it } from 'vitest';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import { continuePayment, urlAfter } from '#selling/checkout/server/payment/continue-payment.ts';
import { pathOfReturn } from '#selling/checkout/server/payment/path-of-return.ts';
import { placeOrder } from '#selling/checkout/server/place-order.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { endLostStarts } from '#selling/wallet/server/end-lost-starts.ts';
import { retrySettlement } from '#selling/wallet/server/retry-settlement.ts';
import { aCheckoutForm } from '../factories/a-checkout-form.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRequestContext } from '../factories/a-request-context.ts';
import { aStartedPayment } from './a-payment.ts';
import { nexiPeer } from './peers/nexi-peer.ts';
import { peerOfFile } from './peers/peer-of-file.ts';

const minuteMs = 60_000;
const at = peerOfFile(nexiPeer);

it('a buyer who leaves the page is written to once, after a quarter of an hour', async () => {
  const payment = await aStartedPayment(at.home.db, at.peer);
  payment.buyer.clock.advance(14 * minuteMs);
  await retrySettlement(payment.buyer, payment.attemptId);
  expect(await payment.emails()).toEqual([]);
  payment.buyer.clock.advance(2 * minuteMs);
  await retrySettlement(payment.buyer, payment.attemptId);
  await retrySettlement(payment.buyer, payment.attemptId);
  expect(await payment.emails()).toEqual(['order-pending']);
  const { history } = await payment.care();
  expect(history.filter(({ note }) => note.includes('non è stato completato'))).toHaveLength(1);
});

it('a buyer who has paid meanwhile is not', async () => {
  const payment = await aStartedPayment(at.home.db, at.peer);
  at.peer.approve(payment.providerId);
  payment.buyer.clock.advance(16 * minuteMs);
  await retrySettlement(payment.buyer, payment.attemptId);
  expect(await payment.emails()).toEqual(['new-order', 'order-confirmation']);
});

it('the page of an attempt is offered again for as long as it can be opened, then there is a new one', async () => {
  const payment = await aStartedPayment(at.home.db, at.peer);
  const order = await payment.order();
  const first = (await payment.attempt()).approveUrl;
  const again = () => continuePayment(payment.buyer, order, { method: at.peer.method, fields: {} });
  payment.buyer.clock.advance(14 * minuteMs);
  expect(await again()).toEqual({ status: 'success', url: first });
  payment.buyer.clock.advance(2 * minuteMs);
  const { url } = await again();
  expect(url).not.toBe(first);
  expect(at.peer.payments()).toBe(2);
});

it('an attempt of whose start there is no answer is ended after ten minutes, and the order is paid by another', async () => {
  const payment = await aStartedPayment(at.home.db, at.peer);
  const lose = { status: 'starting', provider_id: null } as const;
  await at.home.db.updateTable('payment_attempts').set(lose).where('id', '=', payment.attemptId).execute();
  expect(await endLostStarts(payment.buyer)).toBe(0);
  payment.buyer.clock.advance(11 * minuteMs);
  expect(await endLostStarts(payment.buyer)).toBe(1);
  expect(await payment.row()).toMatchObject({ status: 'refused', fault: 'START_UNANSWERED' });
  expect(await endLostStarts(payment.buyer)).toBe(0);
  expect((await payment.another()).id).not.toBe(payment.attemptId);
});

it('an order that costs nothing is paid without the provider', async () => {
  const { code, method } = { code: at.peer.adapter.code, method: at.peer.method };
  const product = await aProduct(at.home.db, { stock: 3, regularPriceCents: 0 });
  const pickup = await at.home.db
    .insertInto('shipping_methods')
    .values({ zone_id: 0, kind: 'local_pickup', position: 9 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const buyer = await aRequestContext(at.home.db, { paymentAdapters: { [code]: at.peer.adapter } });
  await addToCart(buyer, { productId: product.id, quantity: 1, attributes: {} });
  const placed = await placeOrder(
    buyer,
    readCheckoutForm(
      aCheckoutForm({ payment_method: method, 'shipping_method[0]': `local_pickup:${pickup.id}` }),
    ),
  );
  if (!placed.ok) throw new Error(JSON.stringify(placed.error));
  const order = await readOrder(at.home, placed.order.id);
  expect(order).toMatchObject({ total: 0, status: 'processing' });
  expect(await urlAfter(buyer, placed, {})).toContain('/order-received/');
  expect(at.peer.payments()).toBe(0);
});

it.each([
  ['who leaves it has been refused nothing', 'payment=cancelled', 'pending'],
  ['whose card was declined reads that', 'payment=refused', 'failed'],
] as const)('a buyer comes back from the page to the order: one %s', async (_, flash, status) => {
  const payment = await aStartedPayment(at.home.db, at.peer);
  if (status === 'pending') at.peer.giveUp(payment.providerId);
  else {
    at.peer.nextMoney('declined');
    at.peer.approve(payment.providerId);
  }
  const { id: orderId, key } = await payment.order();
  const path = await pathOfReturn(payment.buyer, { orderId, key, attempt: (await payment.attempt()).key });
  expect(path).toContain(`/checkout/order-pay/${orderId}/`);
  expect(path).toContain(flash);
  expect((await payment.order()).status).toBe(status);
});

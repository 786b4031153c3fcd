import type { Database } from '#foundation/database/client.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import { continuePayment } from '#selling/checkout/server/payment/continue-payment.ts';
import { pathOfReturn } from '#selling/checkout/server/payment/path-of-return.ts';
import { placeOrder } from '#selling/checkout/server/place-order.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { readOrderCare } from '#selling/orders/server/read-order-care.ts';
import { approvePayment } from '#selling/wallet/server/approve-payment.ts';
import { paymentsOfOrder, readPayment } from '#selling/wallet/server/find-payment.ts';
import { paymentFromRow } from '#selling/wallet/server/payment-row.ts';
import { receiveWebhook } from '#selling/wallet/server/receive-webhook.ts';
import { type Settled, settlePayment } from '#selling/wallet/server/settle-payment.ts';
import { startCartPayment } from '#selling/wallet/server/start-payment.ts';
import { aCheckoutForm } from '../factories/a-checkout-form.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '../factories/a-request-context.ts';
import { aClerk } from '../factories/an-order.ts';
import type { PaymentPeer } from './peers/payment-peer.ts';

type Method = PaymentPeer['method'];
const formOf = (method: Method) => readCheckoutForm(aCheckoutForm({ payment_method: method }));

/** A buyer with two pieces in the cart, in a shop that is connected to a peer. */
export async function aBuyer(db: Database, { adapter }: PaymentPeer) {
  const product = await aProduct(db, { stock: 10 });
  const buyer = await aRequestContext(db, { paymentAdapters: { [adapter.code]: adapter } });
  await addToCart(buyer, { productId: product.id, quantity: 2, attributes: {} });
  return { buyer, product };
}

async function placed(buyer: TestRequestContext, method: Method): Promise<number> {
  const result = await placeOrder(buyer, formOf(method));
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.order.id;
}

/** A payment that was started at the provider and that the buyer has not approved. */
export async function aStartedPayment(db: Database, peer: PaymentPeer) {
  const { buyer, product } = await aBuyer(db, peer);
  const { adapter, method } = peer;
  const known = { orderId: adapter.capture ? 0 : await placed(buyer, method) };
  const providerId = adapter.capture
    ? await startForCart(buyer, method)
    : await startForOrder(buyer, known.orderId, method);
  const attemptOf = async (id: string) => {
    const row = await db
      .selectFrom('payment_attempts')
      .selectAll()
      .where('adapter', '=', adapter.code)
      .where('provider_id', '=', id)
      .executeTakeFirst();
    if (!row) throw new Error('the attempt is not stored');
    return paymentFromRow(row);
  };
  const attempt = () => attemptOf(providerId);
  const order = async () => {
    const found = await readOrder({ db }, known.orderId);
    if (!found) throw new Error('no order');
    return found;
  };
  const { id: attemptId } = await attempt();
  return {
    buyer,
    product,
    providerId,
    attemptId,
    attempt,
    order,
    /** the buyer agrees and comes back; where the shop captures, confirms */
    async pay(): Promise<Settled> {
      peer.approve(providerId);
      if (adapter.capture) {
        await approvePayment(buyer, await attempt());
        known.orderId = await placed(buyer, method);
      } else {
        const { id: orderId, key } = await order();
        await pathOfReturn(buyer, { orderId, key, attempt: (await attempt()).key });
      }
      return settledAs((await attempt()).status);
    },
    settle: () => settlePayment(buyer, attemptId),
    forged: () => tell(buyer, peer, peer.forged(providerId)),
    notice: (noticeId?: string) => tell(buyer, peer, peer.notice(providerId, noticeId)),
    async care() {
      const clerk = await aClerk(db, { paymentAdapters: buyer.paymentAdapters });
      const care = await readOrderCare(clerk, known.orderId);
      if (!care) throw new Error('no order');
      return { clerk, ...care };
    },
    /** how often the order went to work */
    async timesPrepared() {
      const rows = await db
        .selectFrom('order_events')
        .select('id')
        .where('order_id', '=', known.orderId)
        .where('to_status', '=', 'processing')
        .execute();
      return rows.length;
    },
    async emails() {
      const rows = await db
        .selectFrom('outbox')
        .select('kind')
        .where('order_id', '=', known.orderId)
        .execute();
      return rows.map(({ kind }) => kind).toSorted();
    },
    row: () =>
      db.selectFrom('payment_attempts').selectAll().where('id', '=', attemptId).executeTakeFirstOrThrow(),
    /** another attempt to pay the same order, approved at the provider */
    async another() {
      return attemptOf(await startForOrder(buyer, known.orderId, method));
    },
    attempts: () => paymentsOfOrder(db, known.orderId),
    now: () => readPayment(db, attemptId),
  };
}
export type StartedPayment = Awaited<ReturnType<typeof aStartedPayment>>;

/** A payment whose money was taken. */
export async function aTakenPayment(db: Database, peer: PaymentPeer): Promise<StartedPayment> {
  const payment = await aStartedPayment(db, peer);
  const settled = await payment.pay();
  if (settled !== 'captured') throw new Error(`the payment is ${settled}`);
  return payment;
}

/** What becomes of a message to the shop. */
export async function tell(ctx: TestRequestContext, { adapter }: PaymentPeer, message: Request) {
  const { method: verb, url, headers } = message;
  return receiveWebhook(ctx, adapter, { method: verb, url, headers, body: await message.clone().text() });
}

async function startForCart(buyer: TestRequestContext, method: Method): Promise<string> {
  const started = await startCartPayment(buyer, { method });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.id;
}

async function startForOrder(buyer: TestRequestContext, orderId: number, method: Method): Promise<string> {
  const order = await readOrder(buyer, orderId);
  if (!order) throw new Error('no order');
  await continuePayment(buyer, order, { method, fields: {} });
  const [newest] = await paymentsOfOrder(buyer.db, orderId);
  if (!newest?.providerId) throw new Error('no payment was started');
  return newest.providerId;
}

function settledAs(status: string): Settled {
  if (status === 'capturing') return 'unanswered';
  if (status === 'captured' || status === 'pending') return status;
  return status === 'created' || status === 'approved' ? 'open' : 'refused';
}

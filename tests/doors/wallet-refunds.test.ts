import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { payOrder } from '#shop/checkout/server/pay-order.ts';
import { orderToPay } from '#shop/checkout/server/paying/order-to-pay.ts';
import { toCents, zeroCents } from '#shop/money/rules/cents.ts';
import { readOrder } from '#shop/orders/server/read-order.ts';
import { refundOrder } from '#shop/orders/server/refund-order.ts';
import { approvePayment } from '#shop/wallet/server/approve-payment.ts';
import { findPayment } from '#shop/wallet/server/find-payment.ts';
import { RefundUnanswered, refundPayment } from '#shop/wallet/server/refund-payment.ts';
import { settlePayment } from '#shop/wallet/server/settle-payment.ts';
import { startOrderPayment } from '#shop/wallet/server/start-payment.ts';
import { aPaymentProvider, type TestPaymentProvider } from '#tests/makers/a-payment-provider.ts';
import { aProduct } from '#tests/makers/a-product.ts';
import { aTestDatabase, type TestDatabase } from '#tests/makers/a-test-database.ts';
import { aWalletBuyer, confirm } from '#tests/makers/a-wallet-buyer.ts';
import { aClerk } from '#tests/makers/an-order.ts';

let home: TestDatabase;
let server: TestPaymentProvider;

beforeAll(async () => {
  home = await aTestDatabase();
});
afterAll(() => home.close());
beforeEach(async () => {
  server = await aPaymentProvider();
});
afterEach(() => server.close());

async function aPaidOrder() {
  const product = await aProduct(home.db, { stock: 10 });
  const { buyer } = await aWalletBuyer(home.db, server, { productId: product.id, quantity: 2 });
  const placed = await confirm(buyer);
  if (!placed.ok) throw new Error(placed.error.code);
  const order = await readOrder(home, placed.order.id);
  if (!order) throw new Error('no order');
  return { buyer, order };
}

type Paid = Awaited<ReturnType<typeof aPaidOrder>>;

let count = 0;
async function giveBack({ order }: Paid, pieces: number) {
  const clerk = await aClerk(home.db);
  count += 1;
  const [line] = order.lines;
  const amount = toCents(pieces * (line?.unit ?? 0));
  const lines = [{ lineId: line?.id ?? 0, quantity: pieces, amount, restock: false }];
  return refundOrder(clerk, {
    id: order.id,
    requestKey: `request-of-the-tests-${count}`,
    reason: 'Pezzo difettoso',
    lines,
    shipping: pieces === 2 ? order.shippingAmount : zeroCents,
  });
}

it('what staff give back goes back through the provider, once, and the transaction stands in the history', async () => {
  const paid = await aPaidOrder();
  const given = await giveBack(paid, 1);
  if (!given.ok) throw new Error(JSON.stringify(given.error));
  server.moods.set('/refund', ['does-it-unheard', 'does-it-unheard', 'answers']);
  await expect(refundPayment(paid.buyer, given.refundId)).rejects.toThrow(RefundUnanswered);
  await refundPayment(paid.buyer, given.refundId);
  await refundPayment(paid.buyer, given.refundId);
  const { refunded_cents: expected } = await home.db
    .selectFrom('orders')
    .select('refunded_cents')
    .where('id', '=', paid.order.id)
    .executeTakeFirstOrThrow();
  expect(expected).toBeGreaterThan(0);
  expect(server.books.refunds.map(({ amount }) => amount)).toEqual([expected]);
  const notes = await home.db
    .selectFrom('order_events')
    .select('note')
    .where('order_id', '=', paid.order.id)
    .execute();
  const transaction = server.books.refunds[0]?.id ?? '';
  expect(notes.filter(({ note }) => note.includes(transaction))).toHaveLength(1);
});

it('all of an order goes back in two refunds, and the order is refunded', async () => {
  const paid = await aPaidOrder();
  for (const pieces of [1, 1]) {
    const given = await giveBack(paid, pieces);
    if (!given.ok) throw new Error(JSON.stringify(given.error));
    await refundPayment(paid.buyer, given.refundId);
  }
  const rest = await aClerk(home.db).then((clerk) =>
    refundOrder(clerk, {
      id: paid.order.id,
      requestKey: 'request-of-the-shipping',
      reason: '',
      lines: [],
      shipping: paid.order.shippingAmount,
    }),
  );
  if (!rest.ok) throw new Error(JSON.stringify(rest.error));
  await refundPayment(paid.buyer, rest.refundId);
  expect(rest.status).toBe('refunded');
  const sum = server.books.refunds.reduce((all, { amount }) => all + amount, 0);
  expect(sum).toBe(paid.order.total);
});

it('a refund that the provider refuses is told to the staff', async () => {
  const paid = await aPaidOrder();
  const given = await giveBack(paid, 1);
  if (!given.ok) throw new Error(JSON.stringify(given.error));
  server.moods.set('/refund', [{ issue: 'REFUND_NOT_ALLOWED' }]);
  await refundPayment(paid.buyer, given.refundId);
  const last = await home.db
    .selectFrom('order_events')
    .select('note')
    .where('order_id', '=', paid.order.id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(last?.note).toContain('REFUND_NOT_ALLOWED');
  expect(server.books.refunds).toEqual([]);
});

it('never more than was taken goes back', async () => {
  const paid = await aPaidOrder();
  await expect(
    home.db
      .updateTable('wallet_payments')
      .set({ refunded_cents: paid.order.total + 1 })
      .where('order_id', '=', paid.order.id)
      .execute(),
  ).rejects.toThrow(/wallet_payments_refund_within_capture/);
});

it('[PAY-16] an order whose payment was refused is paid by another approval, and by nothing else while money is on its way', async () => {
  const product = await aProduct(home.db, { stock: 10 });
  const { buyer } = await aWalletBuyer(home.db, server, { productId: product.id });
  server.moods.set('/capture', ['declines']);
  const placed = await confirm(buyer);
  if (!placed.ok) throw new Error(placed.error.code);
  const orderId = placed.order.id;
  expect(await payOrder(buyer, { orderId, paymentMethod: 'wallet' })).toMatchObject({
    error: { code: 'payment-not-approved' },
  });

  const order = await readOrder(home, orderId);
  if (!order) throw new Error('no order');
  const { order: wished } = await orderToPay(buyer, order, 'wallet');
  const started = await startOrderPayment(buyer, wished, { method: 'wallet' });
  if (!started.ok) throw new Error(started.error.code);
  server.approve(started.id);
  const payment = await findPayment(home.db, started.id);
  if (!payment) throw new Error('no payment');
  await approvePayment(buyer, payment);
  server.moods.set('/capture', ['does-it-unheard', 'does-it-unheard', 'answers']);
  expect(await payOrder(buyer, { orderId, paymentMethod: 'wallet' })).toEqual({
    ok: true,
    payment: 'unanswered',
  });
  for (const paymentMethod of ['bacs', 'wallet']) {
    expect(await payOrder(buyer, { orderId, paymentMethod })).toMatchObject({
      error: { code: 'payment-under-way' },
    });
  }
  expect(await settlePayment(buyer, payment.id)).toBe('captured');
  expect((await readOrder(home, orderId))?.status).toBe('processing');
});

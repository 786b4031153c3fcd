import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { payOrder } from '#shop/checkout/server/pay-order.ts';
import { orderToPay } from '#shop/checkout/server/paying/order-to-pay.ts';
import { readOrder } from '#shop/orders/server/read-order.ts';
import { approvePayment } from '#shop/wallet/server/approve-payment.ts';
import { findPayment } from '#shop/wallet/server/find-payment.ts';
import { settlePayment } from '#shop/wallet/server/settle-payment.ts';
import { startOrderPayment } from '#shop/wallet/server/start-payment.ts';
import { aPaymentProvider, type TestPaymentProvider } from '#tests/makers/a-payment-provider.ts';
import { aProduct } from '#tests/makers/a-product.ts';
import { aTestDatabase, type TestDatabase } from '#tests/makers/a-test-database.ts';
import { aWalletBuyer, confirm } from '#tests/makers/a-wallet-buyer.ts';

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

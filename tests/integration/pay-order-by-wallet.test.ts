import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { payOrder } from '#selling/checkout/server/pay-order.ts';
import { orderToPay } from '#selling/checkout/server/payment/order-to-pay.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { approvePayment } from '#selling/wallet/server/approve-payment.ts';
import { findPayment } from '#selling/wallet/server/find-payment.ts';
import { settlePayment } from '#selling/wallet/server/settle-payment.ts';
import { startOrderPayment } from '#selling/wallet/server/start-payment.ts';
import { aPaymentProvider, type TestPaymentProvider } from '../factories/a-payment-provider.ts';
import { aProduct } from '../factories/a-product.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';
import { aWalletBuyer, confirm } from '../factories/a-wallet-buyer.ts';

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
  const { order: wanted } = await orderToPay(buyer, order, 'wallet');
  const started = await startOrderPayment(buyer, wanted, { method: 'wallet' });
  if (!started.ok) throw new Error(started.error.code);
  server.approve(started.id);
  const payment = await findPayment(home.db, started.id);
  if (!payment) throw new Error('no payment');
  await approvePayment(buyer, payment);
  server.moods.set('/capture', ['does-it-unheard', 'does-it-unheard', 'answers']);
  expect(await payOrder(buyer, { orderId, paymentMethod: 'wallet' })).toEqual({
    ok: true,
    payment: 'unanswered',
    paymentId: payment.id,
  });
  for (const paymentMethod of ['bacs', 'wallet']) {
    expect(await payOrder(buyer, { orderId, paymentMethod })).toMatchObject({
      error: { code: 'payment-under-way' },
    });
  }
  expect(await settlePayment(buyer, payment.id)).toBe('captured');
  expect((await readOrder(home, orderId))?.status).toBe('processing');
});

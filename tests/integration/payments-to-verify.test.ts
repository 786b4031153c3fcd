import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { silentLog } from '#foundation/services/log.ts';
import { sendOrderEmails } from '#http/jobs/emails/send-emails.ts';
import { ordersList } from '#selling/orders/rules/order-list-query.ts';
import { readReceivedOrder } from '#selling/orders/server/forms/read-received-order.ts';
import { listStaffOrders } from '#selling/orders/server/list-staff-orders.ts';
import { readOrderCare } from '#selling/orders/server/read-order-care.ts';
import { settlePayment } from '#selling/wallet/server/settle-payment.ts';
import {
  aPaymentProvider,
  type ProviderMood,
  type TestPaymentProvider,
} from '../factories/a-payment-provider.ts';
import { aProduct } from '../factories/a-product.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';
import { aWalletBuyer, confirm } from '../factories/a-wallet-buyer.ts';
import { aClerk } from '../factories/an-order.ts';

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

/** An order whose capture the provider answered in one of its ways. */
async function anOrderWhose(...capture: ProviderMood[]) {
  const product = await aProduct(home.db, { stock: 10 });
  const { buyer } = await aWalletBuyer(home.db, server, { productId: product.id });
  server.moods.set('/capture', capture);
  const placed = await confirm(buyer);
  if (!placed.ok) throw new Error(placed.error.code);
  const { id, key } = placed.order;
  const clerk = await aClerk(home.db);
  const { id: paymentId } = await home.db
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    buyer,
    id,
    paymentId,
    payment: async () => {
      const found = await readReceivedOrder(buyer, { orderId: id, key });
      return found.ok && found.received.payment;
    },
    care: async () => {
      const care = await readOrderCare(clerk, id);
      if (!care) throw new Error('no order');
      return care;
    },
    listed: async () => {
      const list = await listStaffOrders(clerk, { ...ordersList.whole, check: 'payment' });
      return { count: list?.checks.payment, ids: list?.orders.map((order) => order.id), total: list?.total };
    },
  };
}

it('[PAY-16] a payment with an unknown outcome is shown as being verified, to the buyer and to staff, until it is known', async () => {
  const order = await anOrderWhose('does-it-unheard', 'does-it-unheard', 'fails', 'fails', 'answers');
  expect(await order.payment()).toBe('verifying');
  const care = await order.care();
  expect(care.paymentCheck).toBe('unknown');
  expect(care.emails).toEqual([]);
  expect(care.history[0]).toMatchObject({ kind: 'note', note: expect.stringContaining('non si sa ancora') });
  expect(await order.listed()).toEqual({ count: 1, ids: [order.id], total: 1 });

  server.moods.set('/v2/checkout/orders', ['fails', 'fails', 'answers']);
  expect(await settlePayment(order.buyer, order.paymentId)).toBe('unanswered');
  expect((await order.care()).history).toHaveLength(care.history.length);
  expect(await settlePayment(order.buyer, order.paymentId)).toBe('captured');
  expect([await order.payment(), (await order.care()).paymentCheck]).toEqual([null, null]);
  expect((await order.listed()).count).toBe(0);
});

it('[PAY-26] a buyer who was shown that a payment is being verified gets an email when it has failed', async () => {
  const order = await anOrderWhose('fails', 'fails', 'declines');
  expect(await order.payment()).toBe('verifying');
  expect(await settlePayment(order.buyer, order.paymentId)).toBe('refused');
  expect(await order.payment()).toBe('unpaid');
  expect((await order.care()).emails.map(({ kind }) => kind)).toEqual(['order-pending']);
});

it('[PAY-26] a refusal that the buyer reads at once needs no email', async () => {
  const order = await anOrderWhose('declines');
  expect(await order.payment()).toBe('unpaid');
  expect((await order.care()).emails).toEqual([]);
});

it('[PAY-16] no email about an order whose money is still examined says that it is paid or prepared', async () => {
  const order = await anOrderWhose('pends');
  expect([await order.payment(), (await order.care()).paymentCheck]).toEqual(['verifying', 'pending']);
  expect((await order.listed()).count).toBe(1);
  const { clock, nonces } = order.buyer;
  // Without a mail server they are written and stay where they can be read.
  const post = {
    db: home.db,
    clock,
    log: silentLog,
    mail: null,
    shopUrl: 'http://shop.test',
    sign: nonces.sign,
  };
  await sendOrderEmails(post, order.id);
  const emails = await home.db
    .selectFrom('outbox')
    .select('body_text')
    .where('order_id', '=', order.id)
    .execute();
  const texts = emails.map((email) => email.body_text?.replace(/\s+/g, ' '));
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text).not.toMatch(/lo stiamo preparando|pagamento ricevuto/i);
    expect(text).toMatch(/verificando il pagamento|ancora in verifica/);
  }
});

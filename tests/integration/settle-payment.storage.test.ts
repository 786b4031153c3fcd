import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import { placeOrder } from '#selling/checkout/server/place-order.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { expireReservations } from '#selling/orders/server/expire-reservations.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { readOrderCare } from '#selling/orders/server/read-order-care.ts';
import { settlePayment } from '#selling/wallet/server/settle-payment.ts';
import { startCartPayment } from '#selling/wallet/server/start-payment.ts';
import { aCheckoutForm } from '../factories/a-checkout-form.ts';
import { aPaymentProvider, type TestPaymentProvider } from '../factories/a-payment-provider.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRequestContext } from '../factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';
import { adaptersAt, aWalletBuyer, confirm, receive } from '../factories/a-wallet-buyer.ts';
import { aClerk } from '../factories/an-order.ts';
import { expectStockInOrder } from '../factories/expect-stock-in-order.ts';

let home: TestDatabase;
let server: TestPaymentProvider;

beforeAll(async () => {
  home = await aTestDatabase();
});
afterAll(async () => {
  await expectStockInOrder(home.db);
  await home.close();
});
beforeEach(async () => {
  server = await aPaymentProvider();
});
afterEach(() => server.close());

const moneyOf = (id: string) => server.ledger.orders.get(id)?.purchase_units[0];
const captures = () => server.calls('POST', '/capture').length;
const eventsOf = (orderId: number) =>
  home.db.selectFrom('order_events').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
const paymentOf = (orderId: number) =>
  home.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
const jobsOf = async (name: string) =>
  (
    await home.db
      .selectFrom('graphile_worker.jobs' as never)
      .selectAll()
      .execute()
  ).filter((job: { task_identifier?: string }) => job.task_identifier === name);

async function orderOf(placed: Awaited<ReturnType<typeof confirm>>) {
  if (!placed.ok) throw new Error(JSON.stringify(placed.error));
  const order = await readOrder(home, placed.order.id);
  if (!order) throw new Error('no order');
  return { order, payment: placed.payment };
}

test('[PAY-16] the money is taken when the order is confirmed, once, to the cent, and the order goes to work', async () => {
  const product = await aProduct(home.db, { stock: 10 });
  const { buyer, providerOrderId } = await aWalletBuyer(home.db, server, { productId: product.id });
  expect(captures()).toBe(0);

  const { order, payment } = await orderOf(await confirm(buyer));

  expect(payment).toBe('captured');
  expect(order).toMatchObject({ status: 'processing', paymentMethod: 'wallet' });
  const unit = moneyOf(providerOrderId);
  expect(Math.round(Number(unit?.amount.value) * 100)).toBe(order.total);
  expect(unit).toMatchObject({ custom_id: String(order.id), invoice_id: String(order.number) });
  const stored = await paymentOf(order.id);
  expect(stored).toMatchObject({ status: 'captured', captured_cents: order.total });
  const shown = (await eventsOf(order.id)).map(({ note }) => note).join(' ');
  expect(shown).toContain(stored.capture_id ?? 'no transaction');
  const emails = await home.db
    .selectFrom('outbox')
    .select('kind')
    .where('order_id', '=', order.id)
    .orderBy('kind')
    .execute();
  expect(emails.map(({ kind }) => kind)).toEqual(['new-order', 'order-confirmation']);
});

test('[PAY-16] nothing is ordered by wallet before the buyer has approved it', async () => {
  const product = await aProduct(home.db, { stock: 10 });
  const buyer = await aRequestContext(home.db, { paymentAdapters: adaptersAt(server) });
  await addToCart(buyer, { productId: product.id, quantity: 1, attributes: {} });
  await startCartPayment(buyer, { method: 'wallet' });
  expect(await confirm(buyer)).toEqual({ ok: false, error: { code: 'payment-not-approved' } });
  expect(captures()).toBe(0);
});

test('[PAY-16] a cart that became dearer must be approved once more; one that became cheaper is charged less', async () => {
  const product = await aProduct(home.db, { stock: 10, regularPriceCents: 5000 });
  const { buyer } = await aWalletBuyer(home.db, server, { productId: product.id, quantity: 1 });
  await addToCart(buyer, { productId: product.id, quantity: 1, attributes: {} });
  expect(await confirm(buyer)).toMatchObject({ ok: false, error: { code: 'payment-not-approved' } });

  const less = await aWalletBuyer(home.db, server, { productId: product.id, quantity: 3 });
  await home.db.updateTable('cart_lines').set({ quantity: 2 }).execute();
  const { order } = await orderOf(await confirm(less.buyer));
  expect(Math.round(Number(moneyOf(less.providerOrderId)?.amount.value) * 100)).toBe(order.total);
  expect((await paymentOf(order.id)).captured_cents).toBe(order.total);
});

test('[PAY-03] money that was taken in another currency is shown in it, and the order is left to the staff', async () => {
  const product = await aProduct(home.db, { stock: 10 });
  const { buyer, providerOrderId } = await aWalletBuyer(home.db, server, { productId: product.id });
  server.moods.set('/capture', ['does-it-unheard', 'does-it-unheard', 'answers']);
  const { order } = await orderOf(await confirm(buyer));
  const [capture] = moneyOf(providerOrderId)?.payments?.captures ?? [];
  if (!capture) throw new Error('nothing was taken');
  capture.amount = { currency_code: 'USD', value: '1234.50' };
  expect(await settlePayment(buyer, (await paymentOf(order.id)).id)).toBe('captured');
  expect((await readOrder(home, order.id))?.status).toBe('on-hold');
  const clerk = await aClerk(home.db, { paymentAdapters: buyer.paymentAdapters });
  const care = await readOrderCare(clerk, order.id);
  const paid = care?.history.find(({ kind }) => kind === 'paid');
  expect(paid).toMatchObject({ amount: 123_450, currency: 'USD' });
  expect(paid?.note).toContain('USD\u00a01.234,50');
  expect(paid?.note).not.toContain('€');
  expect(care?.refundSource).toEqual({ by: 'staff', capturedIn: 'USD' });
});

test('[PAY-16] the same confirmation twice makes one order and takes the money once', async () => {
  const product = await aProduct(home.db, { stock: 10 });
  const { buyer } = await aWalletBuyer(home.db, server, { productId: product.id });
  const both = await Promise.all([confirm(buyer), confirm(buyer)]);
  const ids = both.map((placed) => (placed.ok ? placed.order.id : null));
  expect(ids[0]).not.toBeNull();
  expect(ids[1]).toBe(ids[0]);
  expect(captures()).toBe(1);
});

test('[PAY-16] a capture whose answer was lost is requested once more, and the money is taken once', async () => {
  const product = await aProduct(home.db, { stock: 10 });
  const { buyer, providerOrderId } = await aWalletBuyer(home.db, server, { productId: product.id });
  server.moods.set('/capture', ['does-it-unheard', 'does-it-unheard', 'answers']);
  const { order, payment } = await orderOf(await confirm(buyer));
  expect(payment).toBe('unanswered');
  expect(order.status).toBe('pending');
  expect(await jobsOf('settle-wallet-payment')).not.toEqual([]);
  // Its pieces stay reserved while it is unknown whether it is paid.
  buyer.clock.advance(48 * 3600_000);
  await expireReservations(buyer);
  expect((await readOrder(home, order.id))?.status).toBe('pending');

  const { id } = await paymentOf(order.id);
  expect(await settlePayment(buyer, id)).toBe('captured');
  expect(await settlePayment(buyer, id)).toBe('captured');
  const keys = new Set(server.calls('POST', '/capture').map(({ requestId }) => requestId));
  expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)]);
  expect((await readOrder(home, order.id))?.status).toBe('processing');
  expect(moneyOf(providerOrderId)?.payments?.captures).toHaveLength(1);
  expect((await paymentOf(order.id)).captured_cents).toBe(order.total);
});

test('[PAY-26] a payment that is refused leaves the order unpaid and waiting; nothing is taken', async () => {
  const product = await aProduct(home.db, { stock: 10 });
  const { buyer } = await aWalletBuyer(home.db, server, { productId: product.id });
  server.moods.set('/capture', ['declines']);
  const { order, payment } = await orderOf(await confirm(buyer));
  expect(payment).toBe('refused');
  expect(order.status).toBe('pending');
  expect(await paymentOf(order.id)).toMatchObject({ status: 'refused', captured_cents: 0 });
  buyer.clock.advance(2 * 3600_000);
  await expireReservations(buyer);
  expect((await readOrder(home, order.id))?.status).toBe('cancelled');
});

test('[PAY-26] a capture that the bank declines fails the order', async () => {
  const product = await aProduct(home.db, { stock: 10 });
  const { buyer } = await aWalletBuyer(home.db, server, { productId: product.id });
  server.moods.set('/capture', ['declined-capture']);
  const { order, payment } = await orderOf(await confirm(buyer));
  expect({ payment, status: order.status }).toEqual({ payment: 'refused', status: 'failed' });
});

test('[PAY-16] money that the provider still examines puts the order on hold, and a message sends it to work', async () => {
  const product = await aProduct(home.db, { stock: 10 });
  const { buyer, providerOrderId } = await aWalletBuyer(home.db, server, { productId: product.id });
  server.moods.set('/capture', ['pends']);
  const { order, payment } = await orderOf(await confirm(buyer));
  expect({ payment, status: order.status }).toEqual({ payment: 'pending', status: 'on-hold' });

  const capture = server.ledger.settle(providerOrderId, 'COMPLETED');
  const message = () => server.webhook('PAYMENT.CAPTURE.COMPLETED', { id: capture.id }, 'WH-42');
  for (let times = 0; times < 3; times += 1) {
    const request = message();
    expect(await receive(buyer, request)).toBe('done');
  }
  expect((await readOrder(home, order.id))?.status).toBe('processing');
  const moves = (await eventsOf(order.id)).filter(({ to_status: to }) => to === 'processing');
  expect(moves).toHaveLength(1);
});

test('[PAY-16] message and buyer at the same moment take the money once and change the order once', async () => {
  const product = await aProduct(home.db, { stock: 10 });
  const { buyer, providerOrderId } = await aWalletBuyer(home.db, server, { productId: product.id });
  server.moods.set('/capture', ['does-it-unheard', 'does-it-unheard', 'answers']);
  const { order } = await orderOf(await confirm(buyer));
  const { id } = await paymentOf(order.id);
  const request = server.webhook('CHECKOUT.ORDER.COMPLETED', { id: providerOrderId });
  await Promise.all([settlePayment(buyer, id), receive(buyer, request), settlePayment(buyer, id)]);
  const moves = (await eventsOf(order.id)).filter(({ to_status: to }) => to === 'processing');
  expect(moves).toHaveLength(1);
});

test('[PAY-16] money that comes for a cancelled order is reported to the staff and can be given back', async () => {
  const product = await aProduct(home.db, { stock: 10 });
  const { buyer } = await aWalletBuyer(home.db, server, { productId: product.id });
  server.moods.set('/capture', ['does-it-unheard', 'does-it-unheard', 'answers']);
  const { order } = await orderOf(await confirm(buyer));
  const clerk = await aClerk(home.db);
  expect((await changeOrderState(clerk, { id: order.id, to: 'cancelled' })).ok).toBe(true);
  expect(await settlePayment(buyer, (await paymentOf(order.id)).id)).toBe('captured');
  const row = await home.db
    .selectFrom('orders')
    .select(['status', 'paid_at'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ status: 'cancelled', paid_at: expect.any(Date) });
  expect((await eventsOf(order.id)).at(-1)?.note).toContain('Attenzione');
});

test('[PAY-17] a message that the provider does not verify changes nothing, and one that cannot be checked is sent once more', async () => {
  const product = await aProduct(home.db, { stock: 10 });
  const { buyer, providerOrderId } = await aWalletBuyer(home.db, server, { productId: product.id });
  const request = server.webhook('CHECKOUT.ORDER.COMPLETED', { id: providerOrderId });
  const body = await request.text();
  const sent = (text: string, { headers }: { readonly headers: Headers } = request) =>
    receive(buyer, new Request(request.url, { method: 'POST', headers, body: text }));
  expect(await sent(body.replace('COMPLETED', 'APPROVED'))).toBe('not-genuine');
  expect(await sent(body, { headers: new Headers() })).toBe('not-genuine');
  server.moods.set('verify-webhook', ['fails']);
  expect(await sent(body)).toBe('later');
  expect(await sent('[]')).toBe('malformed');
});

test('[PAY-04] a provider that is not connected offers nothing and takes nothing', async () => {
  const product = await aProduct(home.db, { stock: 10 });
  const buyer = await aRequestContext(home.db);
  await addToCart(buyer, { productId: product.id, quantity: 1, attributes: {} });
  expect(await startCartPayment(buyer, { method: 'wallet' })).toEqual({
    ok: false,
    error: { code: 'not-offered' },
  });
  const form = readCheckoutForm(aCheckoutForm({ payment_method: 'wallet' }));
  expect(await placeOrder(buyer, form)).toEqual({
    ok: false,
    error: { code: 'payment-not-offered', refusal: { code: 'not-offered' } },
  });
});

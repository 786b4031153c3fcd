import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { toCents, zeroCents } from '#shop/money/rules/cents.ts';
import type { RefundState } from '#shop/orders/rules/refunds/refund-state.ts';
import { readOrder } from '#shop/orders/server/read-order.ts';
import { readOrderCare } from '#shop/orders/server/read-order-care.ts';
import { refundOrder } from '#shop/orders/server/refund-order.ts';
import { resolveRefund } from '#shop/orders/server/refunds/resolve-refund.ts';
import { receiveWebhook } from '#shop/wallet/server/receive-webhook.ts';
import { refundAgain } from '#shop/wallet/server/refunds/refund-again.ts';
import { refundPayment } from '#shop/wallet/server/refunds/refund-payment.ts';
import { sweepRefunds } from '#shop/wallet/server/refunds/sweep-refunds.ts';
import { settlePayment } from '#shop/wallet/server/settle-payment.ts';
import { aPaymentProvider, type TestPaymentProvider } from '#tests/makers/a-payment-provider.ts';
import { aProduct } from '#tests/makers/a-product.ts';
import { aTestDatabase, type TestDatabase } from '#tests/makers/a-test-database.ts';
import { aWalletBuyer, confirm } from '#tests/makers/a-wallet-buyer.ts';
import { aClerk } from '#tests/makers/an-order.ts';
import { expectStockInOrder } from '#tests/makers/expect-stock-in-order.ts';

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

/** Two pieces of 12,20 € and shipping of 7,90 €, taken through the provider. */
async function aPaidOrder() {
  const product = await aProduct(home.db, { stock: 10 });
  const { buyer, providerOrderId } = await aWalletBuyer(home.db, server, {
    productId: product.id,
    quantity: 2,
  });
  const placed = await confirm(buyer);
  if (!placed.ok) throw new Error(placed.error.code);
  const order = await readOrder(home, placed.order.id);
  const [line] = order?.lines ?? [];
  if (!order || !line) throw new Error('no order');
  const clerk = await aClerk(home.db, { paymentProvider: buyer.paymentProvider });
  return { buyer, clerk, order, line, providerOrderId, productId: product.id };
}

type Paid = Awaited<ReturnType<typeof aPaidOrder>>;

let count = 0;
async function giveBack({ order, line, clerk }: Paid, pieces: number, restock = false) {
  count += 1;
  const lines =
    pieces === 0 ? [] : [{ lineId: line.id, quantity: pieces, amount: toCents(pieces * line.unit), restock }];
  const given = await refundOrder(clerk, {
    id: order.id,
    requestKey: `request-of-the-tests-${count}`,
    reason: 'Pezzo difettoso',
    lines,
    shipping: pieces === 1 ? zeroCents : order.shippingAmount,
  });
  if (!given.ok) throw new Error(JSON.stringify(given.error));
  return given;
}

async function careOf({ clerk, order }: Paid) {
  const care = await readOrderCare(clerk, order.id);
  if (!care) throw new Error('no order');
  return care;
}

const statesOf = async (paid: Paid): Promise<readonly RefundState[]> =>
  (await careOf(paid)).refunds.map(({ state }) => state);
const lettersOf = async (paid: Paid) =>
  (await careOf(paid)).letters.map(({ kind }) => kind).filter((kind) => kind.includes('refunded'));
const given = () => server.books.refunds.map(({ amount }) => amount);
const onHand = async ({ productId }: Paid) =>
  (
    await home.db
      .selectFrom('stock')
      .select('on_hand')
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow()
  ).on_hand;
const paymentId = async ({ order }: Paid) =>
  (
    await home.db
      .selectFrom('wallet_payments')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow()
  ).id;

async function tell(paid: Paid, resource: object, kind = 'PAYMENT.CAPTURE.REFUNDED') {
  const request = server.webhook(kind, { ...resource });
  return receiveWebhook(paid.buyer, { headers: request.headers, body: await request.text() });
}

it('a refund counts and the customer is told once the provider has given it back, not before', async () => {
  const paid = await aPaidOrder();
  const { refundId, requested } = await giveBack(paid, 1);
  expect(requested).toBe(true);
  expect(await careOf(paid)).toMatchObject({
    refunded: 0,
    status: 'processing',
    refundable: { refunded: 1220 },
  });
  expect([await statesOf(paid), await lettersOf(paid)]).toEqual([['requested'], []]);
  expect(await refundPayment(paid.buyer, refundId)).toBe('settled');
  expect(await careOf(paid)).toMatchObject({ refunded: 1220, refundable: { refunded: 1220 } });
  expect([await statesOf(paid), await lettersOf(paid)]).toEqual([['done'], ['order-partly-refunded']]);
  expect(given()).toEqual([1220]);
});

it('a refund that the provider refuses tells the customer nothing, does not count, and waits for staff', async () => {
  const paid = await aPaidOrder();
  const { refundId } = await giveBack(paid, 1);
  server.moods.set('/refund', [{ issue: 'REFUND_TIME_LIMIT_EXCEEDED' }]);
  expect(await refundPayment(paid.buyer, refundId)).toBe('settled');
  const care = await careOf(paid);
  expect(care).toMatchObject({
    refunded: 0,
    refundable: { refunded: 0 },
    refunds: [{ state: 'refused', provider: { fault: 'REFUND_TIME_LIMIT_EXCEEDED' } }],
  });
  expect(care.history[0]).toMatchObject({ kind: 'refund-refused', who: 'payment', amount: 1220 });
  expect(await lettersOf(paid)).toEqual([]);
  expect((await readOrder(home, paid.order.id))?.refunded).toBe(0);
});

it('an answer that was lost is asked for again with the same key, a UUID, and the money goes back once', async () => {
  const paid = await aPaidOrder();
  const { refundId } = await giveBack(paid, 1);
  server.moods.set('/refund', ['fails', 'hangs', 'does-it-unheard', 'does-it-unheard', 'answers']);
  expect(await refundPayment(paid.buyer, refundId)).toBe('unanswered');
  expect([await statesOf(paid), await lettersOf(paid), given()]).toEqual([['requested'], [], []]);
  expect(await refundPayment(paid.buyer, refundId)).toBe('unanswered');
  expect(await refundPayment(paid.buyer, refundId)).toBe('settled');
  expect(await refundPayment(paid.buyer, refundId)).toBe('settled');
  const keys = new Set(server.calls('POST', '/refund').map(({ requestId }) => requestId));
  expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)]);
  expect(given()).toEqual([1220]);
  expect(await lettersOf(paid)).toEqual(['order-partly-refunded']);
});

it('what was done unheard is found at the provider even where it no longer knows the key', async () => {
  const paid = await aPaidOrder();
  const { refundId } = await giveBack(paid, 1);
  server.moods.set('/refund', ['does-it-unheard', 'does-it-unheard', 'answers']);
  expect(await refundPayment(paid.buyer, refundId)).toBe('unanswered');
  const asked = server.calls('POST', '/refund').length;
  expect(await refundPayment(paid.buyer, refundId)).toBe('settled');
  expect(server.calls('POST', '/refund')).toHaveLength(asked);
  expect([await statesOf(paid), given()]).toEqual([['done'], [1220]]);
});

it('a refund that the provider still carries out is asked about until it is done', async () => {
  const paid = await aPaidOrder();
  const { refundId } = await giveBack(paid, 1);
  server.moods.set('/refund', ['pends', 'answers']);
  expect(await refundPayment(paid.buyer, refundId)).toBe('pending');
  expect(await careOf(paid)).toMatchObject({
    refunded: 0,
    refunds: [{ state: 'requested', provider: { status: 'pending' } }],
  });
  expect(await lettersOf(paid)).toEqual([]);
  await refundAgain(paid.buyer, refundId);
  server.books.settleRefund(server.books.refunds[0]?.id ?? '', 'COMPLETED');
  await refundAgain(paid.buyer, refundId);
  expect(await careOf(paid)).toMatchObject({ refunded: 1220, refunds: [{ state: 'done' }] });
  expect(given()).toEqual([1220]);
});

it('a refund that fails later is refused, and a new attempt is a new request', async () => {
  const paid = await aPaidOrder();
  const { refundId } = await giveBack(paid, 1);
  server.moods.set('/refund', ['pends', 'answers']);
  await refundPayment(paid.buyer, refundId);
  const stored = server.books.settleRefund(server.books.refunds[0]?.id ?? '', 'FAILED');
  expect(await tell(paid, stored, 'PAYMENT.REFUND.FAILED')).toBe('done');
  expect(await statesOf(paid)).toEqual(['refused']);
  expect(await resolveRefund(paid.clerk, { orderId: paid.order.id, refundId, step: 'retry' })).toEqual({
    ok: true,
  });
  expect(await statesOf(paid)).toEqual(['requested']);
  expect(await refundPayment(paid.buyer, refundId)).toBe('settled');
  expect([await statesOf(paid), await lettersOf(paid)]).toEqual([['done'], ['order-partly-refunded']]);
  const [first, second] = server.calls('POST', '/refund').map(({ requestId }) => requestId);
  expect(first).not.toBe(second);
});

it('staff mark a refund that was refused as made by other means, once, and it stands in the audit trail', async () => {
  const paid = await aPaidOrder();
  const { refundId } = await giveBack(paid, 1);
  server.moods.set('/refund', [{ issue: 'REFUND_NOT_ALLOWED' }]);
  await refundPayment(paid.buyer, refundId);
  const settle = () =>
    resolveRefund(paid.clerk, { orderId: paid.order.id, refundId, step: 'settle-elsewhere' });
  const both = await Promise.all([settle(), settle()]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await settle()).toEqual({ ok: false, error: { code: 'refund-changed' } });
  expect(await careOf(paid)).toMatchObject({ refunded: 1220, refunds: [{ state: 'elsewhere' }] });
  expect([await lettersOf(paid), given()]).toEqual([['order-partly-refunded'], []]);
  const trail = await home.db.selectFrom('audit_entries').selectAll().execute();
  expect(JSON.stringify(trail)).toContain(`"state":"elsewhere"`);
});

it('a refund that was withdrawn counts for nothing, and what was refunded meanwhile is not asked for again', async () => {
  const paid = await aPaidOrder();
  const first = await giveBack(paid, 2);
  server.moods.set('/refund', [{ issue: 'REFUND_NOT_ALLOWED' }, 'answers']);
  await refundPayment(paid.buyer, first.refundId);
  const second = await giveBack(paid, 1);
  const resolve = (refundId: number, step: 'retry' | 'withdraw') =>
    resolveRefund(paid.clerk, { orderId: paid.order.id, refundId, step });
  expect(await resolve(second.refundId, 'withdraw')).toEqual({
    ok: false,
    error: { code: 'refund-changed' },
  });
  await refundPayment(paid.buyer, second.refundId);
  expect(await resolve(first.refundId, 'retry')).toEqual({ ok: false, error: { code: 'refund-too-much' } });
  expect(await resolve(first.refundId, 'withdraw')).toEqual({ ok: true });
  expect(await resolve(999_999, 'withdraw')).toEqual({ ok: false, error: { code: 'no-such-refund' } });
  expect([await statesOf(paid), given()]).toEqual([['done', 'withdrawn'], [1220]]);
});

it('pieces that staff have in their hands go back into stock with the decision, once, whatever the provider answers', async () => {
  const paid = await aPaidOrder();
  const { refundId } = await giveBack(paid, 1, true);
  expect(await onHand(paid)).toBe(9);
  server.moods.set('/refund', [{ issue: 'REFUND_NOT_ALLOWED' }, 'answers']);
  await refundPayment(paid.buyer, refundId);
  await resolveRefund(paid.clerk, { orderId: paid.order.id, refundId, step: 'retry' });
  await refundPayment(paid.buyer, refundId);
  expect([await statesOf(paid), await onHand(paid)]).toEqual([['done'], 9]);
});

it('all of an order goes back in two refunds, and only then the order is refunded', async () => {
  const paid = await aPaidOrder();
  const first = await giveBack(paid, 1);
  await refundPayment(paid.buyer, first.refundId);
  const second = await giveBack(paid, 1);
  const rest = await giveBack(paid, 0);
  await refundPayment(paid.buyer, rest.refundId);
  expect((await careOf(paid)).status).toBe('processing');
  await refundPayment(paid.buyer, second.refundId);
  expect(await careOf(paid)).toMatchObject({ status: 'refunded', refunded: paid.order.total });
  expect(given().reduce((sum, amount) => sum + amount, 0)).toBe(paid.order.total);
  expect(await lettersOf(paid)).toEqual(['order-refunded', 'order-partly-refunded', 'order-partly-refunded']);
});

it('no more is asked of the provider than it has taken, nor twice while an answer is awaited', async () => {
  const paid = await aPaidOrder();
  expect((await careOf(paid)).refundSource).toEqual({ by: 'provider', left: paid.order.total });
  await home.db
    .updateTable('wallet_payments')
    .set({ captured_cents: 1500 })
    .where('order_id', '=', paid.order.id)
    .execute();
  await giveBack(paid, 1);
  const [line] = paid.order.lines;
  const more = await refundOrder(paid.clerk, {
    id: paid.order.id,
    requestKey: 'request-of-too-much',
    reason: '',
    lines: [{ lineId: line?.id ?? 0, quantity: 1, amount: toCents(1220), restock: false }],
    shipping: zeroCents,
  });
  expect(more).toEqual({ ok: false, error: { code: 'too-much-for-provider', left: 280 } });
  await expect(
    home.db
      .updateTable('wallet_payments')
      .set({ refunded_cents: 1501 })
      .where('order_id', '=', paid.order.id)
      .execute(),
  ).rejects.toThrow(/wallet_payments_refund_within_capture/);
});

it('a refund made at the provider becomes one here, once, however often it is told', async () => {
  const paid = await aPaidOrder();
  const stored = server.books.refundByMerchant(paid.providerOrderId, '10.00');
  await Promise.all([
    tell(paid, stored),
    tell(paid, stored),
    settlePayment(paid.buyer, await paymentId(paid)),
  ]);
  expect(await tell(paid, stored)).toBe('done');
  const care = await careOf(paid);
  expect(care).toMatchObject({ refunded: 1000, status: 'processing' });
  expect(care.refunds).toMatchObject([{ state: 'done', origin: 'provider', total: 1000, name: '' }]);
  const [refund] = care.refunds;
  const sum = (refund?.lines ?? []).reduce((all, { net, tax }) => all + net + tax, 0);
  expect(sum + (refund?.shippingNet ?? 0) + (refund?.shippingTax ?? 0)).toBe(1000);
  expect(await lettersOf(paid)).toEqual(['order-partly-refunded']);
  expect(await onHand(paid)).toBe(8);
  const rest = await giveBack(paid, 0).catch((error: unknown) => String(error));
  expect(rest).toContain('too-much-money');
});

it('a refund of all made at the provider, whose message was lost, is found by the daily look and ends the order', async () => {
  const paid = await aPaidOrder();
  server.books.refundByMerchant(paid.providerOrderId, (paid.order.total / 100).toFixed(2));
  expect(await sweepRefunds(paid.buyer)).toBe(0);
  paid.buyer.clock.advance(25 * 3600_000);
  await home.db
    .updateTable('wallet_payments')
    .set({ refunds_checked_at: paid.buyer.clock.now() })
    .where('order_id', '!=', paid.order.id)
    .execute();
  expect(await sweepRefunds(paid.buyer)).toBe(1);
  expect(await sweepRefunds(paid.buyer)).toBe(0);
  expect(await careOf(paid)).toMatchObject({ status: 'refunded', refunded: paid.order.total });
  expect(await lettersOf(paid)).toEqual(['order-refunded']);
});

it('a message about a refund of the shop itself, faster than its answer, makes no second one', async () => {
  const paid = await aPaidOrder();
  const { refundId } = await giveBack(paid, 1);
  server.moods.set('/refund', ['does-it-unheard', 'does-it-unheard', 'answers']);
  await refundPayment(paid.buyer, refundId);
  const stored = server.books.refunds[0]?.stored;
  // A provider that does not send the shop's key back, and does not tell of single refunds.
  server.moods.set('/v2/payments/refunds', [{ issue: 'INVALID_RESOURCE_ID' }]);
  await tell(paid, { ...stored, custom_id: undefined });
  await refundPayment(paid.buyer, refundId);
  expect([await statesOf(paid), given()]).toEqual([['done'], [1220]]);
});

it('a refund at the provider of more than the order has left is told to staff once and counts as far as it can', async () => {
  const paid = await aPaidOrder();
  const { refundId } = await giveBack(paid, 1);
  server.moods.set('/refund', [{ issue: 'REFUND_NOT_ALLOWED' }, 'answers']);
  await refundPayment(paid.buyer, refundId);
  await resolveRefund(paid.clerk, { orderId: paid.order.id, refundId, step: 'settle-elsewhere' });
  const stored = server.books.refundByMerchant(paid.providerOrderId, (paid.order.total / 100).toFixed(2));
  await tell(paid, stored);
  await settlePayment(paid.buyer, await paymentId(paid));
  const care = await careOf(paid);
  expect(care).toMatchObject({ status: 'refunded', refunded: paid.order.total });
  expect(care.history.filter(({ note }) => note.includes(stored.id))).toHaveLength(1);
});

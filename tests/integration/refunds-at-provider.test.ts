import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { resolveRefund } from '#selling/orders/server/refunds/resolve-refund.ts';
import { refundPayment } from '#selling/wallet/server/refunds/refund-payment.ts';
import { sweepRefunds } from '#selling/wallet/server/refunds/sweep-refunds.ts';
import { settlePayment } from '#selling/wallet/server/settle-payment.ts';
import { aPaidWalletOrder } from '../factories/a-paid-wallet-order.ts';
import { aPaymentProvider, type TestPaymentProvider } from '../factories/a-payment-provider.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';
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

const given = () => server.ledger.refunds.map(({ amount }) => amount);

it('a refund made at the provider becomes one here, once, however often it is reported', async () => {
  const paid = await aPaidWalletOrder(home.db, server);
  const stored = server.ledger.refundByMerchant(paid.providerOrderId, '10.00');
  await Promise.all([
    paid.tell(stored),
    paid.tell(stored),
    settlePayment(paid.buyer, await paid.paymentId()),
  ]);
  expect(await paid.tell(stored)).toBe('done');
  const care = await paid.careOf();
  expect(care).toMatchObject({ refunded: 1000, status: 'processing' });
  expect(care.refunds).toMatchObject([{ state: 'done', origin: 'provider', total: 1000, name: '' }]);
  const [refund] = care.refunds;
  const sum = (refund?.lines ?? []).reduce((all, { net, tax }) => all + net + tax, 0);
  expect(sum + (refund?.shippingNet ?? 0) + (refund?.shippingTax ?? 0)).toBe(1000);
  expect(await paid.emailsOf()).toEqual(['order-partly-refunded']);
  expect(await paid.onHand()).toBe(8);
  const rest = await paid.giveBack(0).catch((error: unknown) => String(error));
  expect(rest).toContain('too-much-money');
});

it('a full refund made at the provider, whose message was lost, is found by the daily check and ends the order', async () => {
  const paid = await aPaidWalletOrder(home.db, server);
  server.ledger.refundByMerchant(paid.providerOrderId, (paid.order.total / 100).toFixed(2));
  expect(await sweepRefunds(paid.buyer)).toBe(0);
  paid.buyer.clock.advance(25 * 3600_000);
  await home.db
    .updateTable('payment_attempts')
    .set({ refunds_checked_at: paid.buyer.clock.now() })
    .where('order_id', '!=', paid.order.id)
    .execute();
  expect(await sweepRefunds(paid.buyer)).toBe(1);
  expect(await sweepRefunds(paid.buyer)).toBe(0);
  expect(await paid.careOf()).toMatchObject({ status: 'refunded', refunded: paid.order.total });
  expect(await paid.emailsOf()).toEqual(['order-refunded']);
});

it('a message about a refund of the shop itself that arrives before its answer creates no second one', async () => {
  const paid = await aPaidWalletOrder(home.db, server);
  const { refundId } = await paid.giveBack(1);
  server.moods.set('/refund', ['does-it-unheard', 'does-it-unheard', 'answers']);
  await refundPayment(paid.buyer, refundId);
  const stored = server.ledger.refunds[0]?.stored;
  // A provider that does not return the shop's key, and does not report single refunds.
  server.moods.set('/v2/payments/refunds', [{ issue: 'INVALID_RESOURCE_ID' }]);
  await paid.tell({ ...stored, custom_id: undefined });
  await refundPayment(paid.buyer, refundId);
  expect([await paid.statesOf(), given()]).toEqual([['done'], [1220]]);
});

it('a refund at the provider of more than is left of the order is reported to staff once and counts as far as it can', async () => {
  const paid = await aPaidWalletOrder(home.db, server);
  const { refundId } = await paid.giveBack(1);
  server.moods.set('/refund', [{ issue: 'REFUND_NOT_ALLOWED' }, 'answers']);
  await refundPayment(paid.buyer, refundId);
  await resolveRefund(paid.clerk, { orderId: paid.order.id, refundId, step: 'settle-elsewhere' });
  const stored = server.ledger.refundByMerchant(paid.providerOrderId, (paid.order.total / 100).toFixed(2));
  await paid.tell(stored);
  await settlePayment(paid.buyer, await paid.paymentId());
  const care = await paid.careOf();
  expect(care).toMatchObject({ status: 'refunded', refunded: paid.order.total });
  expect(care.history.filter(({ note }) => note.includes(stored.id))).toHaveLength(1);
});

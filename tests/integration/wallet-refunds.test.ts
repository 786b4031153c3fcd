import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { refundOrder } from '#selling/orders/server/refund-order.ts';
import { resolveRefund } from '#selling/orders/server/refunds/resolve-refund.ts';
import { refundPayment } from '#selling/wallet/server/refunds/refund-payment.ts';
import { retryRefund } from '#selling/wallet/server/refunds/retry-refund.ts';
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

it('a refund counts and the customer is notified once the provider has given it back, not before', async () => {
  const paid = await aPaidWalletOrder(home.db, server);
  const { refundId, requested } = await paid.giveBack(1);
  expect(requested).toBe(true);
  expect(await paid.careOf()).toMatchObject({
    refunded: 0,
    status: 'processing',
    refundable: { refunded: 1220 },
  });
  expect([await paid.statesOf(), await paid.emailsOf()]).toEqual([['requested'], []]);
  expect(await refundPayment(paid.buyer, refundId)).toBe('settled');
  expect(await paid.careOf()).toMatchObject({ refunded: 1220, refundable: { refunded: 1220 } });
  expect([await paid.statesOf(), await paid.emailsOf()]).toEqual([['done'], ['order-partly-refunded']]);
  expect(given()).toEqual([1220]);
});

it('a refund that the provider refuses is not announced to the customer, does not count, and waits for staff', async () => {
  const paid = await aPaidWalletOrder(home.db, server);
  const { refundId } = await paid.giveBack(1);
  server.moods.set('/refund', [{ issue: 'REFUND_TIME_LIMIT_EXCEEDED' }]);
  expect(await refundPayment(paid.buyer, refundId)).toBe('settled');
  const care = await paid.careOf();
  expect(care).toMatchObject({
    refunded: 0,
    refundable: { refunded: 0 },
    refunds: [{ state: 'refused', provider: { fault: 'REFUND_TIME_LIMIT_EXCEEDED' } }],
  });
  expect(care.history[0]).toMatchObject({ kind: 'refund-refused', who: 'payment', amount: 1220 });
  expect(await paid.emailsOf()).toEqual([]);
  expect((await readOrder(home, paid.order.id))?.refunded).toBe(0);
});

it('a refund whose answer was lost is requested once more with its key, a UUID, and the money goes back once', async () => {
  const paid = await aPaidWalletOrder(home.db, server);
  const { refundId } = await paid.giveBack(1);
  server.moods.set('/refund', ['fails', 'hangs', 'does-it-unheard', 'does-it-unheard', 'answers']);
  expect(await refundPayment(paid.buyer, refundId)).toBe('unanswered');
  expect([await paid.statesOf(), await paid.emailsOf(), given()]).toEqual([['requested'], [], []]);
  expect(await refundPayment(paid.buyer, refundId)).toBe('unanswered');
  expect(await refundPayment(paid.buyer, refundId)).toBe('settled');
  expect(await refundPayment(paid.buyer, refundId)).toBe('settled');
  const keys = new Set(server.calls('POST', '/refund').map(({ requestId }) => requestId));
  expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)]);
  expect(given()).toEqual([1220]);
  expect(await paid.emailsOf()).toEqual(['order-partly-refunded']);
});

it('a refund whose answer was lost is found at the provider even where it no longer knows the key', async () => {
  const paid = await aPaidWalletOrder(home.db, server);
  const { refundId } = await paid.giveBack(1);
  server.moods.set('/refund', ['does-it-unheard', 'does-it-unheard', 'answers']);
  expect(await refundPayment(paid.buyer, refundId)).toBe('unanswered');
  const asked = server.calls('POST', '/refund').length;
  expect(await refundPayment(paid.buyer, refundId)).toBe('settled');
  expect(server.calls('POST', '/refund')).toHaveLength(asked);
  expect([await paid.statesOf(), given()]).toEqual([['done'], [1220]]);
});

it('a refund that the provider still carries out is asked about until it is done', async () => {
  const paid = await aPaidWalletOrder(home.db, server);
  const { refundId } = await paid.giveBack(1);
  server.moods.set('/refund', ['pends', 'answers']);
  expect(await refundPayment(paid.buyer, refundId)).toBe('pending');
  expect(await paid.careOf()).toMatchObject({
    refunded: 0,
    refunds: [{ state: 'requested', provider: { status: 'pending' } }],
  });
  expect(await paid.emailsOf()).toEqual([]);
  await retryRefund(paid.buyer, refundId);
  server.ledger.settleRefund(server.ledger.refunds[0]?.id ?? '', 'COMPLETED');
  await retryRefund(paid.buyer, refundId);
  expect(await paid.careOf()).toMatchObject({ refunded: 1220, refunds: [{ state: 'done' }] });
  expect(given()).toEqual([1220]);
});

it('a refund that fails later is refused, and a new attempt is a new request', async () => {
  const paid = await aPaidWalletOrder(home.db, server);
  const { refundId } = await paid.giveBack(1);
  server.moods.set('/refund', ['pends', 'answers']);
  await refundPayment(paid.buyer, refundId);
  const stored = server.ledger.settleRefund(server.ledger.refunds[0]?.id ?? '', 'FAILED');
  expect(await paid.tell(stored, 'PAYMENT.REFUND.FAILED')).toBe('done');
  expect(await paid.statesOf()).toEqual(['refused']);
  expect(await resolveRefund(paid.clerk, { orderId: paid.order.id, refundId, step: 'retry' })).toEqual({
    ok: true,
  });
  expect(await paid.statesOf()).toEqual(['requested']);
  expect(await refundPayment(paid.buyer, refundId)).toBe('settled');
  expect([await paid.statesOf(), await paid.emailsOf()]).toEqual([['done'], ['order-partly-refunded']]);
  const [first, second] = server.calls('POST', '/refund').map(({ requestId }) => requestId);
  expect(first).not.toBe(second);
});

it('staff mark a refund that was refused as made by other means, once, and it stands in the audit trail', async () => {
  const paid = await aPaidWalletOrder(home.db, server);
  const { refundId } = await paid.giveBack(1);
  server.moods.set('/refund', [{ issue: 'REFUND_NOT_ALLOWED' }]);
  await refundPayment(paid.buyer, refundId);
  const settle = () =>
    resolveRefund(paid.clerk, { orderId: paid.order.id, refundId, step: 'settle-elsewhere' });
  const both = await Promise.all([settle(), settle()]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await settle()).toEqual({ ok: false, error: { code: 'refund-changed' } });
  expect(await paid.careOf()).toMatchObject({ refunded: 1220, refunds: [{ state: 'elsewhere' }] });
  expect([await paid.emailsOf(), given()]).toEqual([['order-partly-refunded'], []]);
  const trail = await home.db.selectFrom('audit_entries').selectAll().execute();
  expect(JSON.stringify(trail)).toContain(`"state":"elsewhere"`);
});

it('a refund that was withdrawn counts for nothing, and what was refunded meanwhile is not asked for again', async () => {
  const paid = await aPaidWalletOrder(home.db, server);
  const first = await paid.giveBack(2);
  server.moods.set('/refund', [{ issue: 'REFUND_NOT_ALLOWED' }, 'answers']);
  await refundPayment(paid.buyer, first.refundId);
  const second = await paid.giveBack(1);
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
  expect([await paid.statesOf(), given()]).toEqual([['done', 'withdrawn'], [1220]]);
});

it('returned pieces go back into stock with the decision, once, whatever the provider answers', async () => {
  const paid = await aPaidWalletOrder(home.db, server);
  const { refundId } = await paid.giveBack(1, true);
  expect(await paid.onHand()).toBe(9);
  server.moods.set('/refund', [{ issue: 'REFUND_NOT_ALLOWED' }, 'answers']);
  await refundPayment(paid.buyer, refundId);
  await resolveRefund(paid.clerk, { orderId: paid.order.id, refundId, step: 'retry' });
  await refundPayment(paid.buyer, refundId);
  expect([await paid.statesOf(), await paid.onHand()]).toEqual([['done'], 9]);
});

it('all of an order goes back in two refunds, and only then the order is refunded', async () => {
  const paid = await aPaidWalletOrder(home.db, server);
  const first = await paid.giveBack(1);
  await refundPayment(paid.buyer, first.refundId);
  const second = await paid.giveBack(1);
  const rest = await paid.giveBack(0);
  await refundPayment(paid.buyer, rest.refundId);
  expect((await paid.careOf()).status).toBe('processing');
  await refundPayment(paid.buyer, second.refundId);
  expect(await paid.careOf()).toMatchObject({ status: 'refunded', refunded: paid.order.total });
  expect(given().reduce((sum, amount) => sum + amount, 0)).toBe(paid.order.total);
  expect(await paid.emailsOf()).toEqual(['order-refunded', 'order-partly-refunded', 'order-partly-refunded']);
});

it('the provider is asked for no more than it has taken, nor twice while an answer is awaited', async () => {
  const paid = await aPaidWalletOrder(home.db, server);
  expect((await paid.careOf()).refundSource).toEqual({ by: 'provider', left: paid.order.total });
  await home.db
    .updateTable('payment_attempts')
    .set({ captured_cents: 1500 })
    .where('order_id', '=', paid.order.id)
    .execute();
  await paid.giveBack(1);
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
      .updateTable('payment_attempts')
      .set({ refunded_cents: 1501 })
      .where('order_id', '=', paid.order.id)
      .execute(),
  ).rejects.toThrow(/payment_attempts_refund_within_capture/);
});

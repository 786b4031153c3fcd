import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { checkShop } from '#http/consistency/check-shop.ts';
import { payOrder } from '#selling/checkout/server/pay-order.ts';
import { editFields } from '#selling/order-editing/rules/edit-form.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { noteRest } from '#selling/orders/server/note-rest.ts';
import { refundOrder } from '#selling/orders/server/refund-order.ts';
import { refundOverpaid } from '#selling/orders/server/refund-overpaid.ts';
import { sendRestLink } from '#selling/orders/server/send-rest-link.ts';
import { addShipment } from '#selling/orders/server/shipments/add-shipment.ts';
import { readRefundable } from '#selling/orders/server/transitions/read-refundable.ts';
import { readCredit } from '#selling/payments/server/company-credit.ts';
import { approvePayment } from '#selling/wallet/server/approve-payment.ts';
import { paymentsOfOrder } from '#selling/wallet/server/find-payment.ts';
import { refundPayment } from '#selling/wallet/server/refunds/refund-payment.ts';
import { settlePayment } from '#selling/wallet/server/settle-payment.ts';
import { startOrderPayment } from '#selling/wallet/server/start-payment.ts';
import { aCompany } from '#tests/factories/a-company.ts';
import { aPaidWalletOrder } from '#tests/factories/a-paid-wallet-order.ts';
import { aPaymentProvider, type TestPaymentProvider } from '#tests/factories/a-payment-provider.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { anOrderEditor } from '#tests/factories/an-order-editor.ts';

let home: TestDatabase;
let db: Database;
let server: TestPaymentProvider;
let editor: Awaited<ReturnType<typeof anOrderEditor>>;
let requests = 0;

beforeAll(async () => {
  home = await aTestDatabase({ max: 10 });
  db = home.db;
  editor = await anOrderEditor(db);
  server = await aPaymentProvider();
});
afterAll(async () => {
  await server.close();
  await home.close();
});

const nextKey = () => {
  requests += 1;
  return `overpaid-of-the-tests-${requests}`;
};

const emailsOf = async (id: number) =>
  (await db.selectFrom('outbox').select('kind').where('order_id', '=', id).orderBy('id').execute()).map(
    ({ kind }) => kind,
  );

describe('a paid order that gets dearer', () => {
  test('waits on hold for its rest, which staff ask for by a link and note when it has come; more is not refunded than was paid', async () => {
    const { clerk, orderOf, expectAllInOrder } = editor;
    const { id, lineId, setPieces } = await editor.sellPaid();
    expect(await orderOf(id)).toMatchObject({ isPaid: true, total: 3230, status: 'processing' });
    expect(await setPieces(3)).toBe('go');
    expect(await orderOf(id)).toMatchObject({ isPaid: true, total: 4450, balance: 1220, status: 'on-hold' });
    await expectAllInOrder();
    expect(await sendRestLink(clerk, id)).toEqual({ ok: true });
    expect((await emailsOf(id)).slice(-2)).toEqual(['order-edited', 'order-rest-due']);
    expect(await noteRest(clerk, { orderId: id, way: 'cash', seen: 1000 })).toMatchObject({
      error: { code: 'rest-changed' },
    });
    // Off hold it may be refunded, but for the piece that nobody paid.
    await changeOrderState(clerk, { id, to: 'processing' });
    const refund = { id, requestKey: nextKey(), reason: '', shipping: toCents(790) };
    const lines = [{ lineId, quantity: 3, amount: toCents(3660), restock: false }];
    expect(await refundOrder(clerk, { ...refund, lines })).toMatchObject({
      error: { code: 'more-than-paid', left: 3230 },
    });
    expect(await noteRest(clerk, { orderId: id, way: 'cash', seen: 1220 })).toEqual({ ok: true });
    const even = await orderOf(id);
    expect(even.balance).toBeUndefined();
    expect(even).toMatchObject({ status: 'processing', total: 4450 });
    expect(await noteRest(clerk, { orderId: id, way: 'cash', seen: 1220 })).toMatchObject({
      error: { code: 'nothing-due' },
    });
    await expectAllInOrder();
  });

  test('is paid for its rest at the provider; a refused rest changes nothing of it', async () => {
    const { post, viewOf, orderOf, expectAllInOrder } = editor;
    const paid = await aPaidWalletOrder(db, server);
    const id = paid.order.id;
    const field = { [editFields.quantity(paid.line.id)]: '3' };
    const shown = await post(await viewOf(id), 'preview', field);
    if (shown.kind !== 'again') throw new Error(shown.kind);
    expect(shown.view).toMatchObject({ sentences: [], difference: 1220, balance: 1220 });
    expect(editor.sentencesOf(await post(shown.view, 'save', {}, paid.clerk))).toBe('go');
    const order = await orderOf(id);
    expect(order).toMatchObject({ status: 'on-hold', total: 4450, balance: 1220 });
    const started = await startOrderPayment(paid.buyer, order, { method: 'wallet' });
    if (!started.ok) throw new Error(started.error.code);
    server.approve(started.id);
    const attempt = (await paymentsOfOrder(db, id)).find(({ providerId }) => providerId === started.id);
    if (!attempt) throw new Error('no attempt');
    expect(attempt.amount).toBe(1220);
    await approvePayment(paid.buyer, attempt);
    const pay = { orderId: id, paymentMethod: 'wallet' };
    expect(await payOrder(paid.buyer, { ...pay, totalSeen: 4450 })).toMatchObject({
      error: { code: 'total-changed', total: 1220 },
    });
    expect(await payOrder(paid.buyer, { ...pay, totalSeen: 1220 })).toMatchObject({ payment: 'captured' });
    const even = await orderOf(id);
    expect(even.balance).toBeUndefined();
    expect(even).toMatchObject({ status: 'processing', paymentMethod: 'wallet', total: 4450 });
    expect(await payOrder(paid.buyer, pay)).toMatchObject({ error: { code: 'not-payable' } });
    await expectAllInOrder();
  });

  test('an approval of the old total ends with the edit', async () => {
    const { post, viewOf, orderOf } = editor;
    const paid = await aPaidWalletOrder(db, server);
    const id = paid.order.id;
    const edit = async (pieces: string) => {
      const shown = await post(await viewOf(id), 'preview', { [editFields.quantity(paid.line.id)]: pieces });
      if (shown.kind !== 'again') throw new Error(shown.kind);
      return editor.sentencesOf(await post(shown.view, 'save', {}, paid.clerk));
    };
    expect(await edit('3')).toBe('go');
    const started = await startOrderPayment(paid.buyer, await orderOf(id), { method: 'wallet' });
    if (!started.ok) throw new Error(started.error.code);
    expect(await edit('4')).toBe('go');
    const [attempt] = await paymentsOfOrder(db, id);
    expect(attempt).toMatchObject({ providerId: started.id, status: 'cancelled', amount: 1220 });
    server.approve(started.id);
    if (attempt) await settlePayment(paid.buyer, attempt.id);
    expect(await orderOf(id)).toMatchObject({ total: 5670, balance: 2440, status: 'on-hold' });
  });

  test('has its rest on company credit where staff put it there, and takes what is left of that alone', async () => {
    const { clerk, orderOf, expectAllInOrder } = editor;
    const { id, setPieces } = await editor.sellPaid();
    expect(await setPieces(3)).toBe('go');
    expect(await noteRest(clerk, { orderId: id, way: 'credit', seen: 1220 })).toMatchObject({
      error: { code: 'no-credit' },
    });
    const company = { id: (await aCompany(db, { credit: 5000 })).person.customerId };
    await db.updateTable('orders').set({ credit_account_id: company.id }).where('id', '=', id).execute();
    expect(await readCredit(db, company.id)).toEqual({ limit: 5000, used: 1220 });
    expect(await setPieces(4)).toBe('go');
    expect(await readCredit(db, company.id)).toEqual({ limit: 5000, used: 2440 });
    expect(await setPieces(7)).toContain('Credito insufficiente');
    expect(await noteRest(clerk, { orderId: id, way: 'transfer', seen: 2440 })).toEqual({ ok: true });
    expect(await readCredit(db, company.id)).toEqual({ limit: 5000, used: 0 });
    expect((await orderOf(id)).status).toBe('processing');
    await expectAllInOrder();
  });
});

describe('a paid order that gets cheaper', () => {
  test('gives the difference back by hand, once, as a refund of nothing that was sold', async () => {
    const { clerk, orderOf, stockOf, expectAllInOrder } = editor;
    const { id, part, setPieces } = await editor.sellPaid();
    expect(await setPieces(1)).toBe('go');
    expect(await orderOf(id)).toMatchObject({ total: 2010, balance: -1220, status: 'processing' });
    expect(await stockOf(part.id)).toMatchObject({ on_hand: 49 });
    await expectAllInOrder();
    const requestKey = nextKey();
    const twice = await Promise.all([1, 2].map(() => refundOverpaid(clerk, { orderId: id, requestKey })));
    expect(twice).toEqual([
      { ok: true, requested: false },
      { ok: true, requested: false },
    ]);
    const even = await orderOf(id);
    expect(even.balance).toBeUndefined();
    expect(even).toMatchObject({ total: 2010, refunded: 0 });
    expect(await refundOverpaid(clerk, { orderId: id, requestKey: nextKey() })).toMatchObject({
      error: { code: 'nothing-overpaid' },
    });
    expect((await emailsOf(id)).filter((kind) => kind === 'order-partly-refunded')).toHaveLength(1);
    // What went back does not keep it from being edited again.
    expect(await setPieces(2)).toBe('go');
    expect(await orderOf(id)).toMatchObject({ balance: 1220, status: 'on-hold' });
    expect(await setPieces(1)).toBe('go');
    expect((await orderOf(id)).status).toBe('processing');
    await expectAllInOrder();
  });

  test('gives it back at the provider that took it, and counts it once that is done', async () => {
    const { post, viewOf, orderOf, expectAllInOrder } = editor;
    const paid = await aPaidWalletOrder(db, server);
    const id = paid.order.id;
    const shown = await post(await viewOf(id), 'preview', { [editFields.quantity(paid.line.id)]: '1' });
    if (shown.kind !== 'again') throw new Error(shown.kind);
    expect(editor.sentencesOf(await post(shown.view, 'save', {}, paid.clerk))).toBe('go');
    expect(await paid.careOf()).toMatchObject({ overpaid: 1220 });
    expect(await refundOverpaid(paid.clerk, { orderId: id, requestKey: nextKey() })).toEqual({
      ok: true,
      requested: true,
    });
    expect((await paid.careOf()).overpaid).toBeUndefined();
    expect(await orderOf(id)).toMatchObject({ balance: -1220 });
    const { id: refundId } = await db
      .selectFrom('order_refunds')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    await refundPayment(paid.clerk, refundId);
    expect((await orderOf(id)).balance).toBeUndefined();
    // The rest of it can still be refunded as it was sold, and no cent more.
    expect(await readRefundable(db, id)).toMatchObject({ total: 2010, refunded: 0 });
    await expectAllInOrder();
  });
});

test('a balance that the history does not tell of is found', async () => {
  const { id } = await editor.sellPaid();
  await db.updateTable('orders').set({ balance_cents: 100 }).where('id', '=', id).execute();
  const found = (await checkShop(db, editor.clerk.clock.now())).find(
    ({ check }) => check === 'orderBalances',
  );
  expect(found?.ids).toEqual([id]);
  await db.updateTable('orders').set({ balance_cents: 0 }).where('id', '=', id).execute();
});

test('of an order that is sent in part what parcels hold stays, and the rest is edited', async () => {
  const { clerk, orderOf, viewOf, expectAllInOrder } = editor;
  const { id, lineId, setPieces } = await editor.sellPaid();
  expect(await setPieces(4)).toBe('go');
  await noteRest(clerk, { orderId: id, way: 'transfer', seen: 2440 });
  const parcel = { courier: 'BRT', tracking: 'P1', notify: false };
  const contents = [{ lineId, quantity: 2 }];
  expect(await addShipment(clerk, { orderId: id, ...parcel, contents })).toMatchObject({ ok: true });
  expect((await viewOf(id)).shipped).toEqual(new Map([[lineId, 2]]));
  expect(await setPieces(1)).toContain('2 pezzi sono già spediti');
  expect(await setPieces(0)).toContain('2 pezzi sono già spediti');
  expect(await setPieces(3)).toBe('go');
  expect(await orderOf(id)).toMatchObject({ balance: -1220, lines: [{ quantity: 3 }] });
  const rest = [{ lineId, quantity: 1 }];
  await addShipment(clerk, { orderId: id, ...parcel, tracking: 'P2', contents: rest });
  expect((await viewOf(id)).refusal).toBe('shipped');
  await expectAllInOrder();
});

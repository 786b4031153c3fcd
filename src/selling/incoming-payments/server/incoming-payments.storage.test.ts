import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { addShipment } from '#selling/orders/server/shipments/add-shipment.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aClerk, anOrder } from '#tests/factories/an-order.ts';
import { incomingPaymentsList } from '../rules/incoming-payment.ts';
import type { ReadPayment } from '../rules/statements/statement.ts';
import { listIncomingPayments } from './list-incoming-payments.ts';
import { readOwedByCouriers } from './read-owed-by-couriers.ts';
import { matchCertain } from './settling/match-certain.ts';
import { matchPayment } from './settling/match-payment.ts';
import { setAside } from './settling/set-aside.ts';
import { undoMatch } from './settling/undo-match.ts';
import { deleteStatement } from './statements/delete-statement.ts';
import { storeStatement } from './statements/store-statement.ts';

let database: TestDatabase;
let clerk: RequestContext;
let productId: number;
beforeAll(async () => {
  database = await aTestDatabase();
  clerk = await aClerk(database.db);
  productId = (await aProduct(database.db, { stock: 500 })).id;
});
afterAll(() => database.close());
beforeEach(() =>
  database.db
    .updateTable('incoming_payments')
    .set({ state: 'aside', reason: 'prova' })
    .where('state', '=', 'open')
    .execute(),
);

const placed = async (payment: 'bacs' | 'cod' = 'bacs') => {
  const { order } = await anOrder(database.db, { items: [[productId, 2]], payment });
  return { ...order, ...(await stored(order.id)) };
};
const stored = (id: number) =>
  database.db
    .selectFrom('orders')
    .select(['status', 'paid_at', 'remitted_at', 'total_cents', 'number'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

let files = 0;
async function upload(
  payments: readonly (Partial<ReadPayment> & { readonly cents: number })[],
  kind: 'bank' | 'courier' = 'bank',
  at = clerk.clock.now(),
) {
  files += 1;
  return storeStatement(
    { ...clerk, clock: { now: () => at } },
    {
      kind,
      courier: kind === 'courier' ? 'BRT' : '',
      fileName: `file-${files}.csv`,
      statement: {
        format: 'csv',
        account: '',
        passedOver: 0,
        unread: [],
        payments: payments.map(({ cents, ...payment }) => ({
          bookedOn: '2026-11-12',
          valuedOn: '2026-11-13',
          amount: toCents(cents),
          text: '',
          payer: '',
          reference: '',
          tracking: '',
          ...payment,
        })),
      },
    },
  );
}
const pageOf = async (statement: number | null, state: 'open' | 'matched' | 'aside' = 'open') => {
  const page = await listIncomingPayments(clerk, { ...incomingPaymentsList.whole, statement, state });
  if (!page) throw new Error('no page');
  return page;
};
const onlyOf = async (statement: number) => {
  const [payment] = (await pageOf(statement)).payments;
  if (!payment) throw new Error('no payment');
  return payment;
};
const emailsOf = (orderId: number) =>
  database.db.selectFrom('outbox').select('kind').where('order_id', '=', orderId).orderBy('id').execute();

describe('a statement of the bank', () => {
  it('proposes orders and changes none; a press confirms all certain ones, with day of value, history and email', async () => {
    const [one, two, other] = [await placed(), await placed(), await placed()];
    const statement = await upload([
      { cents: one.total_cents, text: `Ordine ${one.number}` },
      { cents: two.total_cents - 100, text: `ord. n. ${two.number}` },
      { cents: other.total_cents + 1, text: 'affitto' },
    ]);
    const page = await pageOf(statement);
    expect(page).toMatchObject({ certain: 1, counts: { open: 3, matched: 0 } });
    expect((await stored(one.id)).status).toBe('on-hold');
    expect(await matchCertain(clerk, statement)).toBe(1);
    const paid = await stored(one.id);
    expect(paid.status).toBe('processing');
    expect(paid.paid_at?.toISOString().slice(0, 10)).toBe('2026-11-13');
    expect((await emailsOf(one.id)).map(({ kind }) => kind)).toContain('order-processing');
    const notes = await database.db
      .selectFrom('order_events')
      .select('note')
      .where('order_id', '=', one.id)
      .execute();
    expect(notes.map(({ note }) => note).join()).toContain('con valuta 13/11/2026');
    expect([(await stored(two.id)).status, (await stored(other.id)).status]).toEqual(['on-hold', 'on-hold']);
    expect(await matchCertain(clerk, statement)).toBe(0);
  });

  it('read once more brings nothing, and one that overlaps brings what is new', async () => {
    const order = await placed();
    const payment = { cents: order.total_cents, text: `Ordine ${order.number}`, payer: 'Rossi' };
    const first = await upload([payment]);
    await matchCertain(clerk, first);
    const again = await upload([payment]);
    expect((await pageOf(again)).statement).toMatchObject({ newCount: 0, knownCount: 1 });
    const overlapping = await upload([payment, payment, { ...payment, text: 'altro' }]);
    expect((await pageOf(overlapping)).statement).toMatchObject({ newCount: 2, knownCount: 1 });
    // A second payment of an order that is paid is proposed for nothing.
    expect((await pageOf(overlapping)).certain).toBe(0);
    expect(
      (await pageOf(overlapping)).payments.flatMap(({ settled }) => settled.map(({ number }) => number)),
    ).toContain(order.number);
  });

  it('never pays an order by an amount that differs, unless staff say so', async () => {
    const order = await placed();
    const statement = await upload([{ cents: order.total_cents - 500, text: `Ordine ${order.number}` }]);
    const { id } = await onlyOf(statement);
    const asked = { paymentId: id, numbers: [order.number] };
    expect(await matchPayment(clerk, { ...asked, choice: 'none' })).toMatchObject({
      error: { code: 'differs', difference: -500 },
    });
    // Of another difference than the one that staff have seen nothing is decided.
    expect(await matchPayment(clerk, { ...asked, choice: 'accept', seen: -100 })).toMatchObject({
      error: { code: 'differs', difference: -500 },
    });
    expect(await matchPayment(clerk, { ...asked, choice: 'part', seen: -500 })).toEqual({
      ok: true,
      settled: false,
    });
    expect(await stored(order.id)).toMatchObject({ status: 'on-hold', paid_at: null });
    const rest = await upload([{ cents: 500, text: `saldo ordine ${order.number}` }]);
    expect((await onlyOf(rest)).proposal).toMatchObject({ certainty: 'certain', difference: 0 });
    const settling = await onlyOf(rest);
    expect(await matchCertain(clerk, rest)).toBe(1);
    expect((await stored(order.id)).status).toBe('processing');
    // What was settled with the first part stays settled until the second one is taken back.
    const wentOn = { ok: false, error: { code: 'went-on', number: order.number } };
    expect(await undoMatch(clerk, id)).toEqual(wentOn);
    expect(await undoMatch(clerk, settling.id)).toEqual({ ok: true });
    expect(await undoMatch(clerk, id)).toEqual({ ok: true });
    expect(await stored(order.id)).toMatchObject({ status: 'on-hold', paid_at: null });
  });

  it('pays more than one order by one transfer, and takes it back while they have not gone on', async () => {
    const [one, two] = [await placed(), await placed()];
    const cents = one.total_cents + two.total_cents;
    const statement = await upload([{ cents, text: `ordini ${one.number} e ${two.number}` }]);
    const { id } = await onlyOf(statement);
    expect(await matchCertain(clerk, statement)).toBe(1);
    const before = (await emailsOf(one.id)).length;
    expect(await undoMatch(clerk, id)).toEqual({ ok: true });
    expect(await stored(one.id)).toMatchObject({ status: 'on-hold', paid_at: null });
    expect((await emailsOf(one.id)).length).toBe(before);
    expect(await matchCertain(clerk, statement)).toBe(1);
    await changeOrderState(clerk, { id: two.id, to: 'completed' });
    expect(await undoMatch(clerk, id)).toEqual({ ok: false, error: { code: 'went-on', number: two.number } });
    expect((await stored(one.id)).status).toBe('processing');
  });

  it('is assigned by hand, set aside with a reason, and taken back', async () => {
    const order = await placed();
    const statement = await upload([{ cents: order.total_cents, text: 'senza numero' }]);
    const { id } = await onlyOf(statement);
    expect(await setAside(clerk, { paymentId: id, reason: ' ' })).toMatchObject({
      error: { code: 'reason' },
    });
    expect(await setAside(clerk, { paymentId: id, reason: 'giroconto' })).toEqual({ ok: true });
    const hand = { paymentId: id, numbers: [order.number], choice: 'none' } as const;
    expect(await matchPayment(clerk, hand)).toMatchObject({ error: { code: 'gone' } });
    expect(await deleteStatement(clerk, statement)).toMatchObject({ ok: false });
    expect(await setAside(clerk, { paymentId: id, reason: null })).toEqual({ ok: true });
    expect(await matchPayment(clerk, { ...hand, numbers: [987654321] })).toMatchObject({
      error: { code: 'unknown-order', number: 987654321 },
    });
    expect(await matchPayment(clerk, hand)).toEqual({ ok: true, settled: true });
    expect(await matchPayment(clerk, hand)).toMatchObject({ error: { code: 'gone' } });
  });

  it('pays an order once, also of two presses at the same time', async () => {
    const order = await placed();
    const payment = { cents: order.total_cents, text: `Ordine ${order.number}` };
    const statement = await upload([payment, payment]);
    const [one, two] = (await pageOf(statement)).payments;
    const results = await Promise.all(
      [one, two].map((payment) =>
        matchPayment(clerk, { paymentId: payment?.id ?? 0, numbers: [order.number], choice: 'none' }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('of the wrong account is deleted with its payments', async () => {
    const statement = await upload([{ cents: 100, text: 'sbagliato' }]);
    expect(await deleteStatement(clerk, statement)).toEqual({ ok: true });
    expect(await listIncomingPayments(clerk, { ...incomingPaymentsList.whole, statement })).toBeNull();
  });
});

describe('a remittance of a courier', () => {
  it('without a day is of the day that it is in Italy', async () => {
    const undated = { cents: 100, bookedOn: '', valuedOn: '', tracking: 'BX-0' };
    const statement = await upload([undated], 'courier', new Date('2026-11-14T23:30:00Z'));
    expect((await onlyOf(statement)).valuedOn).toBe('2026-11-15');
  });

  it('is matched by parcel; what is not handed over stands in the list of debts', async () => {
    const [one, two] = [await placed('cod'), await placed('cod')];
    for (const [order, tracking] of [
      [one, 'bx-1'],
      [two, 'BX 2'],
    ] as const)
      expect(
        await addShipment(clerk, {
          orderId: order.id,
          courier: 'BRT',
          tracking: `${tracking}${order.id}`,
          contents: null,
          notify: false,
        }),
      ).toMatchObject({ ok: true });
    const owed = async () =>
      (await readOwedByCouriers(clerk)).flatMap(({ orders }) => orders.map(({ number }) => number));
    expect(await owed()).toEqual(expect.arrayContaining([one.number, two.number]));
    // Delivered counts as paid; the money is still with the courier.
    await changeOrderState(clerk, { id: one.id, to: 'completed' });
    const statement = await upload(
      [
        { cents: one.total_cents, tracking: `BX1${one.id}` },
        { cents: two.total_cents - 1, tracking: `BX2${two.id}` },
      ],
      'courier',
    );
    expect((await pageOf(statement)).payments.map(({ proposal }) => proposal?.difference)).toEqual(
      expect.arrayContaining([0, -1]),
    );
    expect(await matchCertain(clerk, statement)).toBe(1);
    expect((await stored(one.id)).remitted_at).not.toBeNull();
    expect(await owed()).not.toContain(one.number);
    expect(await owed()).toContain(two.number);
    const { id } = await onlyOf(statement);
    const accepted = { paymentId: id, numbers: [two.number], choice: 'accept' } as const;
    expect(await matchPayment(clerk, accepted)).toEqual({ ok: true, settled: true });
    expect((await stored(two.id)).status).toBe('completed');
    expect(await owed()).not.toContain(two.number);
    expect(await undoMatch(clerk, id)).toEqual({ ok: true });
    expect(await stored(two.id)).toMatchObject({ status: 'processing', paid_at: null, remitted_at: null });
  });
});

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { type OrderActor, theShop } from '#selling/orders/rules/order-actor.ts';
import { orderChange } from '#selling/orders/rules/order-changes.ts';
import { orderStatuses } from '#selling/orders/rules/order-status.ts';
import { changeOrderState, changeOrderStateAs } from '#selling/orders/server/change-order-state.ts';
import { expireReservations } from '#selling/orders/server/expire-reservations.ts';
import { readOrderCare } from '#selling/orders/server/read-order-care.ts';
import { refundOrder } from '#selling/orders/server/refund-order.ts';
import { aProduct } from '../factories/a-product.ts';
import type { TestRequestContext } from '../factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';
import { aClerk, anOrder } from '../factories/an-order.ts';
import { expectStockInOrder } from '../factories/expect-stock-in-order.ts';

const patience = 60_000;
const DAY_MS = 24 * 60 * 60_000;
const provider: OrderActor = { kind: 'payment', personId: null, name: 'Carta' };

let home: TestDatabase;
let db: Database;
let clerk: TestRequestContext;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  clerk = await aClerk(db);
});
afterAll(() => home.close());

async function anOrderOf(pieces: number, payment: 'bacs' | 'cod' = 'bacs') {
  const product = await aProduct(db, { stock: 10 });
  const { order } = await anOrder(db, { items: [[product.id, pieces]], payment });
  return { id: order.id, productId: product.id };
}

async function careOf(id: number) {
  const care = await readOrderCare(clerk, id);
  if (!care) throw new Error('no order');
  return care;
}

const stockOf = (productId: number) =>
  db
    .selectFrom('stock')
    .select(['on_hand', 'reserved'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();

/** What the job works with, so many milliseconds after the clock of the tests. */
const contextAfter = (milliseconds: number) => {
  const moment = new Date(clerk.clock.now().getTime() + milliseconds);
  return { db, settings: clerk.settings, clock: { now: () => moment } };
};

test('what is not paid in time is given back by the job, once; what is paid at the door never', async () => {
  const [late, onArrival] = [await anOrderOf(2), await anOrderOf(2, 'cod')];
  const days = clerk.settings.bank_transfer_hold_days * DAY_MS;
  const ends = new Date(clerk.clock.now().getTime() + days).toISOString();
  expect(await careOf(late.id)).toMatchObject({ status: 'on-hold', heldUntil: ends });
  expect((await careOf(onArrival.id)).heldUntil).toBeNull();
  expect(await expireReservations(contextAfter(days - 1))).toBe(0);
  const expired = await Promise.all([
    expireReservations(contextAfter(days)),
    expireReservations(contextAfter(days)),
  ]);
  expect(expired.sort()).toEqual([0, 1]);
  expect(await stockOf(late.productId)).toEqual({ on_hand: 10, reserved: 0 });
  const care = await careOf(late.id);
  expect(care.history[0]).toMatchObject({ kind: 'state', who: 'shop', name: '', to: 'cancelled' });
  expect(care.emails.map(({ kind }) => kind).sort()).toEqual([
    'new-order',
    'order-cancelled',
    'order-confirmation',
    'shop-order-cancelled',
  ]);
  expect(await careOf(onArrival.id)).toMatchObject({ status: 'processing' });
  expect(await expireReservations(contextAfter(days))).toBe(0);
});

test('an order that is given more time is left alone until then', async () => {
  const { id, productId } = await anOrderOf(1);
  const days = clerk.settings.bank_transfer_hold_days * DAY_MS;
  const later = contextAfter(days / 2);
  const staff: OrderActor = { kind: 'staff', personId: null, name: 'Bruna' };
  expect(await changeOrderStateAs(later, staff, { id, to: 'pending' })).toMatchObject({ ok: true });
  await expireReservations(contextAfter(days + 1));
  expect(await careOf(id)).toMatchObject({ status: 'pending' });
  expect(await stockOf(productId)).toEqual({ on_hand: 10, reserved: 1 });
  await expireReservations(contextAfter(1.5 * days));
  expect(await careOf(id)).toMatchObject({ status: 'cancelled' });
});

test('a setting of 0 keeps the pieces without end', async () => {
  const product = await aProduct(db, { stock: 10 });
  const settings = { bank_transfer_hold_days: 0 };
  const { order } = await anOrder(db, { items: [[product.id, 1]], ctx: { settings } });
  await expireReservations(contextAfter(1000 * DAY_MS));
  expect(await careOf(order.id)).toMatchObject({ status: 'on-hold', heldUntil: null });
});

test(
  'an order whose time is over and whose payment comes at that moment is either paid or given up, never both',
  async () => {
    const ctx = contextAfter(1000 * DAY_MS);
    for (let round = 0; round < 12; round += 1) {
      const { id, productId } = await anOrderOf(2);
      const pay = () => changeOrderStateAs(ctx, provider, { id, to: 'processing' });
      const expire = () => expireReservations(ctx);
      // In turn the one and the other is asked first.
      const paying = round % 2 ? pay() : expire().then(() => null);
      const [first, second] = await Promise.all([paying, round % 2 ? expire().then(() => null) : pay()]);
      const paid = first ?? second;
      const { status } = await careOf(id);
      expect(status).toBe(paid?.ok ? 'processing' : 'cancelled');
      expect(await stockOf(productId)).toEqual({ on_hand: paid?.ok ? 8 : 10, reserved: 0 });
    }
    await expectStockInOrder(db);
  },
  patience,
);

async function refundOne(id: number, restock: boolean) {
  const [line] = (await careOf(id)).refundable.lines;
  if (!line) throw new Error('no line');
  await refundOrder(clerk, {
    id,
    requestKey: randomUUID(),
    reason: '',
    lines: [{ lineId: line.id, quantity: 1, amount: toCents(100), restock }],
    shipping: toCents(0),
  });
}

test(
  'any sequence of allowed changes and refunds leaves ledger and stock equal',
  async () => {
    const actors: readonly OrderActor[] = [
      theShop,
      provider,
      { kind: 'staff', personId: null, name: 'Bruna' },
    ];
    const aStep = fc.record({ pick: fc.nat(7), refund: fc.boolean(), restock: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('bacs' as const, 'cod' as const),
        fc.array(aStep, { minLength: 1, maxLength: 8 }),
        async (payment, steps) => {
          const { id, productId } = await anOrderOf(3, payment);
          for (const { pick, refund, restock } of steps) {
            if (refund) await refundOne(id, restock);
            const { status } = await careOf(id);
            const open = orderStatuses.filter((to) => to !== 'refunded' && orderChange(status, to));
            const to = open[pick % Math.max(1, open.length)];
            const who = to && actors.find(({ kind }) => orderChange(status, to)?.who.includes(kind));
            if (!to || !who) continue;
            expect(await changeOrderStateAs(clerk, who, { id, to })).toMatchObject({ ok: true });
          }
          await expectStockInOrder(db);
          const { on_hand, reserved } = await stockOf(productId);
          expect(on_hand - reserved).toBeGreaterThanOrEqual(7);
          expect(on_hand).toBeLessThanOrEqual(10);
        },
      ),
      { numRuns: 15 },
    );
  },
  patience,
);

test('staff cannot pay an order that the shop has given up while its pieces went to somebody else', async () => {
  const { id, productId } = await anOrderOf(10);
  await expireReservations(contextAfter(1000 * DAY_MS));
  await anOrder(db, { items: [[productId, 1]], payment: 'cod' });
  const error = { code: 'not-enough-stock', itemIds: [productId] };
  expect(await changeOrderState(clerk, { id, to: 'processing' })).toEqual({ ok: false, error });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { addShipment } from '#selling/orders/server/shipments/add-shipment.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aClerk, anOrder } from '#tests/factories/an-order.ts';
import { incomingPaymentsAction } from '../rules/incoming-payment.ts';
import { remittanceFields } from '../rules/typed-remittance.ts';
import { postTypedRemittance } from './post-typed-remittance.ts';
import { readOwedByCouriers } from './read-owed-by-couriers.ts';
import { undoMatch } from './settling/undo-match.ts';

let home: TestDatabase;
let clerk: RequestContext;
let productId: number;
beforeAll(async () => {
  home = await aTestDatabase({ max: 5 });
  clerk = await aClerk(home.db);
  productId = (await aProduct(home.db, { stock: 500 })).id;
});
afterAll(() => home.close());

/** An order cash on delivery that a courier has delivered: its id, number and total in cents. */
async function sent(courier = 'BRT') {
  const { order } = await anOrder(home.db, { items: [[productId, 2]], payment: 'cod' });
  const parcel = { orderId: order.id, courier, tracking: `BX${order.id}`, contents: null, notify: false };
  expect(await addShipment(clerk, parcel)).toMatchObject({ ok: true });
  const { number, total_cents: total } = await orderOf(order.id);
  return { id: order.id, number, total };
}

const orderOf = (id: number) =>
  home.db
    .selectFrom('orders')
    .select(['number', 'total_cents', 'remitted_at', 'paid_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const inEuro = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

function post(
  amounts: readonly (readonly [order: { readonly id: number }, amount: string])[],
  changes: Readonly<Record<string, string>> = {},
) {
  const form = new FormData();
  const fields = {
    _wpnonce: clerk.nonces.make(incomingPaymentsAction),
    courier: 'BRT',
    day: '2026-01-05',
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [{ id }, amount] of amounts) {
    form.append(remittanceFields.order, String(id));
    form.set(remittanceFields.amountOf(id), amount);
  }
  return postTypedRemittance(clerk, form);
}

const dueOf = async ({ id }: { readonly id: number }) =>
  (await readOwedByCouriers(clerk)).flatMap(({ orders }) => orders).find((order) => order.id === id)?.due ??
  0;
const countStatements = async () =>
  Number(
    (
      await home.db
        .selectFrom('payment_statements')
        .select((of) => of.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

test('what a courier hands over is entered without a file: whole sums settle their orders, a smaller one is a part', async () => {
  const [whole, part] = [await sent(), await sent()];
  const entered = await post(
    [
      [whole, inEuro(whole.total)],
      [part, inEuro(part.total - 100)],
    ],
    { reference: 'Bonifico BRT 88' },
  );
  expect(entered).toMatchObject({ ok: true, count: 2 });
  expect([await dueOf(whole), await dueOf(part)]).toEqual([0, 100]);
  expect((await orderOf(whole.id)).remitted_at?.toISOString().slice(0, 10)).toBe('2026-01-05');
  expect((await orderOf(part.id)).remitted_at).toBeNull();
  expect(await post([[part, '1,00']])).toMatchObject({ ok: true });
  expect(await dueOf(part)).toBe(0);
});

test('the same parcel entered ten times at once is entered once, and what is entered can be undone', async () => {
  const order = await sent();
  const before = await countStatements();
  const all = await Promise.all(Array.from({ length: 10 }, () => post([[order, inEuro(order.total)]])));
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(all.filter((one) => !one.ok && one.problem.code === 'gone')).toHaveLength(9);
  expect(await countStatements()).toBe(before + 1);
  const { payment_id: paymentId } = await home.db
    .selectFrom('incoming_payment_orders')
    .select('payment_id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(await undoMatch(clerk, paymentId)).toEqual({ ok: true });
  expect(await dueOf(order)).toBe(order.total);
});

test('what is wrong is said, with what was typed, and nothing is entered: all orders or none', async () => {
  const [good, other] = [await sent(), await sent('GLS')];
  const before = await countStatements();
  const whole = [good, inEuro(good.total)] as const;
  const problems = [
    [await post([]), { code: 'none-chosen' }],
    [await post([whole], { day: '2026-02-30' }), { code: 'no-day' }],
    [await post([whole], { day: '2999-01-01' }), { code: 'no-day' }],
    [await post([whole], { day: '2099-01-01' }), { code: 'day-to-come' }],
    [await post([[good, 'molto']]), { code: 'not-an-amount', number: good.number }],
    [await post([[good, '0']]), { code: 'not-an-amount', number: good.number }],
    [await post([[good, inEuro(good.total + 1)]]), { code: 'too-much', number: good.number }],
    [await post([whole, [other, inEuro(other.total)]]), { code: 'gone' }],
    [await post([whole], { courier: '' }), { code: 'gone' }],
    [await post([whole], { _wpnonce: 'x' }), { code: 'expired' }],
  ] as const;
  for (const [outcome, problem] of problems) expect(outcome).toMatchObject({ ok: false, problem });
  expect(problems[4][0]).toMatchObject({ typed: { chosen: [good.id], amounts: { [good.id]: 'molto' } } });
  expect(await countStatements()).toBe(before);
  expect(await dueOf(good)).toBe(good.total);
});

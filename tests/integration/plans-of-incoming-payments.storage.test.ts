import { afterAll, beforeAll, expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { incomingPaymentsList } from '#selling/incoming-payments/rules/incoming-payment.ts';
import { listIncomingPayments } from '#selling/incoming-payments/server/list-incoming-payments.ts';
import { readCandidates } from '#selling/incoming-payments/server/read-candidates.ts';
import { readOwedByCouriers } from '#selling/incoming-payments/server/read-owed-by-couriers.ts';
import { openPayments } from '#selling/incoming-payments/server/settling/open-payments.ts';
import { readKnownKeys } from '#selling/incoming-payments/server/statements/read-known-keys.ts';
import { readStaffWaits } from '#site/staff-frame/server/read-staff-waits.ts';
import { aGrownShop, fillTables, growing } from '../factories/a-grown-shop.ts';
import { aPerson } from '../factories/a-person.ts';
import { aPlannedDatabase, type PlannedDatabase } from '../factories/a-planned-database.ts';
import { aRequestContext } from '../factories/a-request-context.ts';
import { expectFoundBy } from '../factories/expect-found-by.ts';

let database: PlannedDatabase;
beforeAll(async () => {
  database = await aPlannedDatabase();
  await aGrownShop(database.db);
  await fillTables(database.db, [
    `insert into payment_statements (kind, format, file_name, new_count, known_count, passed_over)
      select 'bank', 'csv', 'f' || g, 1, 0, 0 from every g`,
    `insert into incoming_payments (statement_id, kind, key, booked_on, valued_on, amount_cents, text, state)
      select g, 'bank', 'k' || g, to_char(date '2026-01-01' - g % 3000, 'YYYY-MM-DD'), '2026-01-01', g, 'ordine ' || g, case when g % 100 = 0 then 'open' else 'matched' end from every g`,
    `insert into incoming_payment_orders (payment_id, order_id, amount_cents, settles, made_paid)
      select p.id, o.id, 1, true, true from incoming_payments p join orders o on o.id = p.id where p.state = 'matched'`,
    `insert into order_shipments (order_id, courier, tracking) select id, 'BRT', 'T' || id from orders`,
    `update orders set remitted_at = now() where id % 50 > 0`,
  ]);
}, 120_000);
afterAll(() => database.close());

const tables = [
  ...growing,
  'incoming_payments',
  'incoming_payment_orders',
  'order_shipments',
  'payment_statements',
];
const payment = {
  id: 1,
  kind: 'bank',
  amount: 17_920,
  text: 'ordini 100007 e 100009',
  tracking: '',
} as const;

/** A file of another format, of a month. */
const file = {
  format: 'camt',
  account: '',
  passedOver: 0,
  unread: [],
  payments: ['2025-11-01', '2025-11-30'].map((day) => ({
    bookedOn: day,
    valuedOn: day,
    amount: toCents(100),
    text: '',
    payer: '',
    reference: '',
    tracking: '',
  })),
} as const;

async function countWaiting() {
  const person = await aPerson(database.db, 'accounting');
  await readStaffWaits(await aRequestContext(database.db, { person }));
}

test.each([
  ['orders that a text names', 'orders_number_key', () => readCandidates(database.db, [payment])],
  [
    'orders of a parcel',
    'order_shipments_by_tracking',
    () => readCandidates(database.db, [{ ...payment, kind: 'courier', tracking: 'T77' }]),
  ],
  ['payments that wait', 'incoming_payments_by_state', () => openPayments(database.db, null, 1000)],
  ['what couriers owe', 'orders_to_remit', () => readOwedByCouriers(database)],
  [
    'payments of the days of a file',
    'incoming_payments_by_day',
    () => readKnownKeys(database.db, file, ['k']),
  ],
  ['movements that the menu counts', 'incoming_payments_by_state', countWaiting],
  [
    'payments of a statement',
    'incoming_payments_by_statement',
    () => listIncomingPayments(database, { ...incomingPaymentsList.whole, statement: 7 }),
  ],
] as const)('%s are found by %s and no table that grows is read whole', (_, index, work) =>
  expectFoundBy(database, tables, [index, work]),
);

test('the page of all payments reads no order that it does not show', async () => {
  const plans = await database.plansOf(() => listIncomingPayments(database, incomingPaymentsList.whole));
  expect(plans).not.toMatch(/Seq Scan on (?:orders|order_shipments|incoming_payment_orders)\b/);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { type OrderListQuery, ordersList } from '../rules/order-list-query.ts';
import { chooseStaffOrders, listStaffOrders, staffOrdersPerPage } from './list-staff-orders.ts';

const count = 6000;
let home: TestDatabase;
let db: Database;

/** A shop with orders in every state, one per hour, the newest with the number 10001. */
beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  await sql`
    insert into orders (number, order_key, status, fingerprint, locale, prices_with_tax, billing_address, shipping_address,
      payment_method, payment_title, shipping_method, shipping_title, items_net_cents, items_tax_cents, shipping_net_cents,
      shipping_tax_cents, total_cents, tax_lines, created_at)
    select 10000 + g, 'wc_order_' || g, (array['completed', 'processing', 'on-hold', 'cancelled'])[1 + g % 4], decode(md5(g::text), 'hex'),
      'it', true, person, person, case when g % 3 = 0 then 'cod' else 'bacs' end,
      case when g % 3 = 0 then 'Contrassegno' else 'Bonifico bancario' end, 'flat', 'Corriere', cents, 0, 0, 0, cents, '[]',
      '2026-11-21T12:00:00Z'::timestamptz - (g - 1) * interval '1 hour'
    from (select g, 100 + g * 37 % 4001 as cents, jsonb_build_object('firstName', case when g % 50 = 7 then 'Niccolò' else 'Anna' end,
        'lastName', initcap(substr(md5(g::text), 1, 8)), 'company', case when g % 100 = 9 then 'Officina Ferri & Figli' else '' end,
        'email', 'cliente.' || g || '@example.com', 'phone', '+39 059 ' || (3000000 + g * 7)) as person
      from generate_series(1, ${count}::int) g) made`.execute(db);
  await sql`
    insert into order_lines (order_id, position, name, sku, quantity, unit_cents, tax_rate_basis_points, net_cents, tax_cents)
    select id, place, 'Disco freno', 'DF-' || (number * place) || ' G', 2, 100, 2200, 164, 36 from orders, generate_series(1, 2) place`.execute(
    db,
  );
  await sql`vacuum analyze orders, order_lines`.execute(db);
});
afterAll(() => home.close());

async function found(more: Partial<OrderListQuery>) {
  const list = await listStaffOrders({ db }, { ...ordersList.whole, ...more });
  return { total: list?.total, numbers: list?.orders.map(({ number }) => number) };
}

test('orders are listed in pages, newest first, with their number of items', async () => {
  const list = await listStaffOrders({ db }, ordersList.whole);
  expect(list).toMatchObject({ total: count, page: 1, pages: count / staffOrdersPerPage });
  expect(list?.orders.slice(0, 2)).toMatchObject([
    { number: 10001, itemCount: 4, status: 'processing' },
    { number: 10002 },
  ]);
  expect(list?.counts).toMatchObject({ completed: 1500, 'on-hold': 1500, refunded: 0 });
  expect(list?.payments).toEqual([
    { id: 'bacs', title: 'Bonifico bancario' },
    { id: 'cod', title: 'Contrassegno' },
  ]);
  expect((await found({ page: 2 })).numbers?.[0]).toBe(10026);
  expect(await listStaffOrders({ db }, { ...ordersList.whole, page: 241 })).toBeNull();
});

test.each([
  ['its number', '10123', 10123],
  ['its number with a sign', 'n. 10123', 10123],
  ['an email', 'CLIENTE.77@example', 10077],
  ['a telephone as people write it', '059 300 0539', 10077],
  ['the same with the country', '+39 059/3000539', 10077],
  ['a part’s code without signs', 'df10077g', 10077],
])('an order is found by %s', async (_what, words, number) => {
  expect((await found({ words })).numbers?.[0]).toBe(number);
});

test('names and companies are found by parts of words, without accents and case, and all words must match', async () => {
  expect((await found({ words: 'niccolo' })).total).toBe(120);
  expect((await found({ words: 'ferri officina' })).total).toBe(60);
  expect((await found({ words: 'ferri inesistente' })).total).toBe(0);
  for (const words of ['%', '100%', '_', "'; drop table orders; --", '\\']) {
    expect((await found({ words })).total).toBe(0);
  }
});

test('orders are filtered by state, payment method and days in Rome, and sorted', async () => {
  expect((await found({ status: 'on-hold' })).total).toBe(1500);
  expect((await found({ payment: 'cod', status: 'on-hold' })).total).toBe(500);
  expect((await found({ payment: 'paypal' })).total).toBe(0);
  // The day begins at 23:00 of the day before, as clocks without summer time count.
  const day = await found({ from: '2026-11-20', to: '2026-11-20', sort: 'oldest' });
  expect(day).toMatchObject({ total: 24 });
  expect(day.numbers?.[0]).toBe(10038);
  expect((await found({ sort: 'highest' })).numbers?.length).toBe(staffOrdersPerPage);
  const highest = await listStaffOrders({ db }, { ...ordersList.whole, sort: 'highest' });
  const totals = highest?.orders.map(({ total }) => total) ?? [];
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
  expect((await found({ sort: 'oldest' })).numbers?.[0]).toBe(10000 + count);
});

test.each([
  ['the whole list', {}, 'orders_newest'],
  ['a state', { status: 'on-hold' }, 'orders_by_status'],
  ['a way to pay', { payment: 'cod' }, 'orders_by_payment'],
  ['days', { from: '2026-11-01', to: '2026-11-02' }, 'orders_newest'],
  ['the highest totals', { sort: 'highest' }, 'orders_by_total'],
  ['words', { words: 'cliente.77@example' }, 'orders_by_words'],
  ['a code', { words: 'df10077g' }, 'order_lines_by_code'],
  ['a number', { words: '10123' }, 'orders_number_key'],
] as const)('the plan for %s reads an index and never all lines', async (_what, more, index) => {
  const query = chooseStaffOrders({ db }, { ...ordersList.whole, ...more });
  const rows = (await sql<Record<string, string>>`explain (costs off) ${query}`.execute(db)).rows;
  const plan = rows.map((row) => Object.values(row)[0]).join('\n');
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on order_lines');
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { salesFaults } from '#http/consistency/check-sales.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { applyCoupon } from '#selling/cart/server/coupons/apply-coupon.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import { placeOrder } from '#selling/checkout/server/place-order.ts';
import type { OrderStatus } from '#selling/orders/rules/order-status.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { refundOrder } from '#selling/orders/server/refund-order.ts';
import { aCheckoutForm } from '#tests/factories/a-checkout-form.ts';
import { aStoredCoupon } from '#tests/factories/a-coupon.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRandomness } from '#tests/factories/a-randomness.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTaxRate } from '#tests/factories/a-tax-rate.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { type Report, reportKinds, reportList } from '../rules/report.ts';
import { turnoverOf } from '../rules/turnover.ts';
import { exportReport } from './export-report.ts';
import { readReport } from './read-report.ts';

let home: TestDatabase;
let clerk: TestRequestContext;
const goods: number[] = [];

beforeAll(async () => {
  home = await aTestDatabase();
  clerk = await aRequestContext(home.db, { person: await aPerson(home.db, 'administrator') });
  await aTaxRate(home.db, { taxClass: 'reduced', rate: 1000 });
  await aTaxRate(home.db, { taxClass: 'books', rate: 400 });
  for (const [index, tax_class] of ['standard', 'reduced', 'books', 'standard'].entries())
    goods.push(
      (
        await aProduct(home.db, {
          stock: 5000,
          regularPriceCents: 333 + 1111 * index,
          columns: { tax_class },
        })
      ).id,
    );
  await placeAll();
}, 120_000);
afterAll(() => home.close());

async function placeAll() {
  const random = aRandomness(7);
  const coupon = await aStoredCoupon(home.db, { amount: 1333 });
  const customers = [null, await aPerson(home.db), await aPerson(home.db)];
  for (let index = 0; index < 40; index += 1) {
    const person = customers[random(3)];
    const buyer = await aRequestContext(home.db, {
      ...(person ? { person } : {}),
      settings: { cash_on_delivery_fee_cents: 345 },
    });
    for (let lines = 1 + random(3); lines > 0; lines -= 1)
      await addToCart(buyer, { productId: goods[random(4)] ?? 0, quantity: 1 + random(7), attributes: {} });
    if (random(3) === 0) await applyCoupon(buyer, { code: coupon.code });
    const form = aCheckoutForm({
      payment_method: random(2) === 0 ? 'bacs' : 'cod',
      billing_state: ['MO', 'MI', 'RM'][random(3)],
    });
    const placed = await placeOrder(buyer, readCheckoutForm(form));
    if (!placed.ok) throw new Error(placed.error.code);
    await live(placed.order.id, random);
  }
}

/** An order goes its way: it is sent, cancelled, or refunded in part or as a whole. */
async function live(id: number, random: (below: number) => number) {
  const way: readonly OrderStatus[] = [[], ['processing'], ['processing', 'completed'], ['cancelled']][
    random(4)
  ] as [];
  for (const to of way) await changeOrderState(clerk, { id, to });
  if (way.includes('cancelled') || random(2) === 0) return;
  const { rows } = await sql<{ id: number; quantity: number; gross: number }>`
    select id, quantity, net_cents + tax_cents as gross from order_lines where order_id = ${id} order by id`.execute(
    home.db,
  );
  for (let again = 1 + random(2); again > 0; again -= 1)
    await refundOrder(clerk, {
      id,
      requestKey: `${id}-${again}`,
      reason: '',
      shipping: 0 as never,
      lines: rows.slice(0, 1 + random(rows.length)).map((line) => ({
        lineId: line.id,
        quantity: again === 1 ? 1 : 0,
        amount: Math.floor(line.gross / (line.quantity + 1)) as never,
        restock: random(2) === 0,
      })),
    });
}

/** What all orders sold, by the rule, from the orders themselves. */
async function soldByOrders() {
  const { rows } = await sql<Parameters<typeof turnoverOf>[0]>`
    select o.status, o.total_cents as total, o.items_tax_cents + o.shipping_tax_cents + o.fee_tax_cents as tax,
      coalesce((select json_agg(json_build_object('total', r.total_cents, 'tax', r.tax_cents)) from order_refunds r
        where r.order_id = o.id and r.state in ('done', 'elsewhere')), '[]') as refunds
    from orders o`.execute(home.db);
  const each = rows.map(turnoverOf);
  return {
    net: each.reduce((sum, { net }) => sum + net, 0),
    gross: each.reduce((sum, { gross }) => sum + gross, 0),
  };
}

async function report(asked: Record<string, string>): Promise<Report> {
  const query = reportList.read({ get: (name) => asked[name] ?? null });
  if (!query) throw new Error('no such query');
  const read = await readReport(clerk, query);
  if (!read || 'problem' in read) throw new Error('no such report');
  return read;
}

describe('reports', () => {
  test('there is something to add up: sold, given back, and not counted', async () => {
    const { rows } = await sql<{
      sold: number;
      refunds: number;
      ignored: number;
      rates: number;
      fees: number;
    }>`
      select (select count(*) from sales_orders where refund_id is null)::int as sold,
        (select count(*) from sales_orders where refund_id is not null)::int as refunds,
        (select count(*) from orders where id not in (select order_id from sales_orders))::int as ignored,
        (select count(distinct rate_basis_points) from sales_lines)::int as rates,
        (select count(*) from sales_lines where part = 'fee')::int as fees`.execute(home.db);
    expect(rows[0]?.sold).toBeGreaterThan(10);
    expect(rows[0]?.refunds).toBeGreaterThan(3);
    expect(rows[0]?.ignored).toBeGreaterThan(5);
    expect(rows[0]?.rates).toBeGreaterThanOrEqual(3);
    expect(rows[0]?.fees).toBeGreaterThan(3);
  });

  test.each(reportKinds)('divided by %s add up to the sum of the orders, to the cent', async (by) => {
    const expected = await soldByOrders();
    const { sums, rows } = await report({ by });
    expect({ net: sums.net, gross: sums.gross }).toEqual(expected);
    const added = (name: 'net' | 'tax' | 'gross' | 'goods' | 'extras') =>
      rows.reduce((sum, row) => sum + row[name], 0);
    expect([added('net'), added('net') + added('tax'), added('goods') + added('extras')]).toEqual([
      expected.net,
      expected.gross,
      expected.net,
    ]);
  });

  test('follow an edited line, a reopened and a cancelled order, and agree with what is worked out again', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from orders where status = 'processing' and refunded_cents = 0 order by id limit 2`.execute(
      home.db,
    );
    const [edited, cancelled] = rows.map(({ id }) => id);
    await sql`update order_lines set net_cents = net_cents + 100, quantity = quantity + 1
      where id = (select min(id) from order_lines where order_id = ${edited})`.execute(home.db);
    await sql`update orders set items_net_cents = items_net_cents + 100, total_cents = total_cents + 100 where id = ${edited}`.execute(
      home.db,
    );
    await changeOrderState(clerk, { id: cancelled ?? 0, to: 'cancelled' });
    const expected = await soldByOrders();
    expect((await report({ by: 'article' })).sums.net).toBe(expected.net);
    expect((await report({ by: 'day' })).sums.net).toBe(expected.net);
    expect(await salesFaults(home.db)).toEqual([]);
    await sql`update sales_lines set net_cents = net_cents + 1 where order_id = ${edited}`.execute(home.db);
    expect(await salesFaults(home.db)).toEqual([edited]);
    await sql`select refresh_sales(array[${edited}]::int[])`.execute(home.db);
    expect(await salesFaults(home.db)).toEqual([]);
  });

  test('a refund counts on the day in Rome on which it was given back, the sale on that of the order', async () => {
    const { rows } = await sql<{ id: number }>`
      select order_id as id from sales_orders where refund_id is not null order by 1 limit 1`.execute(
      home.db,
    );
    const id = rows[0]?.id ?? 0;
    await sql`update orders set created_at = '2026-03-28T23:30:00Z' where id = ${id}`.execute(home.db);
    await sql`update order_refunds set settled_at = '2026-03-29T22:30:00Z' where order_id = ${id}`.execute(
      home.db,
    );
    const { rows: days, compared } = await report({ from: '2026-03-29', to: '2026-03-30' });
    expect(days.map(({ key, orders }) => [key, orders])).toEqual([
      ['2026-03-29', 1],
      ['2026-03-30', 0],
    ]);
    expect(days[0]?.net).toBeGreaterThan(0);
    expect(days[1]?.net).toBeLessThan(0);
    expect(compared).toEqual({ from: '2026-03-27', to: '2026-03-28' });
    const later = await report({ from: '2026-03-31', to: '2026-04-01' });
    expect(later.rows.map(({ before }) => before)).toEqual(days.map(({ net }) => net));
  });

  test('a margin is that of goods with a cost, and only for whom it is for', async () => {
    const place = async () => {
      const buyer = await aRequestContext(home.db);
      await addToCart(buyer, { productId: goods[0] ?? 0, quantity: 2, attributes: {} });
      const placed = await placeOrder(buyer, readCheckoutForm(aCheckoutForm({ payment_method: 'cod' })));
      if (!placed.ok) throw new Error(placed.error.code);
      return placed.order.id;
    };
    await sql`insert into stock_movements (product_id, delta, reason, unit_cost_cents, average_cost, created_at)
      values (${goods[0]}, 0, 'cost', 100, 100.4, now() - interval '1 year')`.execute(home.db);
    const id = await place();
    const { rows } = await sql<{ cost: number | null }>`
      select cost_cents as cost from sales_lines where order_id = ${id} and part = 'goods'`.execute(home.db);
    expect(rows).toEqual([{ cost: 201 }]);
    const seller = await aRequestContext(home.db, { person: await aPerson(home.db, 'sales') });
    const query = reportList.read({ get: (name) => (name === 'by' ? 'article' : null) });
    const seen = query && (await readReport(seller, query));
    expect(seen && 'sums' in seen && [seen.seesMargin, seen.sums.cost, seen.rows[0]?.cost]).toEqual([
      false,
      null,
      null,
    ]);
    expect((await report({ by: 'article' })).sums.cost).toBe(201);
  });

  test('a file has every row and the sum, and an article that is called like a formula stays a text', async () => {
    await sql`update products set name = '=1+1' where id = ${goods[1]}`.execute(home.db);
    const query = reportList.read({ get: (name) => (name === 'by' ? 'article' : null) });
    if (!query) throw new Error('no query');
    const csv = await exportReport(clerk, query, 'csv');
    const { sums } = await report({ by: 'article' });
    expect('file' in csv && String(csv.file)).toContain("'=1+1");
    expect('file' in csv && String(csv.file)).toContain(
      `;${(sums.gross / 100).toString().replace('.', ',')}`,
    );
    const xlsx = await exportReport(clerk, query, 'xlsx');
    expect('file' in xlsx && (xlsx.file as Buffer).subarray(0, 2).toString()).toBe('PK');
  });

  test.each([
    [{ from: '2026-05-02', to: '2026-05-01' }, 'backwards'],
    [{ from: '2000-01-01', to: '2099-12-31' }, 'too-long'],
  ])('a period %j is refused as %s', async (asked: Record<string, string>, problem) => {
    const query = reportList.read({ get: (name) => asked[name] ?? null });
    expect(query && (await readReport(clerk, query))).toEqual({ problem });
  });

  test('a period without sales has its days and no money', async () => {
    const { rows, sums } = await report({ from: '2020-01-01', to: '2020-01-31' });
    expect(rows).toHaveLength(31);
    expect([sums.orders, sums.net, sums.gross]).toEqual([0, 0, 0]);
    expect((await report({ by: 'brand', from: '2020-01-01', to: '2020-01-31' })).rows).toEqual([]);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stockValueList } from '#catalogue/stock/rules/stock-value.ts';
import { valueStock } from '#catalogue/stock/server/staff/value/value-stock.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { applyCoupon } from '#selling/cart/server/coupons/apply-coupon.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import { placeOrder } from '#selling/checkout/server/place-order.ts';
import { aCheckoutForm } from '#tests/factories/a-checkout-form.ts';
import { aStoredCoupon } from '#tests/factories/a-coupon.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRandomness } from '#tests/factories/a-randomness.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTaxRate } from '#tests/factories/a-tax-rate.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { anOffer } from '#tests/factories/an-offer.ts';
import { offerTotals } from '#wholesale/offers/rules/offer-totals.ts';
import { figureLists } from '../../rules/figure-list.ts';
import { type FigureSubject, figureReports, figureSubjects } from '../../rules/figure-reports.ts';
import { exportFigures } from './export-figures.ts';
import { readFigures } from './read-figures.ts';

const DAY_MS = 86_400_000;
const classes = ['standard', 'reduced', 'printed'] as const;
const rates = { standard: 2200, reduced: 1000, printed: 400 };

let home: TestDatabase;
let clerk: TestRequestContext;
let now: number;
const goods: { id: number; taxClass: (typeof classes)[number] }[] = [];
const people: Awaited<ReturnType<typeof aPerson>>[] = [];
const quotes = { sent: 0, amount: 0, won: 0, wonAmount: 0, lost: 0, lostAmount: 0, open: 0, openAmount: 0 };

const random = aRandomness(11);
beforeAll(async () => {
  home = await aTestDatabase();
  clerk = await aRequestContext(home.db, { person: await aPerson(home.db, 'administrator') });
  now = clerk.clock.now().getTime();
  await aTaxRate(home.db, { taxClass: 'reduced', rate: 1000 });
  await aTaxRate(home.db, { taxClass: 'printed', rate: 400 });
  for (const [index, taxClass] of [...classes, 'standard' as const].entries()) {
    const { id } = await aProduct(home.db, {
      stock: 5000,
      regularPriceCents: 333 + 1111 * index,
      columns: { tax_class: taxClass },
    });
    goods.push({ id, taxClass });
  }
  people.push(await aPerson(home.db), await aPerson(home.db));
  for (let index = 0; index < 40; index += 1) await quote();
  for (let index = 0; index < 25; index += 1) await fillCart();
  for (let index = 0; index < 25; index += 1) await order();
  await moveStock();
}, 120_000);
afterAll(() => home.close());

/** An offer of the last days: open, ordered, withdrawn, or over. */
async function quote() {
  const withTax = random(2) === 0;
  const lines = Array.from({ length: 1 + random(4) }, () => {
    const article = random(4) === 0 ? null : goods[random(4)];
    const unit = 1 + random(99_999);
    const quantity = 1 + random(30);
    return { article, unit, quantity };
  });
  const [state, status, validUntil] = (
    [
      ['open', 'sent', undefined],
      ['won', 'ordered', undefined],
      ['lost', 'withdrawn', undefined],
      ['lost', 'sent', new Date(now - 1000)],
    ] as const
  )[random(4)] ?? ['open', 'sent', undefined];
  const id = await anOffer(home.db, {
    customerId: people[random(2)]?.customerId ?? 0,
    lines: lines.map(({ article, unit, quantity }) => ({
      name: 'Riga',
      unit,
      quantity,
      ...(article ? { itemId: article.id } : {}),
    })),
    withTax,
    status,
    ...(validUntil ? { validUntil } : {}),
    at: new Date(now - random(25) * DAY_MS),
  });
  if (random(2) === 0)
    await sql`update offers set sent_by = ${clerk.visitor.person?.customerId} where id = ${id}`.execute(
      home.db,
    );
  const { net } = offerTotals(
    lines.map(({ article, unit, quantity }) => ({
      unit: unit as never,
      quantity,
      rate: rates[article?.taxClass ?? 'standard'],
    })),
    withTax ? 'gross' : 'net',
  );
  quotes.sent += 1;
  quotes.amount += net;
  quotes[state] += 1;
  quotes[`${state}Amount`] += net;
}

/** A cart that somebody leaves, today or some days ago. */
async function fillCart() {
  const person = random(6) === 0 ? people[random(2)] : null;
  const buyer = await aRequestContext(home.db, person ? { person } : {});
  for (let lines = 1 + random(3); lines > 0; lines -= 1)
    await addToCart(buyer, { productId: goods[random(4)]?.id ?? 0, quantity: 1 + random(7), attributes: {} });
  await sql`update cart_lines set seen_unit_cents = 1 + (product_id * 7919) % 5000
    where seen_unit_cents is null and id % 5 > 0`.execute(home.db);
}

async function order() {
  const coupons = [
    await aStoredCoupon(home.db, { amount: 333 + random(1000) }),
    await aStoredCoupon(home.db, { kind: 'percent', amount: 700 + random(900) }),
  ];
  const buyer = await aRequestContext(home.db, random(2) === 0 ? { person: people[0] as never } : {});
  for (let lines = 1 + random(3); lines > 0; lines -= 1)
    await addToCart(buyer, { productId: goods[random(4)]?.id ?? 0, quantity: 1 + random(7), attributes: {} });
  for (const { code } of coupons.slice(0, random(3))) await applyCoupon(buyer, { code });
  const payment_method = random(4) === 0 ? 'bacs' : 'cod';
  const placed = await placeOrder(buyer, readCheckoutForm(aCheckoutForm({ payment_method })));
  if (!placed.ok) throw new Error(placed.error.code);
}

/** Carts were left and goods moved in the last weeks. */
async function moveStock() {
  await sql`update carts set updated_at = ${new Date(now)}::timestamptz - make_interval(hours => (id * 13 % 240)::int)`.execute(
    home.db,
  );
  await sql`update stock_movements set created_at = ${new Date(now - 200 * DAY_MS)} where reason = 'opening' or order_id is null`.execute(
    home.db,
  );
  await sql`update stock_movements set created_at = ${new Date(now - 3_600_000)} where order_id is not null`.execute(
    home.db,
  );
  for (const { id } of goods.slice(0, 3))
    for (let index = 0; index < 6; index += 1) {
      const delta = 1 + random(40);
      const at = new Date(now - random(40) * DAY_MS - random(DAY_MS));
      await sql`insert into stock_movements (product_id, delta, reason, unit_cost_cents, average_cost, created_at)
        values (${id}, ${delta}, 'received', 100, ${100 + random(90_000) / 100}, ${at})`.execute(home.db);
      await sql`update stock set on_hand = on_hand + ${delta} where product_id = ${id}`.execute(home.db);
    }
}

async function figures(about: FigureSubject, asked: Record<string, string> = {}, ctx = clerk) {
  const query = figureLists[about].read({ get: (name) => asked[name] ?? null });
  if (!query) throw new Error('no such query');
  const read = await readFigures(ctx, about, query);
  if (!read || 'problem' in read) throw new Error('no such report');
  return read;
}
const added = ({ rows }: Awaited<ReturnType<typeof figures>>, name: string) =>
  rows.reduce((sum, { values }) => sum + (values[name] ?? 0), 0);

const divided = figureSubjects.flatMap((about) =>
  figureReports[about].divisions.map((by) => [about, by] as const),
);

describe('figures beside turnover', () => {
  test.each(divided.filter(([about]) => about === 'quotes'))(
    'of %s by %s add up to what was sent, won and lost, to the cent',
    async (about, by) => {
      const page = await figures(about, { by });
      expect(page.sums).toMatchObject(quotes);
      for (const [name, sum] of Object.entries(quotes))
        expect([name, added(page, name)]).toEqual([name, sum]);
      expect(page.sums.rate).toBe(Math.round((quotes.won / (quotes.won + quotes.lost)) * 1000));
    },
  );

  test.each(divided.filter(([about]) => about === 'carts'))(
    'of %s by %s add up to the lines of the carts that were left, to the cent',
    async (about, by) => {
      const { rows } = await sql<{ carts: number; lines: number; pieces: number; amount: number }>`
        select count(distinct c.id)::int as carts, count(*)::int as lines, sum(l.quantity)::int as pieces,
          coalesce(sum(l.quantity * l.seen_unit_cents), 0)::int as amount
        from carts c join cart_lines l on l.cart_id = c.id where c.updated_at < ${new Date(now - DAY_MS)}`.execute(
        home.db,
      );
      const page = await figures(about, { by });
      expect(rows[0]?.carts).toBeGreaterThan(10);
      expect(page.sums).toMatchObject(rows[0] ?? {});
      for (const name of ['lines', 'pieces', 'amount'])
        expect([name, added(page, name)]).toEqual([name, page.sums[name]]);
    },
  );

  test.each(divided.filter(([about]) => about === 'coupons'))(
    'of %s by %s add up to the discounts and the turnover of the orders, to the cent',
    async (about, by) => {
      const { rows } = await sql<{ orders: number; uses: number; discount: number; turnover: number }>`
        select count(*)::int as orders, sum(jsonb_array_length(coupons))::int as uses, sum(discount_net_cents)::int as discount,
          sum(items_net_cents + shipping_net_cents + fee_net_cents)::int as turnover
        from orders where coupons <> '[]' and status in ('processing', 'completed', 'refunded')`.execute(
        home.db,
      );
      const page = await figures(about, { by });
      expect(rows[0]?.uses).toBeGreaterThan(rows[0]?.orders ?? 0);
      expect(page.sums).toEqual(rows[0]);
      expect([added(page, 'uses'), added(page, 'discount')]).toEqual([page.sums.uses, page.sums.discount]);
      if (by !== 'coupon') expect(added(page, 'turnover')).toBe(page.sums.turnover);
    },
  );

  test.each(divided.filter(([about]) => about === 'stock'))(
    'of %s by %s add up to what was sold and to the value of the stock, to the cent',
    async (about, by) => {
      const { rows } = await sql<{ sold: number }>`
        select sum(quantity)::int as sold from sales_lines where part = 'goods'`.execute(home.db);
      const value = await valueStock(clerk, stockValueList.whole);
      const page = await figures(about, { by });
      expect(page.sums.sold).toBe(rows[0]?.sold);
      expect([page.sums.pieces, page.sums.value]).toEqual([value?.sums.pieces, value?.sums.value]);
      expect(value?.sums.value).toBeGreaterThan(0);
      for (const name of ['sold', 'pieces', 'value', 'dead', 'deadValue'])
        expect([name, added(page, name)]).toEqual([name, page.sums[name] ?? 0]);
    },
  );

  test('the stock of a past period is that of its last day, and its mean weighs each piece by its time', async () => {
    const day = (ago: number) =>
      new Date(now - ago * DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' });
    const page = await figures('stock', { from: day(30), to: day(10) });
    const value = await valueStock(clerk, { ...stockValueList.whole, day: day(10) });
    expect([page.sums.pieces, page.sums.value]).toEqual([value?.sums.pieces, value?.sums.value]);
    const { rows } = await sql<{ mean: number }>`
      select avg((select sum(m.delta) from stock_movements m where m.created_at <= t))::float8 as mean
      from generate_series(${day(30)}::date::timestamp at time zone 'Europe/Rome' + interval '3 minutes',
        (${day(10)}::date + 1)::timestamp at time zone 'Europe/Rome', interval '6 minutes') t`.execute(
      home.db,
    );
    expect(Math.abs((page.sums.mean ?? 0) - (rows[0]?.mean ?? 0))).toBeLessThan(0.3);
    expect(page.sums).toMatchObject({ sold: 0, dead: page.sums.pieces, deadValue: page.sums.value });
  });

  test('turns are what was sold by the mean stock, and cover the days that the stock lasts', async () => {
    const { rows } = await figures('stock');
    const row = rows.find(({ values }) => (values.sold ?? 0) > 0);
    const { sold = 0, mean = 0, pieces = 0, turns, cover } = row?.values ?? {};
    expect(turns).toBeCloseTo((sold ?? 0) / (mean ?? 1), 2);
    expect(cover).toBe(Math.round(((pieces ?? 0) * 30) / (sold ?? 1)));
  });

  test('what goods cost is only for whom it is for', async () => {
    const seller = await aRequestContext(home.db, { person: await aPerson(home.db, 'sales') });
    const { sums, rows, seesCosts } = await figures('stock', {}, seller);
    expect(seesCosts).toBe(false);
    for (const values of [sums, ...rows.map((row) => row.values)])
      expect([values.cost, values.value, values.deadValue]).toEqual([null, null, null]);
    const query = figureLists.stock.whole;
    const file = await exportFigures(seller, 'stock', query, 'csv');
    expect('file' in file && String(file.file)).not.toContain('Valore');
    const whole = await exportFigures(clerk, 'stock', query, 'csv');
    expect('file' in whole && String(whole.file)).toContain('Valore finale');
  });

  test('a revised offer counts once, and the time to answer is that to the first', async () => {
    const customerId = people[0]?.customerId ?? 0;
    const at = (hours: number) => new Date(now - 400 * DAY_MS + hours * 3_600_000);
    const { rows } = await sql<{ id: number }>`
      insert into conversations (customer_id, type, title, digest, created_at, last_activity_at)
      values (${customerId}, 'quote', 'Richiesta', '\\x00', ${at(0)}, ${at(0)}) returning id`.execute(
      home.db,
    );
    const lines = [{ name: 'Riga', quantity: 2, unit: 500 }];
    const first = await anOffer(home.db, { customerId, lines, status: 'withdrawn', at: at(5) });
    const last = await anOffer(home.db, { customerId, lines, status: 'ordered', at: at(9) });
    await sql`update offers set conversation_id = ${rows[0]?.id} where id in (${first}, ${last})`.execute(
      home.db,
    );
    await sql`update offers set replaces_id = ${first} where id = ${last}`.execute(home.db);
    const day = (ago: number) => new Date(now - ago * DAY_MS).toISOString().slice(0, 10);
    const { sums } = await figures('quotes', { from: day(402), to: day(398) });
    expect(sums).toMatchObject({ sent: 1, amount: 1000, won: 1, lost: 0, rate: 1000, answer: 5 });
  });

  test('a file has every row and the sum', async () => {
    for (const about of figureSubjects) {
      const csv = await exportFigures(clerk, about, figureLists[about].whole, 'csv');
      expect('file' in csv && String(csv.file).trim().split('\n').at(-1)).toMatch(/^Totale;/);
      const xlsx = await exportFigures(clerk, about, figureLists[about].whole, 'xlsx');
      expect('file' in xlsx && (xlsx.file as Buffer).subarray(0, 2).toString()).toBe('PK');
    }
  });

  test.each(divided)(
    'of %s by %s have no amounts in a period in which nothing happened',
    async (about, by) => {
      const { sums, charted } = await figures(about, { by, from: '2010-01-01', to: '2010-01-31' });
      for (const row of [sums, ...charted.map(({ values }) => values)])
        expect(Object.values(row).every((value) => value === 0 || value === null)).toBe(true);
    },
  );
});

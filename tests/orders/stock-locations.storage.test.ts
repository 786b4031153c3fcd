import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeServing } from '#catalogue/stock/server/locations/change-serving.ts';
import { servedParts } from '#catalogue/stock/server/locations/read-serving.ts';
import { retireLocation } from '#catalogue/stock/server/locations/retire-location.ts';
import { recordMovements } from '#catalogue/stock/server/record-movements.ts';
import { returnStock } from '#catalogue/stock/server/return-stock.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { aProduct } from '../factories/a-product.ts';
import type { TestRequestContext } from '../factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';
import { aClerk, anOrder } from '../factories/an-order.ts';
import { expectStockInOrder } from '../factories/expect-stock-in-order.ts';

let home: TestDatabase;
let clerk: TestRequestContext;
let counter: number;
let branch: number;
beforeAll(async () => {
  home = await aTestDatabase();
  clerk = await aClerk(home.db);
  const { rows } = await sql<{ id: number }>`
    insert into stock_locations (name, position) values ('Bancone', 1), ('Filiale', 2) returning id`.execute(
    home.db,
  );
  [counter = 0, branch = 0] = rows.map(({ id }) => id);
});
afterAll(() => home.close());

const move = (itemId: number, delta: number, locationId: number | null) =>
  home.db
    .transaction()
    .execute((db) =>
      recordMovements({ ...clerk, db }, [{ itemId, delta }], { reason: 'transfer', note: '', locationId }),
    );
/** Pieces at the default location, the counter and the branch. */
async function stockAt(itemId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ on_hand: number }>`
    select case when l.is_default then s.on_hand - coalesce((select sum(o.on_hand) from stock_at_locations o
      where o.product_id = s.product_id), 0) else coalesce(a.on_hand, 0) end::int as on_hand
    from stock_locations l cross join stock s
      left join stock_at_locations a on a.location_id = l.id and a.product_id = s.product_id
    where s.product_id = ${itemId} and l.closed_at is null order by l.position, l.id`.execute(home.db);
  return rows.map((row) => row.on_hand);
}
async function aPart([main, ...others]: readonly [number, number, number]): Promise<number> {
  const { id } = await aProduct(home.db, { stock: main });
  for (const [at, pieces] of others.entries()) await move(id, pieces, at === 0 ? counter : branch);
  return id;
}

test('an order is served from the first location that has all of it, and what is cancelled goes back there', async () => {
  const one = await aPart([1, 5, 9]);
  const two = await aPart([9, 5, 0]);
  const { order } = await anOrder(home.db, {
    items: [
      [one, 3],
      [two, 4],
    ],
  });
  expect([await stockAt(one), await stockAt(two)]).toEqual([
    [1, 5, 9],
    [9, 5, 0],
  ]);
  await changeOrderState(clerk, { id: order.id, to: 'processing' });
  expect([await stockAt(one), await stockAt(two)]).toEqual([
    [1, 2, 9],
    [9, 1, 0],
  ]);
  await expectStockInOrder(home.db);
  await changeOrderState(clerk, { id: order.id, to: 'cancelled' });
  expect([await stockAt(one), await stockAt(two)]).toEqual([
    [1, 5, 9],
    [9, 5, 0],
  ]);
  await expectStockInOrder(home.db);
});

test('what no location has alone is served from one after the other', async () => {
  const part = await aPart([2, 3, 4]);
  const { order } = await anOrder(home.db, { items: [[part, 8]] });
  await changeOrderState(clerk, { id: order.id, to: 'processing' });
  expect(await stockAt(part)).toEqual([0, 0, 1]);
  const items = [{ itemId: part, quantity: 4 }];
  const back = { orderId: order.id, refundId: null, items, at: clerk.clock.now() };
  await home.db.transaction().execute((db) => returnStock(db, back));
  expect(await stockAt(part)).toEqual([0, 1, 4]);
  await expectStockInOrder(home.db);
});

test('ten orders at once take what the locations have together, and none more than it has', async () => {
  const part = await aPart([4, 3, 3]);
  const placed = await Promise.all(
    Array.from({ length: 12 }, () => anOrder(home.db, { items: [[part, 1]] }).catch(() => null)),
  );
  expect(placed.filter((one) => one !== null)).toHaveLength(10);
  const { rows } = await sql<{ reserved: number; on_hand: number }>`
    select on_hand, reserved from stock_at_locations where product_id = ${part} order by location_id`.execute(
    home.db,
  );
  expect(rows).toEqual([
    { on_hand: 3, reserved: 3 },
    { on_hand: 3, reserved: 3 },
  ]);
  await expectStockInOrder(home.db);
});

const servedFrom = async (orderId: number) =>
  (await servedParts(home.db, orderId)).map(({ locationId, pieces }) => [locationId, pieces]);

test('staff let another location serve an article, reserved or sold, until the order is shipped', async () => {
  const part = await aPart([5, 4, 2]);
  const { order } = await anOrder(home.db, { items: [[part, 3]] });
  const ask = (locationId: number) => changeServing(clerk, { orderId: order.id, itemId: part, locationId });
  expect(await ask(branch)).toMatchObject({
    ok: false,
    problem: { code: 'not-enough', location: 'Filiale', available: 2 },
  });
  expect(await ask(counter)).toEqual({ ok: true });
  expect(await servedFrom(order.id)).toEqual([[counter, 3]]);
  await expectStockInOrder(home.db);
  await changeOrderState(clerk, { id: order.id, to: 'processing' });
  expect(await stockAt(part)).toEqual([5, 1, 2]);
  await move(part, 4, branch);
  expect(await ask(branch)).toEqual({ ok: true });
  expect(await stockAt(part)).toEqual([5, 4, 3]);
  await expectStockInOrder(home.db);
  await changeOrderState(clerk, { id: order.id, to: 'completed' });
  expect(await ask(counter)).toMatchObject({ ok: false, problem: { code: 'shipped' } });
  const trail = await home.db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('subject_kind', '=', 'order')
    .where('subject_id', '=', String(order.id))
    .orderBy('id')
    .execute();
  expect(trail.map(({ before }) => before)).toContainEqual({ servedFrom: 'Bancone' });
  expect(trail.map(({ after }) => after)).toContainEqual(expect.objectContaining({ servedFrom: 'Filiale' }));
});

test('an order from before there was another location is served by the default one, and may be moved', async () => {
  const part = await aPart([5, 4, 0]);
  const { order } = await anOrder(home.db, { items: [[part, 2]] });
  await sql`delete from stock_allocations where order_id = ${order.id}`.execute(home.db);
  const usual = await sql<{ id: number }>`select id from stock_locations where is_default`.execute(home.db);
  expect(await servedFrom(order.id)).toEqual([[usual.rows[0]?.id, 2]]);
  expect(await changeServing(clerk, { orderId: order.id, itemId: part, locationId: counter })).toEqual({
    ok: true,
  });
  expect(await servedFrom(order.id)).toEqual([[counter, 2]]);
  await expectStockInOrder(home.db);
});

test('what comes back to a location that is closed by now is at the default one', async () => {
  const old = await sql<{ id: number }>`
    insert into stock_locations (name, position) values ('Vecchia', -1) returning id`.execute(home.db);
  const id = old.rows[0]?.id ?? 0;
  const part = await aPart([0, 0, 0]);
  await move(part, 3, id);
  const { order } = await anOrder(home.db, { items: [[part, 2]] });
  await changeOrderState(clerk, { id: order.id, to: 'processing' });
  expect(await retireLocation(clerk, id, branch)).toEqual({ ok: true, id });
  await changeOrderState(clerk, { id: order.id, to: 'cancelled' });
  expect(await stockAt(part)).toEqual([2, 0, 1]);
  await expectStockInOrder(home.db);
});

test('whatever orders, people and transfers do at once, locations add up to the stock and none sells what it has not', async () => {
  const parts = [await aPart([20, 10, 10]), await aPart([5, 0, 30]), await aPart([0, 15, 3])];
  const orders: number[] = [];
  const order = async (at: number, quantity: number) => {
    const items = [
      [parts[at] ?? 0, quantity],
      [parts[(at + 1) % 3] ?? 0, 1],
    ] as const;
    // Of what is sold out nothing is ordered.
    const placed = await anOrder(home.db, { items }).catch(() => null);
    if (placed) orders.push(placed.order.id);
  };
  const change = async (at: number, to: 'processing' | 'cancelled') => {
    const id = orders[at % Math.max(1, orders.length)];
    if (id !== undefined) await changeOrderState(clerk, { id, to });
  };
  const step = fc.oneof(
    fc.tuple(fc.constant('order' as const), fc.nat(2), fc.integer({ min: 1, max: 6 })),
    fc.tuple(fc.constant('pay' as const), fc.nat(9), fc.constant(0)),
    fc.tuple(fc.constant('cancel' as const), fc.nat(9), fc.constant(0)),
    fc.tuple(fc.constant('receive' as const), fc.nat(2), fc.integer({ min: 1, max: 4 })),
  );
  const act = ([kind, at, pieces]: readonly [string, number, number]) => {
    if (kind === 'order') return order(at, pieces);
    if (kind === 'pay') return change(at, 'processing');
    if (kind === 'cancel') return change(at, 'cancelled');
    return move(parts[at] ?? 0, pieces, [null, counter, branch][pieces % 3] ?? null);
  };
  for (const wave of fc.sample(fc.array(step, { minLength: 4, maxLength: 6 }), { numRuns: 12, seed: 7 })) {
    await Promise.all(wave.map(act));
    await expectStockInOrder(home.db);
    const { rows } = await sql<{ available: number }>`
      select a.on_hand - a.reserved as available from stock_at_locations a
      union all
      select s.on_hand - s.reserved - coalesce((select sum(a.on_hand - a.reserved) from stock_at_locations a
        where a.product_id = s.product_id), 0) from stock s`.execute(home.db);
    expect(rows.filter(({ available }) => available < 0)).toEqual([]);
  }
  expect(orders.length).toBeGreaterThan(5);
});

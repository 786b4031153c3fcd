import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StockValuePage, stockValueList } from '#catalogue/stock/rules/stock-value.ts';
import { retireLocation } from '#catalogue/stock/server/locations/retire-location.ts';
import { reopenLocation } from '#catalogue/stock/server/locations/save-location.ts';
import { recordMovements } from '#catalogue/stock/server/record-movements.ts';
import { beginCount } from '#catalogue/stock/server/staff/counts/begin-count.ts';
import { scanIntoCount } from '#catalogue/stock/server/staff/counts/count-articles.ts';
import { postCount } from '#catalogue/stock/server/staff/counts/post-count.ts';
import { readCount } from '#catalogue/stock/server/staff/counts/read-counts.ts';
import {
  cancelTransfer,
  receiveTransfer,
  sendTransfer,
} from '#catalogue/stock/server/staff/transfers/move-transfer.ts';
import { readTransfer } from '#catalogue/stock/server/staff/transfers/read-transfers.ts';
import { saveTransfer, scanIntoTransfer } from '#catalogue/stock/server/staff/transfers/save-transfer.ts';
import { exportStockValue } from '#catalogue/stock/server/staff/value/export-stock-value.ts';
import { valueStock } from '#catalogue/stock/server/staff/value/value-stock.ts';
import { checkShop } from '#http/consistency/check-shop.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { aProduct } from '../factories/a-product.ts';
import type { TestRequestContext } from '../factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';
import { aClerk, anOrder } from '../factories/an-order.ts';
import { expectStockInOrder } from '../factories/expect-stock-in-order.ts';

let home: TestDatabase;
let clerk: TestRequestContext;
let locationIds: readonly (number | null)[];
const parts: { id: number; sku: string }[] = [];
beforeAll(async () => {
  home = await aTestDatabase();
  clerk = await aClerk(home.db);
  const { rows } = await sql<{ id: number }>`
    insert into stock_locations (name, kind, position) values ('Bancone', 'counter', 1), ('Filiale', 'branch', 2) returning id`.execute(
    home.db,
  );
  locationIds = [null, ...rows.map(({ id }) => id)];
  for (let made = 0; made < 6; made += 1) {
    const sku = `VM-${made}`;
    // One of them is sold beyond its stock.
    const columns = made === 0 ? { backorders: 'yes' as const } : {};
    parts.push({ id: (await aProduct(home.db, { sku, stock: 5, columns })).id, sku });
  }
});
afterAll(() => home.close());

/** Chance that is the same in every run. */
let seed = 11;
const chance = (below: number) => {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return (seed >>> 8) % below;
};
function anyOf<T>(all: readonly T[]): T {
  const found = all[chance(all.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

const orders: number[] = [];
const sent: number[] = [];

/** Something that happens in a warehouse; what cannot be at the moment does not happen. */
const happenings: readonly (() => Promise<unknown>)[] = [
  // Goods received, at a cost that divides into no whole cents.
  () =>
    home.db.transaction().execute(async (db) => {
      const { id } = anyOf(parts);
      const average = 100 + chance(9000) / 7;
      await recordMovements(
        { ...clerk, db },
        [{ itemId: id, delta: 1 + chance(12), unitCost: 100, averageCost: average }],
        { reason: 'received', note: '', locationId: anyOf(locationIds) },
      );
    }),
  () =>
    home.db.transaction().execute((db) =>
      recordMovements({ ...clerk, db }, [{ itemId: anyOf(parts).id, delta: chance(7) - 3 }], {
        reason: 'adjustment',
        note: '',
        locationId: anyOf(locationIds),
      }),
    ),
  async () => {
    const items = [[anyOf(parts).id, 1 + chance(12)]] as const;
    const placed = await anOrder(home.db, { items, payment: chance(2) === 0 ? 'bacs' : 'cod' }).catch(
      () => null,
    );
    if (placed) orders.push(placed.order.id);
  },
  () => changeOrderState(clerk, { id: anyOf(orders), to: 'processing' }),
  () => changeOrderState(clerk, { id: anyOf(orders), to: 'cancelled' }),
  async () => {
    const from = anyOf(locationIds);
    const to = anyOf(locationIds.filter((id) => id !== from));
    const saved = await saveTransfer(clerk, null, { fromId: from, toId: to, note: '' });
    if (!saved.ok) return;
    const scan = { code: anyOf(parts).sku, scan: 'a', pieces: 1 + chance(5) };
    await scanIntoTransfer(clerk, saved.id, scan);
    const draft = await readTransfer(clerk, saved.id);
    if ((await sendTransfer(clerk, saved.id, draft?.version ?? 0, [])).ok) sent.push(saved.id);
  },
  async () => {
    const transfer = await readTransfer(clerk, anyOf(sent));
    const arrived = transfer?.rows.map(({ id, quantity }) => [id, quantity + chance(3) - 1] as const) ?? [];
    await receiveTransfer(clerk, transfer?.id ?? 0, new Map(arrived));
  },
  () => cancelTransfer(clerk, anyOf(sent)),
  // A stock count with differences at a location.
  async () => {
    const scope = { name: 'Conta', scope: 'all', categoryId: null, brandId: null, isBlind: false } as const;
    const count = await beginCount(clerk, { ...scope, locationId: anyOf(locationIds) });
    if (!count.ok) return;
    const scan = { code: anyOf(parts).sku, scan: 'a', pieces: 1 + chance(12) };
    await scanIntoCount(clerk, count.id, scan);
    const version = (await readCount(clerk, count.id))?.version ?? 0;
    await postCount(clerk, count.id, { version, uncounted: chance(12) === 0 ? 'zero' : 'leave' });
  },
  // A location is closed with a destination, and comes back.
  async () => {
    const [, first = null, second = null] = locationIds;
    if (first !== null && (await retireLocation(clerk, first, second)).ok) await reopenLocation(clerk, first);
  },
];

type Pieces = Readonly<Record<string, number>>;

/** What lies where now, as it is stored: pieces of articles that the shop owns any of, by article and location. */
async function storedPieces(): Promise<Pieces> {
  const { rows } = await sql<{ at: string; pieces: number }>`
    with sent as (
      select l.product_id, sum(l.quantity)::int as pieces from stock_transfer_lines l join stock_transfers t on t.id = l.transfer_id
      where t.state = 'sent' group by 1),
    owned as (
      select s.* from stock s left join sent using (product_id) where s.on_hand + coalesce(sent.pieces, 0) > 0)
    select concat_ws(' ', product_id, 'default') as at,
      on_hand - coalesce((select sum(a.on_hand) from stock_at_locations a where a.product_id = owned.product_id), 0)::int as pieces from owned
    union all select concat_ws(' ', product_id, location_id), a.on_hand from stock_at_locations a join owned using (product_id)
    union all select concat_ws(' ', product_id, 'way'), sent.pieces from sent join owned using (product_id)`.execute(
    home.db,
  );
  return Object.fromEntries(rows.filter(({ pieces }) => pieces !== 0).map(({ at, pieces }) => [at, pieces]));
}

const asked = (day: string) => valueStock(clerk, { ...stockValueList.whole, day });

/** The same by the file of a day; the sums of the page are those of the file. */
async function valuedPieces(day: string): Promise<Pieces> {
  const [head = '', ...lines] = ((await exportStockValue(clerk, { day, at: null })) ?? '')
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n');
  const names: Readonly<Record<string, string>> = {
    Magazzino: 'default',
    Bancone: String(locationIds[1]),
    Filiale: String(locationIds[2]),
    'In viaggio': 'way',
  };
  const columns = head.split(';').map((name) => names[name.replace('Pezzi: ', '')]);
  return Object.fromEntries(
    lines.flatMap((line) => {
      const cells = line.split(';');
      const id = parts.find(({ sku }) => sku === cells[0])?.id;
      return cells.flatMap((cell, at) =>
        columns[at] && Number(cell) !== 0 ? [[`${id} ${columns[at]}`, Number(cell)] as const] : [],
      );
    }),
  );
}

function expectSums(page: StockValuePage | null): void {
  const sum = (name: 'pieces' | 'value') => page?.byLocation.reduce((all, row) => all + row[name], 0);
  expect(sum('value')).toBe(page?.sums.value);
  expect(sum('pieces')).toBe(page?.sums.pieces);
}

test('on every day of sixty days of chance the locations add up to the value to the cent, with the pieces that lay there', async () => {
  const days = new Map<string, { pieces: Pieces; value: number }>();
  let last = 0;
  for (let at = 0; at < 60; at += 1) {
    const day = new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);
    for (let times = 0; times < 6; times += 1) {
      const happening = anyOf(happenings);
      if (orders.length > 0 && sent.length > 0) await happening();
      else await Promise.all([happenings[2]?.(), happenings[5]?.()]);
    }
    // Everything of now was on that day.
    await sql`update stock_movements set created_at = ${`${day} 12:00`}::timestamptz where id > ${last}::bigint`.execute(
      home.db,
    );
    last = Number(
      (await sql<{ id: string }>`select max(id) as id from stock_movements`.execute(home.db)).rows[0]?.id,
    );
    const page = await asked('');
    expectSums(page);
    days.set(day, { pieces: await storedPieces(), value: page?.sums.value ?? 0 });
  }
  await expectStockInOrder(home.db);
  expect((await checkShop(home.db, new Date())).filter(({ ids }) => ids.length > 0)).toEqual([]);
  for (const [day, { pieces, value }] of days) {
    const page = await asked(day);
    expect([day, page?.sums.value]).toEqual([day, value]);
    expectSums(page);
    expect([day, await valuedPieces(day)]).toEqual([day, pieces]);
  }
  const all = [...days.values()];
  // Everything has happened: below zero in all, on its way, at each location.
  expect(new Set(all.flatMap(({ pieces }) => Object.keys(pieces).map((key) => key.split(' ')[1]))).size).toBe(
    4,
  );
  expect(new Set(all.map(({ value }) => value)).size).toBeGreaterThan(30);
}, 120_000);

test('the value at a location is that of its row, and a location that there is not is not found', async () => {
  const page = await asked('2025-02-10');
  const [, , branch] = page?.byLocation ?? [];
  const at = await valueStock(clerk, {
    ...stockValueList.whole,
    day: '2025-02-10',
    at: branch?.locationId ?? 0,
  });
  expect(at?.sums).toMatchObject({
    value: branch?.value,
    pieces: branch?.pieces,
    articles: branch?.articles,
  });
  expect(at?.articles.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(branch?.value);
  expect(await valueStock(clerk, { ...stockValueList.whole, at: 999_999 })).toBeNull();
  expect(await exportStockValue(clerk, { day: '', at: 999_999 })).toBeNull();
});

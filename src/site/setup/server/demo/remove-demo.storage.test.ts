import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUsed } from '#catalogue/media/server/library/picture-uses.ts';
import { loadDemoShop } from '#demo/load-demo-shop.ts';
import { createDatabase, createPool, type Database } from '#foundation/database/client.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { anOrder } from '#tests/factories/an-order.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { type FreshDatabase, freshDatabase } from '#tests/factories/test-database.ts';
import { removeDemoAction } from '../../rules/demo-data.ts';
import { askDemoRemoval } from './ask-demo-removal.ts';
import { readDemoMark } from './demo-mark.ts';
import { readDemoRemoval } from './read-demo-removal.ts';
import { removeDemo } from './remove-demo.ts';

type Filled = { readonly database: FreshDatabase; readonly db: Database };

const closing: (() => Promise<void>)[] = [];
let empty: Filled;
let demo: Filled;
let owner: Person;

async function aFilledShop(products: number): Promise<Filled> {
  const database = await freshDatabase();
  const db = createDatabase(createPool(database.url, { max: 4 }));
  closing.push(async () => {
    await db.destroy();
    await database.drop();
  });
  // As a new shop: nobody has entered anything.
  await db.deleteFrom('settings').execute();
  await loadDemoShop({
    connectionString: database.url,
    products,
    mediaDirectory: null,
    hashPassword: async (password) => `hash of ${password}`,
  });
  return { database, db };
}

beforeAll(async () => {
  empty = await aFilledShop(0);
  demo = await aFilledShop(200);
  owner = await aPerson(demo.db, 'administrator', { firstName: 'Rosa', lastName: 'Rossi' });
}, 180_000);
afterAll(async () => {
  for (const close of closing) await close();
});

/** Why a table has other rows than that of a shop that began empty; every other one has as many. */
const stays: Readonly<Record<string, string>> = {
  audit_entries: 'who did what is never shortened',
  price_history: 'what was asked for goods is never shortened, of what is sold no longer either',
  listing_changes: 'running processes read from it what they forget; a job shortens it',
  event_marks: 'programs are told that what was invented is gone',
  available_stock_due: 'goods whose stock is summed up again within a minute',
  customers: 'the owner',
  customer_groups: 'that of the owner',
  images: 'of categories and brands that own goods use, and of the home page',
  carts: 'of whoever was about to buy; invented goods are no longer in them',
  sessions: 'who is logged in stays so',
  counters: 'numbers of orders go on',
  settings: 'settings stay',
  tax_rates: 'VAT rates are settings',
  search_words: 'words of searches that own goods have',
  ...Object.fromEntries(
    ['areas', 'bands', 'class_costs', 'methods', 'zones'].map((part) => [
      `shipping_${part}`,
      'shipping is a setting',
    ]),
  ),
};

/** How many rows each table has. */
async function sizes(db: Database): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname as name, (xpath('/row/n/text()', query_to_xml('select count(*) as n from ' || quote_ident(relname), false, true, '')))[1]::text::int as rows
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(db);
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
}

const count = async (from: string) =>
  Number((await sql<{ n: string }>`select count(*) as n from ${sql.raw(from)}`.execute(demo.db)).rows[0]?.n);

async function ask(ctx: TestRequestContext, word = 'Elimina ') {
  const form = new FormData();
  form.set('_wpnonce', ctx.nonces.make(removeDemoAction));
  form.set('word', word);
  return askDemoRemoval(ctx, form);
}

const asOwner = () => aRequestContext(demo.db, { person: owner });
const jobs = () => count(`graphile_worker.jobs where task_identifier = 'remove-demo'`);
const clock = fakeClock();

test('the demo’s own administrator and other staff are refused, and a word must be typed', async () => {
  const { id } = await demo.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', 'banco@pistone.example')
    .executeTakeFirstOrThrow();
  for (const person of [{ ...owner, customerId: id }, await aPerson(demo.db, 'sales')]) {
    const ctx = await aRequestContext(demo.db, { person });
    expect(await readDemoRemoval(ctx)).toEqual({ state: 'not-own' });
    expect(await ask(ctx)).toEqual({ kind: 'again', problem: 'refused' });
  }
  expect(await ask(await asOwner(), 'sì')).toEqual({ kind: 'again', problem: 'wrong-word' });
  expect(await askDemoRemoval(await asOwner(), new FormData())).toEqual({
    kind: 'again',
    problem: 'expired',
  });
  expect(await jobs()).toBe(0);
  // A job that nobody has asked for does nothing.
  expect(await removeDemo({ db: demo.db, clock })).toBe(false);
});

test('a shop that an earlier version filled is left alone', async () => {
  const stored = await readDemoMark(demo.db);
  const write = (value: unknown) =>
    demo.db
      .updateTable('settings')
      .set({ value: JSON.stringify(value) })
      .where('key', '=', 'demo_shop')
      .execute();
  await write({ products: 200 });
  expect(await readDemoRemoval(await asOwner())).toEqual({ state: 'unmarked' });
  expect(await ask(await asOwner())).toEqual({ kind: 'again', problem: 'refused' });
  await write(stored);
});

test('what is invented goes, what is one’s own stays, once, and a killed job begins anew', async () => {
  const { db } = demo;
  const first = async (table: 'products' | 'categories' | 'brands', where = 'true') =>
    (
      await sql<{
        id: number;
      }>`select id from ${sql.table(table)} where ${sql.raw(where)} order by id limit 1`.execute(db)
    ).rows[0]?.id ?? 0;
  const invented = await first(
    'products',
    `type = 'simple' and regular_price_cents > 0 and id in (select product_id from stock where on_hand - reserved > 3)`,
  );
  const inner = await first('categories', 'parent_id is not null');
  const brandId = await first('brands');
  const own = await aProduct(db, { categoryIds: [inner], columns: { brand_id: brandId }, stock: 10 });
  const ownOrder = (await anOrder(db, { items: [[own.id, 1]] })).order.id;
  const mixed = (
    await anOrder(db, {
      items: [
        [own.id, 1],
        [invented, 1],
      ],
    })
  ).order.id;
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify('Autoricambi Rossi') })
    .where('key', '=', 'shop_name')
    .execute();
  const found = await readDemoRemoval(await asOwner());
  expect(found).toMatchObject({ state: 'ready', counts: { products: 200, customers: 5, orders: 1 } });
  const asked = [ask(await asOwner()), ask(await asOwner())];
  for (const outcome of await Promise.all(asked)) expect(outcome).toMatchObject({ kind: 'go' });
  expect(await jobs()).toBe(1);
  expect(await readDemoRemoval(await asOwner())).toEqual({ state: 'removing' });

  // Killed at the last statement: everything is as before.
  const before = await sizes(db);
  const killed = db.transaction().execute(async (inside) => {
    await removeDemo({ db: inside, clock });
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await sizes(db)).toEqual(before);

  const done = await Promise.all([removeDemo({ db, clock }), removeDemo({ db, clock })]);
  expect(done.toSorted()).toEqual([false, true]);
  expect(await removeDemo({ db, clock })).toBe(false);
  expect(await readDemoRemoval(await asOwner())).toEqual({ state: 'removed' });

  expect(await count('products')).toBe(1);
  expect((await db.selectFrom('orders').select('id').execute()).map(({ id }) => id)).toEqual([ownOrder]);
  expect(mixed).not.toBe(ownOrder);
  expect(await count('brands')).toBe(1);
  const { rows: chain } = await sql<{ id: number }>`select category_id as id from product_categories`.execute(
    db,
  );
  expect(await count('categories')).toBe(chain.length);
  expect(await count(`customers where email like '%@pistone.example'`)).toBe(0);
  const settings = await db.selectFrom('settings').select(['key', 'value']).execute();
  const keys = new Map(settings.map(({ key, value }) => [key, value]));
  expect(keys.get('shop_name')).toBe('Autoricambi Rossi');
  // The first steps begin.
  expect(keys.get('set_up')).toEqual({});
  for (const key of ['shop_legal_name', 'shop_vat_number', 'bank_transfer_iban'])
    expect(keys.has(key)).toBe(false);
  expect(await count(`audit_entries where subject_kind = 'demo' and person_name = 'Rosa Rossi'`)).toBe(1);
  expect(await count(`graphile_worker.jobs where task_identifier = 'remove-demo-pictures'`)).toBe(1);

  const { rows: unused } = await sql`select id from images i where not ${isUsed}`.execute(db);
  expect(unused).toEqual([]);

  // Without one's own goods and orders it is as a shop that began empty.
  await db.deleteFrom('orders').execute();
  await db.deleteFrom('products').execute();
  await db.deleteFrom('categories').execute();
  await db.deleteFrom('brands').execute();
  await db.deleteFrom('slug_history').execute();
  const [after, usual] = [await sizes(db), await sizes(empty.db)];
  const differing = Object.keys(after).filter((name) => after[name] !== usual[name]);
  expect(differing.filter((name) => !(name in stays))).toEqual([]);
}, 120_000);

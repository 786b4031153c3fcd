import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aPriceList, type MadePriceList } from '#tests/factories/a-price-list.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';

let database: TestDatabase;
let workshops: MadePriceList;

beforeAll(async () => {
  database = await aTestDatabase();
  workshops = await aPriceList(database.db);
});
afterAll(() => database.close());

const db = () => database.db;
/** The rows of a product with where they lie, which another writing moves. */
async function rowsOf(productId: number) {
  const { rows } = await sql<{ list: number; cents: number; lies: string }>`
    select price_list_id as list, min_cents as cents, ctid::text as lies from listing_prices where product_id = ${productId}
    union all
    select v.price_list_id, v.cents, v.ctid::text from variation_prices v join products p on p.id = v.product_id
      where p.parent_id = ${productId} order by 1, 2`.execute(db());
  return rows;
}
const notesSince = async (id: number, productId: number) =>
  (
    await db()
      .selectFrom('listing_changes')
      .select('id')
      .where('id', '>', id)
      .where('product_id', '=', productId)
      .execute()
  ).length;
const lastNote = async () =>
  Number(
    (await db().selectFrom('listing_changes').select('id').orderBy('id', 'desc').executeTakeFirst())?.id ?? 0,
  );
const raise = (itemId: number, cents: number) =>
  sql`update products set regular_price_cents = regular_price_cents + ${cents}::int where id = ${itemId}`.execute(
    db(),
  );

test('a change of prices alone names the products; what is reduced, or changes otherwise, concerns everything', async () => {
  const { id } = await aProduct(db(), { regularPriceCents: 1000 });
  const { id: other } = await aProduct(db(), { regularPriceCents: 2000 });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end());
  const heard: (string | undefined)[] = [];
  client.on('notification', ({ payload }) => heard.push(payload));
  await client.query('listen shop_changes');
  const after = async (statement: string) => {
    heard.length = 0;
    await client.query(statement);
    await client.query('select');
    return [...new Set(heard)];
  };
  const one = `where id in (${id}, ${other})`;
  const since = await lastNote();
  expect(await after(`update products set regular_price_cents = regular_price_cents + 5 ${one}`)).toEqual([
    `prices:${id},${other}`,
  ]);
  const notes = await db()
    .selectFrom('listing_changes')
    .select(['product_id', 'only_prices'])
    .where('id', '>', since)
    .orderBy('product_id')
    .execute();
  expect(notes).toEqual([
    { product_id: id, only_prices: true },
    { product_id: other, only_prices: true },
  ]);
  expect(await after(`update products set sale_price_cents = 500 ${one}`)).toEqual(['all']);
  expect(await after(`update products set sale_price_cents = 400 where id = ${id}`)).toEqual([
    `prices:${id}`,
  ]);
  expect(await after(`update products set sale_price_cents = 5000 where id = ${id}`)).toEqual(['all']);
  expect(await after(`update products set regular_price_cents = 7, name = 'Altro' ${one}`)).toEqual(['all']);
  expect(await after(`update products set total_sales = 7 ${one}`)).toEqual([]);
});

test('[TIER-15] only the prices of lists that follow a change are written, and noted once', async () => {
  const { id } = await aProduct(db(), { regularPriceCents: 1000 });
  await db()
    .insertInto('price_list_entries')
    .values({ price_list_id: workshops.id, product_id: id, min_quantity: 1, price_cents: 800 })
    .execute();
  const before = await rowsOf(id);
  const since = await lastNote();
  await raise(id, 100);
  const after = await rowsOf(id);
  const own = (rows: typeof before) => rows.filter(({ list }) => list === workshops.id);
  expect(own(after)).toEqual(own(before));
  expect(after.filter(({ list }) => list !== workshops.id)).toMatchObject([{ cents: 1100 }]);
  expect(await notesSince(since, id)).toBe(1);
});

test('[TIER-15] a variation that changes leaves the prices of the others where they lie', async () => {
  const { id, variationIds } = await aVariableProduct(db());
  const ofVariations = async () =>
    (
      await sql<{ id: number; list: number; cents: number; lies: string }>`
        select product_id as id, price_list_id as list, cents, ctid::text as lies from variation_prices
        where product_id = any (${[...variationIds]}::int[]) order by 1, 2`.execute(db())
    ).rows;
  const [first = 0, second = 0] = variationIds;
  const before = await ofVariations();
  await raise(second, 500);
  const after = await ofVariations();
  const of = (rows: typeof before, one: number) => rows.filter((row) => row.id === one);
  expect(of(before, first).length).toBeGreaterThan(0);
  expect(of(after, first)).toEqual(of(before, first));
  expect(of(after, second).map(({ cents }) => cents)).not.toEqual(
    of(before, second).map(({ cents }) => cents),
  );
  expect(after).toHaveLength(before.length);
  const lists = (await rowsOf(id)).length;
  await sql`update products set status = 'draft' where id = ${first}`.execute(db());
  expect(of(await ofVariations(), first)).toEqual([]);
  await sql`update products set status = 'published' where id = ${first}`.execute(db());
  expect(await rowsOf(id)).toHaveLength(lists);
});

test('[TIER-15] what is sold no longer leaves no price, and has it once it is sold anew', async () => {
  const { id } = await aProduct(db(), { regularPriceCents: 1000 });
  const status = (value: string) => sql`update products set status = ${value} where id = ${id}`.execute(db());
  const before = (await rowsOf(id)).map(({ list, cents }) => [list, cents]);
  await status('draft');
  expect(await rowsOf(id)).toEqual([]);
  await status('published');
  expect((await rowsOf(id)).map(({ list, cents }) => [list, cents])).toEqual(before);
});

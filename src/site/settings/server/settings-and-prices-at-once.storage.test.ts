import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aPriceList, type MadePriceList } from '#tests/factories/a-price-list.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aTaxRate } from '#tests/factories/a-tax-rate.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';

let database: TestDatabase;
let workshops: MadePriceList;
let productId: number;

beforeAll(async () => {
  database = await aTestDatabase();
  workshops = await aPriceList(database.db);
  await aTaxRate(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('settings').execute();
  productId = (await aProduct(database.db, { regularPriceCents: 1220 })).id;
});

// biome-ignore lint/suspicious/noExplicitAny: a connection or a transaction, whichever it is.
type Any = Kysely<any>;

const pricesAreNet = async (db: Any) => {
  await sql`insert into settings (key, value) values ('prices_include_tax', 'false')`.execute(db);
  await sql`select refresh_many_listing_prices(array(select id from products where type <> 'variation'))`.execute(
    db,
  );
};
const costs = (cents: number) => (db: Any) =>
  sql`update products set regular_price_cents = ${cents} where id = ${productId}`.execute(db);
const isListedAnew = (db: Any) =>
  sql`insert into price_list_entries (price_list_id, product_id, min_quantity, price_cents)
    values (${workshops.id}, ${productId}, 1, 777)`.execute(db);

/** How many sessions wait for a lock that another one holds. */
const waitingSessions = async () => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    database.db,
  );
  return rows.length;
};

async function atOnce(first: (db: Any) => Promise<unknown>, second: (db: Any) => Promise<unknown>) {
  let waits: Promise<unknown> = Promise.resolve();
  await database.db.transaction().execute(async (one) => {
    await first(one);
    waits = database.db.transaction().execute(second);
    waits.catch(() => {});
    await expect.poll(waitingSessions, { timeout: 15_000 }).toBeGreaterThan(0);
  });
  await waits;
}

const listed = async () => {
  const one = database.db
    .selectFrom('listing_prices')
    .select('min_cents')
    .where('product_id', '=', productId)
    .where('price_list_id', '=', workshops.id);
  return (await one.executeTakeFirstOrThrow()).min_cents;
};

it('[TIER-15] a price that is changed while the shop changes how it counts VAT is listed by what holds afterwards', async () => {
  await atOnce(pricesAreNet, costs(2440));
  expect(await listed()).toBe(2440);
});

it('[TIER-15] nor does it matter which of the two comes first', async () => {
  await atOnce(costs(2440), pricesAreNet);
  expect(await listed()).toBe(2440);
});

it('[TIER-15] a list that names a product while its price changes wins, and neither change fails', async () => {
  await atOnce(costs(2440), isListedAnew);
  expect(await listed()).toBe(777);
});

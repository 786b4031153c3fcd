import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { aPriceList } from '#tests/factories/a-price-list.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { notePriceReason } from './note-price-reason.ts';
import { readPriceHistory } from './read-price-history.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await aTestDatabase();
});
afterAll(() => database.close());

const db = () => database.db;
type Line = { regular_cents: number | null; sale_cents: number | null; reason: string; person_name: string };
const historyOf = async (id: number): Promise<readonly Line[]> =>
  db()
    .selectFrom('price_history')
    .select(['regular_cents', 'sale_cents', 'reason', 'person_name'])
    .where('product_id', '=', id)
    .orderBy('id')
    .execute();
const pricesOf = async (id: number) =>
  (await historyOf(id)).map((line) => [line.regular_cents, line.sale_cents]);
const update = (id: number, columns: Record<string, unknown>) =>
  db().updateTable('products').set(columns).where('id', '=', id).execute();
const gaps = async () => {
  const { rows } = await sql<{ id: number }>`select price_history_gaps() as id`.execute(db());
  return rows.map(({ id }) => id);
};

describe('every change of a public price is appended to the history', () => {
  it('with price and sale, and nothing where no price changes', async () => {
    const { id } = await aProduct(db());
    await update(id, { regular_price_cents: 1500 });
    await update(id, { sale_price_cents: 1300 });
    await update(id, { total_sales: 9, name: 'Un altro nome', regular_price_cents: 1500 });
    // A sale that is not below the price is none.
    await update(id, { sale_price_cents: 1600 });
    expect(await pricesOf(id)).toEqual([
      [1220, null],
      [1500, null],
      [1500, 1300],
      [1500, null],
    ]);
  });

  it('when it is published, withdrawn and removed', async () => {
    const { id } = await aProduct(db(), { columns: { status: 'draft' } });
    expect(await pricesOf(id)).toEqual([]);
    await update(id, { status: 'published' });
    await update(id, { status: 'draft', regular_price_cents: 900 });
    await update(id, { status: 'published' });
    await db().deleteFrom('products').where('id', '=', id).execute();
    expect(await pricesOf(id)).toEqual([
      [1220, null],
      [null, null],
      [900, null],
      [null, null],
    ]);
  });

  it('of variations, which are for sale with their product', async () => {
    const oil = await aVariableProduct(db());
    const [small = 0] = oil.variationIds;
    await update(small, { sale_price_cents: 1000 });
    await update(oil.id, { status: 'draft' });
    expect(await pricesOf(small)).toEqual([
      [1220, null],
      [1220, 1000],
      [null, null],
    ]);
    expect(await pricesOf(oil.id)).toEqual([]);
  });

  it('with the person and the reason of the transaction, and without any as unknown', async () => {
    const { id } = await aProduct(db());
    const ctx = await aRequestContext(db());
    await db()
      .transaction()
      .execute(async (transaction) => {
        await notePriceReason({ ...ctx, db: transaction }, 'product-editor');
        await transaction
          .updateTable('products')
          .set({ regular_price_cents: 1000 })
          .where('id', '=', id)
          .execute();
      });
    await update(id, { regular_price_cents: 1100 });
    expect((await historyOf(id)).map((line) => line.reason)).toEqual([
      'unknown',
      'product-editor',
      'unknown',
    ]);
    await expect(notePriceReason(ctx, 'product-editor')).rejects.toThrow('transaction');
  });

  it('also by a statement that asks for quiet', async () => {
    const { id } = await aProduct(db());
    await db()
      .transaction()
      .execute(async (transaction) => {
        await sql`set local pistone.quiet = 'on'`.execute(transaction);
        await transaction
          .updateTable('products')
          .set({ regular_price_cents: 1000 })
          .where('id', '=', id)
          .execute();
      });
    expect(await pricesOf(id)).toEqual([
      [1220, null],
      [1000, null],
    ]);
  });

  it('in the order in which prices were changed, whichever transaction began first', async () => {
    const { id } = await aProduct(db());
    await db()
      .transaction()
      .execute(async (early) => {
        await sql`select now()`.execute(early);
        await update(id, { regular_price_cents: 1000 });
        await early.updateTable('products').set({ regular_price_cents: 1100 }).where('id', '=', id).execute();
      });
    const { rows } = await sql<{ ordered: boolean }>`
      select bool_and(changed_at >= before) as ordered from (
        select changed_at, lag(changed_at, 1, '-infinity') over (order by id) as before from price_history where product_id = ${id}) x`.execute(
      db(),
    );
    expect([rows, await pricesOf(id)]).toEqual([
      [{ ordered: true }],
      [
        [1220, null],
        [1000, null],
        [1100, null],
      ],
    ]);
  });
});

describe('the history', () => {
  it('is never changed, shortened or emptied', async () => {
    const { id } = await aProduct(db());
    const before = await historyOf(id);
    await expect(
      sql`update price_history set regular_cents = 1 where product_id = ${id}`.execute(db()),
    ).rejects.toThrow('never changed');
    await expect(sql`delete from price_history where product_id = ${id}`.execute(db())).rejects.toThrow(
      'never changed',
    );
    await expect(sql`truncate price_history`.execute(db())).rejects.toThrow('never changed');
    expect(await historyOf(id)).toEqual(before);
  });

  it('says what everybody is asked now, which a check works out again', async () => {
    expect(await gaps()).toEqual([]);
    const { id } = await aProduct(db());
    await sql`alter table products disable trigger product_prices_changed`.execute(db());
    await update(id, { regular_price_cents: 1 });
    await sql`alter table products enable trigger product_prices_changed`.execute(db());
    expect(await gaps()).toEqual([id]);
    await update(id, { regular_price_cents: 1220 });
    expect(await gaps()).toEqual([]);
  });
});

test('staff read it with the newest change first, beside what stood before', async () => {
  const { id } = await aProduct(db());
  await update(id, { regular_price_cents: 1500 });
  await update(id, { sale_price_cents: 1000 });
  const { lines, older } = await readPriceHistory(await aRequestContext(db()), { id, taxClass: 'standard' });
  expect(lines.map(({ regular, sale, before }) => [before?.regular ?? null, regular, sale])).toEqual([
    [1500, 1500, 1000],
    [1220, 1500, null],
    [null, 1220, null],
  ]);
  expect([lines.map(({ reason }) => reason), older]).toEqual([['unknown', 'unknown', 'unknown'], 0]);
});

describe('where everybody buys by a price list', () => {
  beforeEach(async () => {
    const list = await aPriceList(db());
    await db()
      .updateTable('customer_groups')
      .set({ price_list_id: list.id })
      .where('slug', '=', 'retail')
      .execute();
  });

  it('its entries and percentages are public prices, with VAT as the shop writes its own', async () => {
    const list = await db()
      .selectFrom('customer_groups')
      .select('price_list_id as id')
      .where('slug', '=', 'retail')
      .executeTakeFirstOrThrow();
    const { id } = await aProduct(db(), { salePriceCents: 1159 });
    await db()
      .insertInto('price_list_percentages')
      .values({ price_list_id: list.id, basis_points: 1000 })
      .execute();
    await db()
      .insertInto('price_list_entries')
      .values({ price_list_id: list.id, product_id: id, price_cents: 800 })
      .execute();
    await db().deleteFrom('price_list_entries').where('product_id', '=', id).execute();
    expect(await pricesOf(id)).toEqual([
      [1220, 1159],
      [1098, null],
      [976, null],
      [1098, null],
    ]);
    expect(await gaps()).toEqual([]);
  });
});

test('two thousand prices that change in one statement are written as one set', async () => {
  await db()
    .transaction()
    .execute(async (transaction) => {
      await sql`set local pistone.quiet = 'on'`.execute(transaction);
      await sql`insert into products (type, slug, name, regular_price_cents)
        select 'simple', 'tanti-' || g, 'Ricambio', 500 from generate_series(1, 2000) g`.execute(transaction);
      await sql`update products set regular_price_cents = 600 where slug like 'tanti-%'`.execute(transaction);
    });
  const { rows } = await sql<{ lines: number; moments: number }>`
    select count(*)::int as lines, count(distinct changed_at)::int as moments from price_history h join products p on p.id = h.product_id
    where p.slug like 'tanti-%'`.execute(db());
  expect(rows).toEqual([{ lines: 4000, moments: 1 }]);
});

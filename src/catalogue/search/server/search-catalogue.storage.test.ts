import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShopMemory } from '#foundation/services/shop-memory.ts';
import { aProduct, refreshProduct } from '#tests/factories/a-product.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { refreshSearch } from './refresh-search.ts';
import { searchCatalogue } from './search-catalogue.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await aTestDatabase();
});
afterAll(() => database.close());

const search = (text: string) => searchCatalogue({ db: database.db, memory: createShopMemory() }, text, null);

test('a misspelt search shows what was meant, and says so', async () => {
  const filter = await aProduct(database.db, { name: 'Filtro olio motore' });
  expect(await search('filtro oleo')).toEqual({ ids: [filter.id], takenFor: 'filtro olio' });
  expect(await search('Filtro OLIO')).toEqual({ ids: [filter.id], takenFor: null });
});

test('what is written as it should be is never taken for something else', async () => {
  await aProduct(database.db, { name: 'Catena distribuzione' });
  const cable = await aProduct(database.db, { name: 'Candela' });
  expect((await search('candela')).ids).toEqual([cable.id]);
  expect(await search('catena candela')).toEqual({ ids: [], takenFor: null });
});

test('a new product can be meant at once, a renamed one by its new name', async () => {
  const { db } = database;
  const part = await aProduct(db, { name: 'Termostato' });
  expect(await search('termosttao')).toEqual({ ids: [part.id], takenFor: 'termostato' });
  await db.updateTable('products').set({ name: 'Radiatore' }).where('id', '=', part.id).execute();
  await refreshProduct(db, part.id);
  expect(await search('radiattore')).toEqual({ ids: [part.id], takenFor: 'radiatore' });
  await refreshSearch(db);
  expect(await search('termosttao')).toEqual({ ids: [], takenFor: null });
});

test('the words of the catalogue are counted by products', async () => {
  const { db } = database;
  for (const name of ['Alternatore nuovo', 'Alternatore rigenerato']) await aProduct(db, { name });
  await refreshSearch(db);
  const counted = await db
    .selectFrom('search_words')
    .select(['word', 'uses'])
    .where('word', 'in', ['alternatore', 'rigenerato'])
    .orderBy('word')
    .execute();
  expect(counted).toEqual([
    { word: 'alternatore', uses: 2 },
    { word: 'rigenerato', uses: 1 },
  ]);
});

test('the best sold products are picked anew, and stand before others that answer equally well', async () => {
  const { db } = database;
  const [rare, sold] = [
    await aProduct(db, { name: 'Batteria' }),
    await aProduct(db, { name: 'Batteria', columns: { total_sales: 40 } }),
  ];
  await refreshSearch(db);
  const first = await db
    .selectFrom('search_favourites')
    .select('product_id')
    .where('place', '=', 1)
    .execute();
  expect(first).toEqual([{ product_id: sold.id }]);
  expect((await search('batteria')).ids).toEqual([sold.id, rare.id]);
  await db.deleteFrom('products').where('id', '=', sold.id).execute();
  expect((await search('batteria')).ids).toEqual([rare.id]);
});

test('a favourite that is hidden or renamed is found no more by what it was', async () => {
  const { db } = database;
  const part = await aProduct(db, { name: 'Parafango' });
  await refreshSearch(db);
  await db.updateTable('products').set({ name: 'Cofano' }).where('id', '=', part.id).execute();
  await refreshProduct(db, part.id);
  expect((await search('parafango')).ids).toEqual([]);
  expect((await search('cofano')).ids).toEqual([part.id]);
  await sql`update products set catalog_visibility = 'hidden' where id = ${part.id}`.execute(db);
  expect((await search('cofano')).ids).toEqual([]);
});

test('a product is found from when it is published, by words and by code', async () => {
  const { db } = database;
  const part = await aProduct(db, { name: 'Spinterogeno', sku: 'SPN-77', columns: { status: 'draft' } });
  const found = async () => [(await search('spinterogeno')).ids, (await search('SPN-77')).ids];
  expect(await found()).toEqual([[], []]);
  await db.updateTable('products').set({ status: 'published' }).where('id', '=', part.id).execute();
  expect(await found()).toEqual([[part.id], [part.id]]);
  await db.updateTable('products').set({ catalog_visibility: 'catalog' }).where('id', '=', part.id).execute();
  expect(await found()).toEqual([[], []]);
});

test('of two that answer equally well the better sold one stands first, as of last night', async () => {
  const { db } = database;
  const [one, other] = [
    await aProduct(db, { name: 'Tergicristallo' }),
    await aProduct(db, { name: 'Tergicristallo' }),
  ];
  await db.deleteFrom('search_favourites').execute();
  expect((await search('tergicristallo')).ids).toEqual([one.id, other.id]);
  await db.updateTable('products').set({ total_sales: 3 }).where('id', '=', other.id).execute();
  await refreshSearch(db);
  await db.deleteFrom('search_favourites').execute();
  expect((await search('tergicristallo')).ids).toEqual([other.id, one.id]);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjustStock } from '#catalogue/stock/server/staff/change-stock.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { type ProductsQuery, productsList } from '../rules/product-list.ts';
import { listProducts } from './list-products.ts';

let home: TestDatabase;
let ctx: TestRequestContext;
let oil: Awaited<ReturnType<typeof aVariableProduct>>;
const inLitres = (stocks: readonly [number, number]) =>
  ['1-l', '5-l'].map((litri, at) => ({
    terms: { litri },
    stock: stocks[at] ?? 0,
    regularPriceCents: at === 0 ? 900 : 4000,
  }));

beforeAll(async () => {
  home = await aTestDatabase();
  const { db } = home;
  ctx = await aRequestContext(db);
  await aProduct(db, { name: 'Dischi', stock: 12, regularPriceCents: 5000, salePriceCents: 800 });
  await aProduct(db, { name: 'Filtro', stock: 30, reserved: 2, regularPriceCents: 700 });
  await aProduct(db, { name: 'Sonda', stock: 3, regularPriceCents: null });
  await aProduct(db, { name: 'Cinghia', stock: 1, reserved: 4, regularPriceCents: 2500 });
  oil = await aVariableProduct(db, { name: 'Olio', variations: inLitres([0, 20]) });
  await aVariableProduct(db, { name: 'Cera', variations: [] });
});
afterAll(() => home.close());

const listed = async (asked: Partial<ProductsQuery>) => {
  const list = await listProducts(ctx, { ...productsList.whole, ...asked });
  if (!list) throw new Error('no such page');
  expect(list.total).toBe(list.rows.length);
  return list.rows;
};
const names = async (asked: Partial<ProductsQuery>) => (await listed(asked)).map(({ name }) => name);
const pieces = async (asked: Partial<ProductsQuery>) =>
  (await listed(asked)).map(({ name, available }) => `${name} ${available}`);

test('a variable product has what can be sold of its variations, and is ordered by that', async () => {
  const byStock = ['Cinghia -3', 'Cera 0', 'Sonda 3', 'Dischi 12', 'Olio 20', 'Filtro 28'];
  expect(await pieces({ sort: 'stock' })).toEqual(byStock);
  expect(await pieces({ sort: 'stock-desc' })).toEqual(byStock.toReversed());
});

test('what runs low is found among variations as well, as soon as it does', async () => {
  expect(await names({ stock: 'low' })).toEqual(['Sonda']);
  const [, itemId = 0] = oil.variationIds;
  const clerk = await aRequestContext(home.db, { person: await aPerson(home.db, 'warehouse') });
  await adjustStock(clerk, itemId, {
    mode: 'count',
    pieces: 4,
    reason: 'loss',
    note: '',
    seen: 20,
    at: null,
  });
  expect(await pieces({ stock: 'low', sort: 'stock-desc' })).toEqual(['Olio 4', 'Sonda 3']);
  expect((await listed({ stock: 'low' })).every(({ isLow }) => isLow)).toBe(true);
  expect((await listed({})).filter(({ isLow }) => isLow)).toHaveLength(2);
  await sql`delete from products where id = ${itemId}`.execute(home.db);
  expect(await pieces({ sort: 'stock' })).toEqual(expect.arrayContaining(['Olio 0']));
  expect(await names({ stock: 'low' })).toEqual(['Sonda']);
});

test('a threshold that is raised, and a product that becomes a simple one, count at once', async () => {
  await sql`update stock set low_stock_threshold = 50 where product_id = (select id from products where name = 'Filtro')`.execute(
    home.db,
  );
  expect(await names({ stock: 'low', sort: 'name' })).toEqual(['Filtro', 'Sonda']);
  const { id } = await aProduct(home.db, { name: 'Guanti', stock: 2 });
  expect(await names({ stock: 'low', sort: 'name' })).toEqual(['Filtro', 'Guanti', 'Sonda']);
  await sql`update products set type = 'variable', regular_price_cents = null where id = ${id}`.execute(
    home.db,
  );
  expect(await pieces({ sort: 'stock' })).toContain('Guanti 0');
  await sql`delete from products where id = ${id}`.execute(home.db);
});

test('the order by price is that of what shoppers pay, of a variable product its cheapest; without a price it comes last', async () => {
  expect((await names({ sort: 'price' })).slice(0, 4)).toEqual(['Filtro', 'Dischi', 'Olio', 'Cinghia']);
  expect((await names({ sort: 'price-desc' })).slice(0, 4)).toEqual(['Cinghia', 'Olio', 'Dischi', 'Filtro']);
  expect((await names({ sort: 'price' })).slice(4)).toEqual(['Sonda', 'Cera']);
});

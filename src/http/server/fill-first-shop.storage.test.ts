import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/factories/test-database.ts';
import { fillFirstShop, isUntouched } from './fill-first-shop.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

let starts = 0;

const fill = (connectionString: string, products: number) =>
  fillFirstShop({
    connectionString,
    products,
    onFirstStart() {
      starts += 1;
    },
    onProgress: () => {},
  });

test('the first start prints the log-ins of the demo, the next ones do not', async () => {
  expect(await isUntouched(database.url)).toBe(true);
  const first = await fill(database.url, 3);
  expect(first.logins.map(({ address }) => address)).toEqual([
    '/my-account/',
    '/my-account/',
    '/staff/',
    '/staff/',
  ]);
  const second = await fill(database.url, 3);
  expect(second).toEqual({ logins: [], pictures: first.pictures });
  expect(starts).toBe(1);
  expect(await isUntouched(database.url)).toBe(false);
});

test('a start without demo data has no log-in to print', async () => {
  const empty = await freshDatabase();
  expect(await fill(empty.url, 0)).toEqual({ logins: [], pictures: [{ view: 'hero' }] });
  await empty.drop();
});

test('a shop without demo data is left alone', async () => {
  const own = await freshDatabase();
  const client = new pg.Client({ connectionString: own.url });
  await client.connect();
  await client.query(`insert into categories (slug, name) values ('freni', 'Freni')`);
  const filled = await fill(own.url, 10);
  expect(filled).toEqual({ logins: [], pictures: [] });
  expect((await client.query('select count(*)::int as n from products')).rows).toEqual([{ n: 0 }]);
  await client.end();
  await own.drop();
});

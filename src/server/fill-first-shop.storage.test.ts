import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/makers/test-database.ts';
import { fillFirstShop } from './fill-first-shop.ts';

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

test('the first start tells the log-ins, the next ones do not', async () => {
  const first = await fill(database.url, 0);
  expect(first.logins.map(({ address }) => address)).toEqual(['/staff/']);
  expect(first.pictures).toEqual([{ view: 'hero' }]);
  const second = await fill(database.url, 0);
  expect(second).toEqual({ logins: [], pictures: first.pictures });
  expect(starts).toBe(1);
});

test('a shop of somebody’s own is left alone', async () => {
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

import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { settingsFrom } from '../rules/registry.ts';
import { readSettings } from './read-settings.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await aTestDatabase();
});
afterAll(() => database.close());

test('settings are the defaults until something else is stored', async () => {
  await database.db.deleteFrom('settings').execute();
  expect(await readSettings(database.db)).toEqual(settingsFrom(new Map()));
  await database.db
    .insertInto('settings')
    .values([
      { key: 'shop_name', value: JSON.stringify('Officina') },
      { key: 'products_per_page', value: JSON.stringify(12) },
      { key: 'gallery_zoom', value: JSON.stringify('yes') },
    ])
    .execute();
  expect(await readSettings(database.db)).toMatchObject({
    shop_name: 'Officina',
    products_per_page: 12,
    gallery_zoom: false,
  });
});

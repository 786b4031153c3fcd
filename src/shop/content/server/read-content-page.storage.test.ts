import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTestDatabase, type TestDatabase } from '#tests/makers/a-test-database.ts';
import { readContentPage } from './read-content-page.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await aTestDatabase();
  await database.db
    .insertInto('content_pages')
    .values({ slug: 'spedizioni', title: 'Spedizioni', body_html: '<p>In 24 ore</p>' })
    .execute();
});
afterAll(() => database.close());

test('a page of text is found by its slug', async () => {
  expect(await readContentPage(database, 'spedizioni')).toMatchObject({
    slug: 'spedizioni',
    title: 'Spedizioni',
    bodyHtml: '<p>In 24 ore</p>',
  });
});

test.each(['nessuna', '', 'a\0', 'x'.repeat(5000)])('there is no such page, number %#', async (slug) => {
  expect(await readContentPage(database, slug)).toBeNull();
});

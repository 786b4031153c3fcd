import { afterAll, beforeAll, expect, test } from 'vitest';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { readContentPage } from './read-content-page.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await aTestDatabase();
  await database.db
    .insertInto('content_pages')
    .values([
      { slug: 'spedizioni', title: 'Spedizioni', body_html: '<p>In 24 ore</p>' },
      { slug: 'pagamenti', title: 'Pagamenti', body_html: '<p>IBAN [shop_iban]</p>' },
    ])
    .execute();
});
afterAll(() => database.close());

const htmlOf = async (slug: string) => {
  const page = await readContentPage(await aRequestContext(database.db), slug);
  return page && { ...page.content, path: page.path };
};

test('a page that was never made of blocks is one text in the language of the shop', async () => {
  expect(await htmlOf('spedizioni')).toEqual({
    slug: 'spedizioni',
    path: '/spedizioni/',
    title: { it: 'Spedizioni', en: '' },
    blocks: [{ id: 'text', kind: 'text', version: 1, values: { html: { it: '<p>In 24 ore</p>', en: '' } } }],
  });
});

test.each(['nessuna', '', 'a\0', 'x'.repeat(5000)])('there is no such page, number %#', async (slug) => {
  expect(await readContentPage(await aRequestContext(database.db), slug)).toBeNull();
});

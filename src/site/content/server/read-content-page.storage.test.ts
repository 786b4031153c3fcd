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

test('a page of text is found by its slug', async () => {
  expect(await readContentPage(await aRequestContext(database.db), 'spedizioni')).toMatchObject({
    slug: 'spedizioni',
    title: 'Spedizioni',
    bodyHtml: '<p>In 24 ore</p>',
  });
});

test('a page names the data of the firm that the settings hold', async () => {
  const at = async (iban: string) =>
    readContentPage(
      await aRequestContext(database.db, { settings: { bank_transfer_iban: iban } }),
      'pagamenti',
    );
  expect((await at('IT11 A'))?.bodyHtml).toBe('<p>IBAN IT11 A</p>');
  expect((await at('IT22 B'))?.bodyHtml).toBe('<p>IBAN IT22 B</p>');
});

test.each(['nessuna', '', 'a\0', 'x'.repeat(5000)])('there is no such page, number %#', async (slug) => {
  expect(await readContentPage(await aRequestContext(database.db), slug)).toBeNull();
});

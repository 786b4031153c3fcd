import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { projectRoot } from './project-root.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await aTestDatabase();
});
afterAll(() => database.close());

const signature = 'aB-_'.repeat(11).slice(0, 43);
const reset = `http://shop.test/my-account/lost-password/?key=12.${signature}&login=5`;
const order = `http://shop.test/my-account/view-order/3/?link=t5k2a0.${signature}`;

test('emails that were stored with the key of a link lose it, and nothing else', async () => {
  const text = `Vai a\n${reset}\no a ${order}. La chiave key=12 resta.`;
  const html = `<a href="${reset.replace('&', '&amp;')}">Vai</a> <a href="${order}">Ordine</a>`;
  const email = { kind: 'account-reset-password', recipient: 'a@example.com', subject: 'Nuova password' };
  await database.db
    .insertInto('outbox')
    .values({ ...email, html, body_text: text })
    .execute();
  await database.db.insertInto('outbox').values(email).execute();
  const file = join(projectRoot(), 'src/foundation/database/migrations/0070-masked-email-keys.sql');
  await sql.raw(await readFile(file, 'utf8')).execute(database.db);
  const masked = (stored: string) =>
    stored.replaceAll(`12.${signature}`, '********').replaceAll(`t5k2a0.${signature}`, '********');
  const rows = await database.db.selectFrom('outbox').select(['html', 'body_text']).orderBy('id').execute();
  expect(rows).toEqual([
    { html: masked(html), body_text: masked(text) },
    { html: null, body_text: null },
  ]);
});

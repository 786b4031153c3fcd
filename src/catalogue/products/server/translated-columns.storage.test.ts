import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { translatedColumns } from './translated-columns.ts';

let home: TestDatabase;
let own: Audience;

beforeAll(async () => {
  home = await aTestDatabase();
  own = (await aRequestContext(home.db)).visitor.audience;
});
afterAll(() => home.close());

const statement = (audience: Audience, id = 0) =>
  sql<{ translated_name?: string | null }>`select p.name${translatedColumns(audience, 'p', ['name'])}
    from products p where p.id = ${id}`;
const english = (audience: Audience): Audience => ({ ...audience, locale: 'en', contentLocale: 'it' });

test('[SITE-01] a statement for readers of the shop’s own language is what it would be without translations', () => {
  const { sql: text, parameters } = statement(own).compile(home.db);
  expect(text.replace(/\s+/g, ' ')).toBe('select p.name from products p where p.id = $1');
  expect(parameters).toEqual([0]);
});

test('[SITE-01] a translation is read by its key', async () => {
  const { id } = await aProduct(home.db);
  await home.db
    .insertInto('product_translations')
    .values({ product_id: id, language: 'en', name: 'Disc' })
    .execute();
  const { rows } = await statement(english(own), id).execute(home.db);
  expect(rows[0]?.translated_name).toBe('Disc');
  const plan = await home.db.transaction().execute(async (inside) => {
    await sql`set local enable_seqscan = off`.execute(inside);
    return sql<{ 'QUERY PLAN': string }>`explain ${statement(english(own), id)}`.execute(inside);
  });
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('product_translations_pkey');
});

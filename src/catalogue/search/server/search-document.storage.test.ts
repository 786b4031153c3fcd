import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type ProductField, productFields } from '#catalogue/products/rules/product-fields.ts';
import { aTestDatabase } from '#tests/factories/a-test-database.ts';

test('the search document holds the fields of products that are declared for it, each with its weight', async () => {
  const { db, close } = await aTestDatabase();
  const { rows } = await sql<{ prosrc: string }>`
    select prosrc from pg_proc where proname = 'refresh_search'`.execute(db);
  await close();
  const weighed = [...(rows[0]?.prosrc ?? '').matchAll(/setweight\((.*?), '([ABCD])'\)/gs)];
  const found = Object.entries<ProductField>(productFields).map(([name, { columns }]) => {
    const holds = ([, text]: RegExpMatchArray) =>
      columns.some((column) => new RegExp(`\\bp\\.${column}\\b`).test(text ?? ''));
    return [name, weighed.find(holds)?.[2]];
  });
  const declared = Object.entries<ProductField>(productFields).map(([name, { search }]) => [name, search]);
  expect(found).toEqual(declared);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory } from '#tests/factories/a-category.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { countList } from '../../../rules/counts/count.ts';
import { beginCount } from './begin-count.ts';
import { writeCounted } from './count-articles.ts';
import { readCountPage } from './read-count-page.ts';
import { readDifferences } from './read-differences.ts';

let home: TestDatabase;
let clerk: TestRequestContext;
beforeAll(async () => {
  home = await aTestDatabase();
  clerk = await aRequestContext(home.db, { person: await aPerson(home.db, 'warehouse') });
});
afterAll(() => home.close());

test('what a count says of its articles is what its lists hold, of everything, a category and a brand', async () => {
  const category = await aCategory(home.db, { name: 'Freni di tutto' });
  const { id: brandId } = await home.db
    .insertInto('brands')
    .values({ name: 'Conta', slug: 'conta' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const inBoth = { categoryIds: [category.id], columns: { brand_id: brandId }, stock: 3 };
  const simple = await aProduct(home.db, inBoth);
  const draft = await aProduct(home.db, { ...inBoth, columns: { brand_id: brandId, status: 'draft' } });
  const parent = await aVariableProduct(home.db, {
    ...inBoth,
    variations: [
      { terms: { litri: '1-l' }, stock: 3 },
      { terms: { litri: '5-l' }, stock: 3 },
    ],
  });
  const trashed = await aProduct(home.db, inBoth);
  const variations = parent.variationIds;
  const scopes = { category: { categoryId: category.id }, brand: { brandId }, all: {} } as const;
  for (const scope of ['category', 'brand', 'all'] as const) {
    const whole = {
      name: `Conta di ${scope}`,
      scope,
      categoryId: null,
      brandId: null,
      isBlind: false,
      locationId: null,
    };
    const begun = await beginCount(clerk, { ...whole, ...scopes[scope] });
    if (!begun.ok) throw new Error('no count');
    const line = { sku: '', counted: 3, was: null };
    await writeCounted(
      clerk,
      begun.id,
      [simple.id, trashed.id, ...variations.slice(1)].map((productId) => ({ ...line, productId })),
    );
    await sql`update products set status = 'trash', trashed_at = now(), trashed_from = 'published' where id = ${trashed.id}`.execute(
      home.db,
    );
    const list = countList(begun.id);
    const listed = async (tab: 'all' | 'todo' | 'counted') => {
      const page = await readCountPage(clerk, begun.id, { ...list.whole, tab });
      return { ids: page?.rows.map((row) => row.id), tabs: page?.tabs };
    };
    const { ids: all = [], tabs } = await listed('all');
    const { ids: todo = [] } = await listed('todo');
    const { ids: counted = [] } = await listed('counted');
    expect(tabs).toEqual({ all: all.length, todo: todo.length, counted: counted.length });
    expect(counted).toHaveLength(2);
    expect(todo).toContain(draft.id);
    for (const id of [trashed.id, parent.id]) expect(all).not.toContain(id);
    const { uncounted } = (await readDifferences(clerk, begun.id, 1)) ?? {};
    const { rows } = await sql<{ articles: number; pieces: number }>`
      select count(*)::int as articles, coalesce(sum(on_hand), 0)::int as pieces from stock
      where on_hand <> 0 and product_id = any (${todo}::int[])`.execute(home.db);
    expect(uncounted).toEqual(rows[0]);
    await sql`update products set status = 'published', trashed_at = null, trashed_from = null where id = ${trashed.id}`.execute(
      home.db,
    );
  }
});

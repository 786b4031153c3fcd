import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endCategory } from '#catalogue/taxonomy/server/categories/end-category.ts';
import type { Database } from '#foundation/database/client.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type RequestContextOptions } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import type { MenuName } from '../rules/menu-entry.ts';
import { readMenus } from './read-menus.ts';

let home: TestDatabase;
let db: Database;
let ids: { readonly brakes: number; readonly filters: number; readonly product: number };

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  const id = async (query: ReturnType<typeof sql<{ id: number }>>) =>
    (await query.execute(db)).rows[0]?.id ?? 0;
  await sql`delete from menu_entries`.execute(db);
  ids = {
    brakes: await id(sql`insert into categories (name, slug) values ('Freni', 'freni') returning id`),
    filters: await id(sql`insert into categories (name, slug) values ('Filtri', 'filtri') returning id`),
    product: (await aProduct(db, { slug: 'disco', name: 'Disco' })).id,
  };
  const brand = await id(sql`insert into brands (name, slug) values ('Frenalto', 'frenalto') returning id`);
  await sql`insert into category_translations (category_id, language, name) values (${ids.brakes}, 'en', 'Brakes')`.execute(
    db,
  );
  const pageId = await id(
    sql`insert into content_pages (slug, title, body_html) values ('resi', 'Resi', '') returning id`,
  );
  await sql`
    insert into page_blocks (page_id, published, saved_at, saved_by_name)
    values (${pageId}, '{"slug": "resi", "title": {"it": "Resi", "en": "Returns"}, "blocks": []}', now(), '')`.execute(
    db,
  );
  await sql`
    insert into menu_entries (menu, position, kind, target_id, target_name, words_it, words_en) values
      ('header', 1, 'category', ${ids.brakes}, 'Freni', '', ''),
      ('header', 2, 'category', ${ids.filters}, 'Filtri', 'I filtri', ''),
      ('header', 3, 'product', ${ids.product}, 'Disco', '', 'Disc'),
      ('header', 4, 'brand', ${brand}, 'Frenalto', '', ''),
      ('header', 6, 'page', ${pageId}, 'Resi', '', ''),
      ('header', 7, 'brand', 999999, 'Sparita', '', '')`.execute(db);
});
afterAll(() => home.close());

const shown = async (options: RequestContextOptions = {}, menu: MenuName = 'header') =>
  (await readMenus(await aRequestContext(db, options)))[menu].map(({ name, lang, path }) =>
    [name, ...(lang ? [lang] : []), path].join(' '),
  );

test('[SITE-18] entries lead to what they name, in the language of the reader', async () => {
  expect(await shown()).toEqual([
    'Freni /product-category/freni/',
    'I filtri /product-category/filtri/',
    'Disco /product/disco/',
    'Frenalto /brand/frenalto/',
    'Resi /resi/',
  ]);
  expect(await shown({ audience: { locale: 'en', contentLocale: 'it' } })).toEqual([
    'Brakes /product-category/freni/',
    'Filtri it /product-category/filtri/',
    'Disc /product/disco/',
    'Frenalto /brand/frenalto/',
    'Returns /resi/',
  ]);
});

test('what is hidden from an audience stands in none of its menus', async () => {
  const hidden = { key: 'h', categoryIds: [ids.brakes], productIds: [ids.product] };
  expect(await shown({ audience: { hidden } })).toEqual([
    'I filtri /product-category/filtri/',
    'Frenalto /brand/frenalto/',
    'Resi /resi/',
  ]);
});

test('menus are read once, until the shop changes', async () => {
  const ctx = await aRequestContext(db);
  const first = await readMenus(ctx);
  expect(await readMenus(ctx)).toBe(first);
});

test('entries follow a category that is merged into another one', async () => {
  const ctx = await aRequestContext(db, { person: await aPerson(db, 'administrator') });
  const ended = await endCategory(ctx, {
    id: ids.brakes,
    kind: 'merge',
    into: ids.filters,
    childrenTo: null,
  });
  expect(ended.ok).toBe(true);
  expect((await shown()).slice(0, 2)).toEqual([
    'Filtri /product-category/filtri/',
    'I filtri /product-category/filtri/',
  ]);
});

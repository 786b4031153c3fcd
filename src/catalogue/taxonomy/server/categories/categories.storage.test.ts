import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aGroup } from '#tests/factories/a-group.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aPriceList } from '#tests/factories/a-price-list.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { auditedFieldsWithoutWords } from '#tests/factories/audit-in-words.ts';
import { expectCategoriesInOrder } from '#tests/factories/expect-categories-in-order.ts';
import type { CategoryDraft } from '../../rules/category-form.ts';
import { type CategoryEnd, endCategory } from './end-category.ts';
import { moveCategoryOfStaff } from './move-category-of-staff.ts';
import { readStaffCategories } from './read-staff-categories.ts';
import { saveCategory } from './save-category.ts';

let home: TestDatabase;
let db: Database;
let staff: TestRequestContext;

beforeEach(async () => {
  await home?.close();
  home = await aTestDatabase();
  db = home.db;
  staff = await aRequestContext(db, { person: await aPerson(db, 'administrator') });
});
afterAll(() => home.close());

const draft = (name: string, more: Partial<CategoryDraft> = {}): CategoryDraft => ({
  name,
  slug: '',
  parentId: null,
  description: '',
  imageId: null,
  translatedName: '',
  translatedDescription: '',
  ...more,
});
const save = (name: string, more: Partial<CategoryDraft> = {}) =>
  saveCategory(staff, { id: null, draft: draft(name, more) });
const made = async (name: string, parentId: number | null = null) => {
  const saved = await save(name, { parentId });
  return saved.ok ? saved.id : 0;
};
const tree = async () =>
  (await readStaffCategories({ db })).map(({ name, parentId, products }) => [name, parentId, products]);
const namesOf = async (productId: number) =>
  (
    await sql<{ name: string }>`
      select c.name from product_categories pc join categories c on c.id = pc.category_id
      where pc.product_id = ${productId} and pc.direct order by c.name`.execute(db)
  ).rows.map(({ name }) => name);
const targetOf = async (slug: string) =>
  (
    await sql<{
      target_id: number | null;
    }>`select target_id from slug_history where kind = 'category' and slug = ${slug}`.execute(db)
  ).rows[0]?.target_id;
const foundBy = async (word: string) =>
  (
    await sql<{ product_id: number }>`
      select product_id from product_search where document @@ to_tsquery('italian', ${word})`.execute(db)
  ).rows.map(({ product_id }) => product_id);

/** Freni (Dischi, Pastiglie (Anteriori)), Motore, with a product in Anteriori that stands in Motore as well. */
async function aTree() {
  const freni = await made('Freni');
  const dischi = await made('Dischi', freni);
  const pastiglie = await made('Pastiglie', freni);
  const anteriori = await made('Anteriori', pastiglie);
  const motore = await made('Motore');
  const part = await aProduct(db, { name: 'Ricambio', categoryIds: [anteriori, motore] });
  return { freni, dischi, pastiglie, anteriori, motore, part };
}

describe('categories of staff', () => {
  it('are created with a slug of their own, renamed, and lead from the old address to the new one', async () => {
    const first = await made('Dischi freno');
    const second = await save('Dischi freno');
    const { rows } = await sql<{ slug: string }>`select slug from categories order by id`.execute(db);
    expect(rows.map(({ slug }) => slug)).toEqual(['dischi-freno', 'dischi-freno-2']);
    expect(await save('Altra', { slug: 'dischi-freno' })).toEqual({ ok: false, problems: { slug: 'taken' } });
    const english = { translatedName: 'Discs', translatedDescription: 'Round.' };
    await saveCategory(staff, { id: first, draft: draft('Dischi', { slug: 'dischi', ...english }) });
    expect(await targetOf('dischi-freno')).toBe(first);
    expect(await db.selectFrom('category_translations').selectAll().execute()).toEqual([
      { category_id: first, language: 'en', name: 'Discs', description: 'Round.' },
    ]);
    await saveCategory(staff, { id: first, draft: draft('Dischi') });
    expect(await db.selectFrom('category_translations').selectAll().execute()).toEqual([]);
    expect(second.ok).toBe(true);
    expect(await saveCategory(staff, { id: 999, draft: draft('X') })).toEqual({ ok: false, problems: null });
  });

  it('are found by their new name as soon as they have it', async () => {
    const { freni, part } = await aTree();
    expect(await foundBy('freni')).toEqual([part.id]);
    await saveCategory(staff, { id: freni, draft: draft('Frenatura') });
    expect([await foundBy('freni'), await foundBy('frenatura')]).toEqual([[], [part.id]]);
    await expectCategoriesInOrder(db);
  });

  it('move with all below them, and their products with them', async () => {
    const { freni, pastiglie, anteriori, motore } = await aTree();
    expect(await tree()).toEqual([
      ['Freni', null, 1],
      ['Dischi', freni, 0],
      ['Pastiglie', freni, 1],
      ['Anteriori', pastiglie, 1],
      ['Motore', null, 1],
    ]);
    expect(
      await moveCategoryOfStaff(staff, { id: pastiglie, move: { kind: 'inside', target: motore } }),
    ).toEqual({
      ok: true,
      name: 'Pastiglie',
      parentId: motore,
      parent: 'Motore',
      position: 1,
      count: 1,
    });
    expect(await tree()).toEqual([
      ['Freni', null, 0],
      ['Dischi', freni, 0],
      ['Motore', null, 1],
      ['Pastiglie', motore, 1],
      ['Anteriori', pastiglie, 1],
    ]);
    await moveCategoryOfStaff(staff, { id: motore, move: { kind: 'up' } });
    expect((await tree()).map(([name]) => name)).toEqual([
      'Motore',
      'Pastiglie',
      'Anteriori',
      'Freni',
      'Dischi',
    ]);
    expect(
      await moveCategoryOfStaff(staff, { id: motore, move: { kind: 'inside', target: anteriori } }),
    ).toEqual({
      ok: false,
      error: { code: 'below-itself' },
    });
    expect(
      await saveCategory(staff, { id: motore, draft: draft('Motore', { parentId: anteriori }) }),
    ).toEqual({
      ok: false,
      problems: { parentId: 'below-itself' },
    });
    await expectCategoriesInOrder(db);
  });

  it('never make a ring, when two move below each other at the same moment', async () => {
    const { freni, motore } = await aTree();
    const both = await Promise.all([
      moveCategoryOfStaff(staff, { id: freni, move: { kind: 'inside', target: motore } }),
      moveCategoryOfStaff(staff, { id: motore, move: { kind: 'inside', target: freni } }),
    ]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    await expectCategoriesInOrder(db);
  });

  it('are merged with products, categories below, rules and addresses, and nothing is lost', async () => {
    const { freni, dischi, pastiglie, motore, part } = await aTree();
    const other = await aProduct(db, { name: 'Disco', categoryIds: [freni, motore] });
    const group = await aGroup(db);
    const list = await aPriceList(db);
    await sql`update categories set slug = 'impianto-frenante' where id = ${freni}`.execute(db);
    await sql`insert into visibility_rules (category_id, group_id, rule) values (${freni}, ${group.id}, 'hidden'), (${freni}, null, 'hidden'), (${motore}, null, 'only')`.execute(
      db,
    );
    await sql`insert into price_list_percentages (price_list_id, category_id, basis_points) values (${list.id}, ${freni}, 500)`.execute(
      db,
    );
    await sql`insert into coupons (code, kind, amount, category_ids, excluded_category_ids) values ('X', 'percent', 500, ${[freni, motore]}::int[], ${[dischi, freni]}::int[])`.execute(
      db,
    );
    await sql`insert into product_tables (name, columns, definition) values ('T', '{name}', ${JSON.stringify({ products: { categories: [freni, dischi] } })}::jsonb)`.execute(
      db,
    );
    expect(await end({ id: freni, kind: 'merge', into: motore, childrenTo: null })).toEqual({
      ok: true,
      id: motore,
    });
    expect(await tree()).toEqual([
      ['Motore', null, 2],
      ['Dischi', motore, 0],
      ['Pastiglie', motore, 1],
      ['Anteriori', pastiglie, 1],
    ]);
    expect([await namesOf(part.id), await namesOf(other.id)]).toEqual([['Anteriori', 'Motore'], ['Motore']]);
    expect([await targetOf('freni'), await targetOf('impianto-frenante')]).toEqual([motore, motore]);
    const { rows: rules } =
      await sql`select category_id, group_id, rule from visibility_rules order by group_id`.execute(db);
    expect(rules).toEqual([
      { category_id: motore, group_id: group.id, rule: 'hidden' },
      { category_id: motore, group_id: null, rule: 'only' },
    ]);
    const { rows: named } = await sql`
      select c.category_ids, array(select unnest(c.excluded_category_ids) order by 1) as excluded, p.category_id,
        t.definition #> '{products,categories}' as shown
      from coupons c, price_list_percentages p, product_tables t`.execute(db);
    expect(named).toEqual([
      {
        category_ids: [motore],
        excluded: [dischi, motore].toSorted((a, b) => a - b),
        category_id: motore,
        shown: expect.arrayContaining([motore, dischi]),
      },
    ]);
    await expectCategoriesInOrder(db);
    expect(await auditedFieldsWithoutWords(db)).toEqual([]);
  });

  it('are deleted with a destination alone, unless nothing names them', async () => {
    const { freni, dischi, pastiglie, anteriori, motore, part } = await aTree();
    const refused = (problems: object) => ({ ok: false, problems });
    expect(await end({ id: anteriori, into: null })).toEqual(refused({ into: 'no-destination' }));
    expect(await end({ id: anteriori, into: anteriori })).toEqual(refused({ into: 'no-destination' }));
    expect(await end({ id: freni, into: null, childrenTo: pastiglie })).toEqual(
      refused({ childrenTo: 'within-itself' }),
    );
    expect(await end({ id: freni, kind: 'merge', into: dischi })).toEqual(refused({ into: 'within-itself' }));
    expect(await end({ id: 999, into: motore })).toEqual({ ok: false, problems: null });
    // Nothing stands in it directly: what is below it goes to the top.
    expect(await end({ id: pastiglie, into: null })).toEqual({ ok: true, id: pastiglie });
    expect(await targetOf('pastiglie')).toBeNull();
    expect(await end({ id: anteriori, into: dischi })).toEqual({ ok: true, id: dischi });
    expect(await tree()).toEqual([
      ['Freni', null, 1],
      ['Dischi', freni, 1],
      ['Motore', null, 1],
    ]);
    expect(await namesOf(part.id)).toEqual(['Dischi', 'Motore']);
    await expectCategoriesInOrder(db);
    const audited = await db
      .selectFrom('audit_entries')
      .select(['subject_name', 'after'])
      .where('subject_kind', '=', 'category')
      .orderBy('id')
      .execute();
    expect(audited.slice(5)).toEqual([
      { subject_name: 'Pastiglie', after: null },
      { subject_name: 'Anteriori', after: { destination: 'Dischi' } },
    ]);
  });
});

const end = (input: Partial<CategoryEnd> & { readonly id: number }) =>
  endCategory(staff, { kind: 'remove', into: null, childrenTo: null, ...input });

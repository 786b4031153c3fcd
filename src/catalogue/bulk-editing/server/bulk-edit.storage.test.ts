import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ProductsQuery, productsList } from '#catalogue/product-editing/rules/product-list.ts';
import { saveProduct } from '#catalogue/product-editing/server/save-product.ts';
import type { Database } from '#foundation/database/client.ts';
import { aCategory } from '#tests/factories/a-category.ts';
import { aPerson, theStaffRole } from '#tests/factories/a-person.ts';
import { aProduct, insertItem, refreshProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { bulkAction } from '../rules/bulk-form.ts';
import { type BulkSelection, createBulkEdit } from './create-bulk-edit.ts';
import { command, postBulkEdit } from './post-bulk-edit.ts';
import { readBulkEdit } from './read-bulk-edit.ts';
import { runBulkEdit, runChunk } from './run-bulk-edit.ts';

let home: TestDatabase;
let db: Database;
let owner: TestRequestContext;
let products: readonly number[];

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  const person = await aPerson(db, 'administrator', { firstName: 'Ada', lastName: 'Riva' });
  owner = await aRequestContext(db, { person });
});
afterAll(() => home.close());
beforeEach(async () => {
  products = [];
  for (const [at, cents] of [1000, 2000, 300, 4000, 5000].entries()) {
    const { id } = await aProduct(db, { name: `Filtro ${at}`, regularPriceCents: cents, stock: at });
    products = [...products, id];
  }
});

const of = (id: number) => ({ id, goods: 'products' }) as const;
type Typed = Readonly<Record<string, string | readonly string[]>>;
function formOf(ctx: TestRequestContext, typed: Typed): FormData {
  const form = new FormData();
  form.set('_wpnonce', ctx.nonces.make(bulkAction));
  for (const [name, value] of Object.entries(typed)) for (const one of [value].flat()) form.append(name, one);
  return form;
}
/** Chosen, previewed and started. */
async function started(typed: Typed, selection: BulkSelection = { ids: products }): Promise<number> {
  const id = (await createBulkEdit(owner, selection)) ?? 0;
  expect(await postBulkEdit(owner, of(id), formOf(owner, { ...typed, action: 'preview' }))).toMatchObject({
    kind: 'go',
  });
  await postBulkEdit(owner, of(id), formOf(owner, { action: 'start' }));
  return id;
}
const shown = async (id: number) => {
  const read = await readBulkEdit(owner, of(id));
  if (!read) throw new Error('no bulk edit');
  return read;
};
const prices = async (ids: readonly number[] = products) =>
  (
    await db
      .selectFrom('products')
      .select('regular_price_cents')
      .where('id', 'in', [...ids])
      .orderBy('id')
      .execute()
  ).map((row) => row.regular_price_cents);
const onHand = async () =>
  (
    await db
      .selectFrom('stock')
      .select('on_hand')
      .where('product_id', 'in', [...products])
      .orderBy('product_id')
      .execute()
  ).map((row) => row.on_hand);
const versionsOf = async (id: number) =>
  (
    await db
      .selectFrom('product_versions')
      .select('product_id')
      .where('bulk_edit_id', '=', id)
      .orderBy('product_id')
      .execute()
  ).map((row) => row.product_id);
const plus5 = { price: 'percent-up', priceValue: '5', priceRounding: 'to-90' };

describe('a change of prices', () => {
  test('is previewed with counts and rows, then done, with versions, price history and one entry of the audit trail', async () => {
    const id = (await createBulkEdit(owner, { ids: products })) ?? 0;
    await postBulkEdit(
      owner,
      of(id),
      formOf(owner, { price: 'subtract', priceValue: '10', action: 'preview' }),
    );
    const { preview, actions } = await shown(id);
    expect(actions).toEqual(['Prezzo: diminuisce di 10,00\u00a0€']);
    expect(preview).toMatchObject({ changed: 4, unchanged: 0, refused: 1 });
    expect(preview?.rows[1]).toMatchObject({
      fields: [{ field: 'regularPriceCents', from: 2000, to: 1000 }],
    });
    expect(preview?.refusals).toMatchObject([
      { id: products[2], field: 'regularPriceCents', code: 'below-zero' },
    ]);
    expect(await prices()).toEqual([1000, 2000, 300, 4000, 5000]);

    await postBulkEdit(owner, of(id), formOf(owner, { action: 'start' }));
    await runBulkEdit({ db, clock: owner.clock }, id);
    expect(await prices()).toEqual([0, 1000, 300, 3000, 4000]);
    const done = await shown(id);
    expect(done.edit).toMatchObject({ state: 'done', changed: 4, refused: 1, processed: 5, items: 5 });
    expect(done.refused).toMatchObject([{ id: products[2], code: 'below-zero' }]);
    expect(await versionsOf(id)).toEqual(products.filter((one) => one !== products[2]));
    const { rows: history } = await sql<{ reason: string; person_name: string; regular_cents: number }>`
      select distinct on (product_id) reason, person_name, regular_cents from price_history
      where product_id = any (${[...products]}::int[]) order by product_id, id desc`.execute(db);
    expect(history[1]).toEqual({ reason: 'bulk-editing', person_name: 'Ada Riva', regular_cents: 1000 });
    const { rows: listed } = await sql<{ cents: number }>`
      select min_cents as cents from listing_prices l join price_lists p on p.id = l.price_list_id and p.is_retail
      where product_id = any (${[...products]}::int[]) order by product_id`.execute(db);
    expect(listed.map(({ cents }) => cents)).toEqual([0, 1000, 300, 3000, 4000]);
    expect((await sql`select * from price_history_gaps()`.execute(db)).rows).toEqual([]);
    const audited = await db
      .selectFrom('audit_entries')
      .select('after')
      .where('subject_kind', '=', 'bulk-edit')
      .where('subject_id', '=', String(id))
      .execute();
    expect(audited).toEqual([
      { after: { products: 5, bulkActions: ['Prezzo: diminuisce di 10,00\u00a0€'] } },
    ]);
  });

  test('killed ten times it is done exactly once', async () => {
    const id = await started({ price: 'percent-up', priceValue: '10' });
    const clock = owner.clock;
    for (let killed = 0; killed < 10; killed += 1) {
      // The transaction ends before the chunk is counted, as when the process dies in it.
      const dying = {
        now: () => {
          throw new Error('killed');
        },
      };
      await expect(runChunk({ db, clock: dying }, id, 2)).rejects.toThrow('killed');
      if (killed % 4 === 3) await runChunk({ db, clock }, id, 2);
    }
    // Two workers at once, as after a job was released while it still ran.
    await Promise.all([runBulkEdit({ db, clock }, id), runBulkEdit({ db, clock }, id)]);
    expect(await prices()).toEqual([1100, 2200, 330, 4400, 5500]);
    expect(await versionsOf(id)).toEqual(products);
    expect((await shown(id)).edit).toMatchObject({ state: 'done', changed: 5, processed: 5 });
    await runBulkEdit({ db, clock }, id);
    expect(await prices()).toEqual([1100, 2200, 330, 4400, 5500]);
  });

  test('reaches the variations of a variable product', async () => {
    const { id: parent } = await insertItem(db, { name: 'Olio' }, { type: 'variable' });
    const one = await insertItem(db, { regularPriceCents: 1000 }, { type: 'variation', parent_id: parent });
    const two = await insertItem(db, { regularPriceCents: 2000 }, { type: 'variation', parent_id: parent });
    await refreshProduct(db, parent);
    const id = await started(plus5, { ids: [parent] });
    await runBulkEdit({ db, clock: owner.clock }, id);
    expect(await prices([one.id, two.id])).toEqual([1090, 2090]);
    expect((await shown(id)).edit).toMatchObject({ changed: 2, items: 3, refused: 0 });
  });

  test('is about what the filter found when it was begun', async () => {
    const category = await aCategory(db);
    for (const id of products.slice(0, 2)) {
      await sql`insert into product_categories (category_id, product_id, direct) values (${category.id}, ${id}, true)`.execute(
        db,
      );
    }
    const query: ProductsQuery = { ...productsList.whole, categoryId: category.id };
    const id = await started({ price: 'set', priceValue: '7' }, { query });
    await sql`insert into product_categories (category_id, product_id, direct) values (${category.id}, ${products[3]}, true)`.execute(
      db,
    );
    await runBulkEdit({ db, clock: owner.clock }, id);
    expect(await prices()).toEqual([700, 700, 300, 4000, 5000]);
    expect((await shown(id)).edit.query).toBe(`category=${category.id}`);
  });
});

describe('undoing', () => {
  test('restores what was changed, except what somebody has changed since; versions and ledger follow', async () => {
    const id = await started({ ...plus5, stock: 'add', pieces: '3', featured: 'yes' });
    await runBulkEdit({ db, clock: owner.clock }, id);
    expect(await prices()).toEqual([1090, 2090, 290, 4190, 5290]);
    expect(await onHand()).toEqual([3, 4, 5, 6, 7]);
    const [first = 0, second = 0] = products;
    await saveProduct(owner, { id: first, changes: { regularPriceCents: { from: 1090, to: 9999 } } });
    // Sold meanwhile: the three pieces that came cannot all go.
    await sql`update stock set on_hand = 1 where product_id = ${second}`.execute(db);
    await command(owner, id, 'undo');
    await runBulkEdit({ db, clock: owner.clock }, id);
    expect(await prices()).toEqual([9999, 2000, 300, 4000, 5000]);
    expect(await onHand()).toEqual([0, 1, 2, 3, 4]);
    const { rows } = await sql<{
      featured: boolean;
    }>`select distinct featured from products where id = any (${[...products]}::int[])`.execute(db);
    expect(rows).toEqual([{ featured: false }]);
    const { edit, conflicts } = await shown(id);
    expect(edit).toMatchObject({ state: 'undone', conflicts: 2 });
    expect(conflicts.map(({ id: item, field }) => [item, field])).toEqual([
      [first, 'regularPriceCents'],
      [second, 'stock'],
    ]);
    expect((await sql`select * from price_history_gaps()`.execute(db)).rows).toEqual([]);
  });

  test('of one that was stopped takes back what it had done', async () => {
    const id = await started({ price: 'set', priceValue: '1' });
    await runChunk({ db, clock: owner.clock }, id, 2);
    expect(await command(owner, id, 'stop')).toBe(true);
    expect(await runChunk({ db, clock: owner.clock }, id, 2)).toBe(false);
    expect(await prices()).toEqual([100, 100, 300, 4000, 5000]);
    await command(owner, id, 'undo');
    await runBulkEdit({ db, clock: owner.clock }, id);
    expect(await prices()).toEqual([1000, 2000, 300, 4000, 5000]);
    expect(await command(owner, id, 'undo')).toBe(false);
  });

  test('puts back categories, tags and states with counts and search', async () => {
    const category = await aCategory(db);
    const counted = async () =>
      (
        await db
          .selectFrom('categories')
          .select('product_count')
          .where('id', '=', category.id)
          .executeTakeFirst()
      )?.product_count;
    const searched = async () =>
      (
        await db
          .selectFrom('product_search')
          .select('product_id')
          .where('product_id', 'in', [...products])
          .execute()
      ).length;
    const id = await started({ categories: 'add', categoryIds: [String(category.id)] });
    await runBulkEdit({ db, clock: owner.clock }, id);
    expect(await counted()).toBe(5);
    const drafts = await started({ status: 'draft' });
    await runBulkEdit({ db, clock: owner.clock }, drafts);
    expect([await counted(), await searched()]).toEqual([0, 0]);
    for (const one of [drafts, id]) {
      await command(owner, one, 'undo');
      await runBulkEdit({ db, clock: owner.clock }, one);
    }
    expect([await counted(), await searched()]).toEqual([0, 5]);
    const left = await sql`select from product_categories where category_id = ${category.id}`.execute(db);
    expect(left.rows).toEqual([]);
  });
});

test('what is gone or in the trash when its turn comes is refused', async () => {
  const id = await started({ price: 'set', priceValue: '1' });
  await sql`update products set status = 'trash', trashed_from = 'published', trashed_at = now() where id = ${products[0] ?? 0}`.execute(
    db,
  );
  await sql`delete from products where id = ${products[1] ?? 0}`.execute(db);
  await runBulkEdit({ db, clock: owner.clock }, id);
  const { edit, refused } = await shown(id);
  expect(edit).toMatchObject({ changed: 3, refused: 2 });
  expect(refused.map(({ code }) => code)).toEqual(['gone', 'gone']);
});

test('prices and stock take rights of their own; a form with a mistake, without its proof or for what is gone changes nothing', async () => {
  const id = (await createBulkEdit(owner, { ids: products })) ?? 0;
  const role = { ...(await theStaffRole(db, 'administrator')), rights: ['products', 'stock'] as const };
  const person = { ...(await aPerson(db, 'administrator')), staffRole: role };
  const colleague = await aRequestContext(db, { person });
  const post = (typed: Typed, ctx = colleague) =>
    postBulkEdit(ctx, of(id), formOf(ctx, { ...typed, action: 'preview' }));
  expect(await post(plus5)).toMatchObject({ kind: 'refused', problems: { form: 'no-right' } });
  expect(await post({ stock: 'set', pieces: '4' })).toMatchObject({ kind: 'go' });
  expect(await post(plus5, owner)).toMatchObject({ kind: 'go' });
  expect(await postBulkEdit(colleague, of(id), formOf(colleague, { action: 'start' }))).toMatchObject({
    problems: { form: 'no-right' },
  });
  expect(await post({ price: 'set', priceValue: 'x' })).toMatchObject({
    problems: { priceValue: 'no-amount' },
  });
  expect(await post({ brand: '99999' })).toMatchObject({ problems: { brand: 'not-there' } });
  const unproven = formOf(owner, plus5);
  unproven.set('_wpnonce', 'x');
  expect(await postBulkEdit(owner, of(id), unproven)).toMatchObject({ problems: { form: 'expired' } });
  expect(await postBulkEdit(owner, of(999_999), formOf(owner, plus5))).toEqual({ kind: 'gone' });
  expect((await shown(id)).edit.state).toBe('draft');
  expect(await createBulkEdit(owner, { ids: [999_999] })).toBeNull();
});

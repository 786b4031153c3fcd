import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { bulkAction } from '#catalogue/bulk-editing/rules/bulk-form.ts';
import { createBulkEdit } from '#catalogue/bulk-editing/server/create-bulk-edit.ts';
import { command, postBulkEdit } from '#catalogue/bulk-editing/server/post-bulk-edit.ts';
import { readBulkEdit } from '#catalogue/bulk-editing/server/read-bulk-edit.ts';
import { saveProduct } from '#catalogue/product-editing/server/save-product.ts';
import { recordMovements } from '#catalogue/stock/server/record-movements.ts';
import { createDatabase, createPool, type Database } from '#foundation/database/client.ts';
import { checkShop } from '#http/consistency/check-shop.ts';
import { aCategory } from '../factories/a-category.ts';
import { aGroup } from '../factories/a-group.ts';
import { aPerson } from '../factories/a-person.ts';
import { aPriceList } from '../factories/a-price-list.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '../factories/a-request-context.ts';
import { aVariableProduct } from '../factories/a-variable-product.ts';
import { freshDatabase } from '../factories/test-database.ts';

const PRODUCTS = 90;
const KILLS = 10;
const program = join(import.meta.dirname, 'run-chunks.ts');

const positionOf = async (db: Database, id: number): Promise<number> =>
  (await db.selectFrom('bulk_edits').select('position').where('id', '=', id).executeTakeFirstOrThrow())
    .position;

/** Starts the program and kills it in the middle of whatever it does, so many times; then lets it come to its end. */
async function runKilled(db: Database, url: string, id: number, times = KILLS): Promise<number> {
  let killed = 0;
  for (let round = 0; round < times; round += 1) {
    const before = await positionOf(db, id);
    const child = spawn(process.execPath, [program, url, String(id)], { stdio: 'inherit' });
    const ended = once(child, 'exit');
    while (child.exitCode === null && (await positionOf(db, id)) === before) await delay(2);
    // In each round at another moment of a transaction.
    await delay(round * 3);
    if (child.kill('SIGKILL')) killed += 1;
    await ended;
  }
  const last = spawn(process.execPath, [program, url, String(id)], { stdio: 'inherit' });
  expect(await once(last, 'exit')).toEqual([0, null]);
  return killed;
}

const faults = async (db: Database) =>
  (await checkShop(db, new Date())).filter(({ ids }) => ids.length > 0).map(({ check, ids }) => [check, ids]);

async function aShopOfProducts() {
  const database = await freshDatabase();
  const db = createDatabase(createPool(database.url, { max: 3 }));
  onTestFinished(async () => {
    await db.destroy();
    await database.drop();
  });
  await aPriceList(db);
  const person = await aPerson(db, 'administrator');
  const owner = await aRequestContext(db, { person });
  const products: number[] = [];
  for (let at = 0; at < PRODUCTS; at += 1) {
    const sale = at % 3 === 0 ? { salePriceCents: 900 } : {};
    products.push((await aProduct(db, { regularPriceCents: 1000 + at, stock: 10, ...sale })).id);
  }
  products.push((await aVariableProduct(db)).id);
  return { db, url: database.url, owner, products };
}

/** All prices with 10 % more and five pieces more of each. */
const raised = { price: 'percent-up', priceValue: '10', stock: 'add', pieces: '5' };

/** A bulk edit that is started and not yet run. */
async function started(
  owner: TestRequestContext,
  ids: readonly number[],
  actions: Readonly<Record<string, string>> = raised,
): Promise<number> {
  const id = (await createBulkEdit(owner, { ids })) ?? 0;
  const form = (typed: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ ...typed, _wpnonce: owner.nonces.make(bulkAction) }))
      data.set(name, value);
    return data;
  };
  const edit = { id, goods: 'products' } as const;
  await postBulkEdit(owner, edit, form({ ...actions, action: 'preview' }));
  await postBulkEdit(owner, edit, form({ action: 'start' }));
  return id;
}

test('a bulk edit whose process is killed ten times is done once and whole, and so is its undoing', async () => {
  const { db, url, owner, products } = await aShopOfProducts();
  const state = async () =>
    (
      await sql<{ id: number; cents: number; pieces: number }>`
        select p.id, p.regular_price_cents as cents, s.on_hand as pieces from products p left join stock s on s.product_id = p.id
        where p.regular_price_cents is not null order by p.id`.execute(db)
    ).rows;
  const before = await state();
  const id = await started(owner, products);
  expect(await runKilled(db, url, id)).toBeGreaterThan(KILLS / 2);
  expect(await state()).toEqual(
    before.map(({ id: one, cents, pieces }) => ({
      id: one,
      cents: Math.round(cents * 1.1),
      pieces: pieces + 5,
    })),
  );
  const { edit } = (await readBulkEdit(owner, { id, goods: 'products' })) ?? {};
  expect(edit).toMatchObject({ state: 'done', changed: before.length, processed: before.length + 1 });
  const { rows: versions } = await sql<{ n: number }>`
    select count(*)::int as n from product_versions where bulk_edit_id = ${id} group by product_id`.execute(
    db,
  );
  expect(versions.map(({ n }) => n)).toEqual(before.map(() => 1));
  expect(await faults(db)).toEqual([]);

  // Somebody changes one of them before all is undone.
  const [first = 0] = products;
  const price = Math.round((before[0]?.cents ?? 0) * 1.1);
  await saveProduct(owner, { id: first, changes: { regularPriceCents: { from: price, to: 7777 } } });
  expect(await command(owner, id, 'undo')).toBe(true);
  expect(await runKilled(db, url, id)).toBeGreaterThan(KILLS / 2);
  expect(await state()).toEqual(before.map((one) => (one.id === first ? { ...one, cents: 7777 } : one)));
  const undone = await readBulkEdit(owner, { id, goods: 'products' });
  expect(undone?.edit).toMatchObject({ state: 'undone', conflicts: 1 });
  expect(undone?.conflicts).toMatchObject([{ id: first, field: 'regularPriceCents', code: 'changed-since' }]);
  expect(await faults(db)).toEqual([]);
}, 180_000);

/** Chance that is the same in every run. */
let seed = 5;
const chance = (below: number) => {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return (seed >>> 8) % below;
};
const oneOf = (...values: readonly string[]) => values[chance(values.length)] ?? '';

test('after ten bulk edits by chance, each killed twice, and the undoing of some, everything stored agrees', async () => {
  const { db, url, owner, products } = await aShopOfProducts();
  const [category, other] = [await aCategory(db), await aCategory(db)];
  const group = await aGroup(db);
  const { id: brand } = await db
    .insertInto('brands')
    .values({ slug: 'marca', name: 'Marca' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: tag } = await db
    .insertInto('tags')
    .values({ slug: 'novita', name: 'Novità' })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Half of what is there lies at a second location.
  const { id: locationId } = await db
    .insertInto('stock_locations')
    .values({ name: 'Banco', kind: 'counter', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (inside) => {
    const moves = products.slice(0, PRODUCTS).map((itemId) => ({ itemId, delta: 5 }));
    await recordMovements({ ...owner, db: inside }, moves, { reason: 'found', note: '', locationId });
  });
  const kinds: readonly (() => Record<string, string>)[] = [
    () => ({
      price: oneOf('percent-up', 'percent-down', 'add'),
      priceValue: String(1 + chance(9)),
      priceRounding: oneOf('none', 'to-90', 'by-5'),
    }),
    () => ({ sale: 'percent-off', saleValue: String(5 + chance(30)), saleRounding: oneOf('none', 'to-99') }),
    () => ({ sale: 'end', status: oneOf('published', 'private') }),
    () => ({
      stock: oneOf('set', 'add', 'subtract'),
      pieces: String(chance(7)),
      threshold: String(chance(5)),
    }),
    () => ({
      categories: oneOf('add', 'replace'),
      categoryIds: oneOf(String(category.id), String(other.id)),
      visibility: oneOf('visible', 'search', 'hidden'),
    }),
    () => ({ tags: oneOf('add', 'replace'), tagIds: String(tag), brand: String(brand) }),
    () => ({ searched: 'name', find: oneOf('Ricambio', 'a', 'Prodotto'), replace: oneOf('Pezzo', 'à') }),
    () => ({ backorders: oneOf('no', 'yes'), hidden: 'add', hiddenFor: String(group.id), featured: 'yes' }),
  ];
  const edits: number[] = [];
  for (let at = 0; at < 10; at += 1) {
    // Each kind at least once.
    const kind = kinds[at < kinds.length ? at : chance(kinds.length)];
    const chosen = products.filter(() => chance(4) > 0);
    const id = await started(owner, chosen, kind?.() ?? {});
    edits.push(id);
    await runKilled(db, url, id, 2);
    const { edit } = (await readBulkEdit(owner, { id, goods: 'products' })) ?? {};
    expect([at, edit?.state]).toEqual([at, 'done']);
    expect([at, await faults(db)]).toEqual([at, []]);
  }
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from bulk_edits where changed > 0`.execute(db);
  expect(rows[0]?.n).toBeGreaterThan(7);
  for (const id of edits.slice(-3).reverse()) {
    expect(await command(owner, id, 'undo')).toBe(true);
    await runKilled(db, url, id, 2);
    expect(await faults(db)).toEqual([]);
  }
}, 300_000);

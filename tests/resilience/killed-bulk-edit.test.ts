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
import { createDatabase, createPool, type Database } from '#foundation/database/client.ts';
import { checkShop } from '#http/consistency/check-shop.ts';
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
async function runKilled(db: Database, url: string, id: number): Promise<number> {
  let killed = 0;
  for (let round = 0; round < KILLS; round += 1) {
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

/** All prices with 10 % more and five pieces more of each, started and not yet run. */
async function started(owner: TestRequestContext, ids: readonly number[]): Promise<number> {
  const id = (await createBulkEdit(owner, { ids })) ?? 0;
  const form = (typed: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ ...typed, _wpnonce: owner.nonces.make(bulkAction) }))
      data.set(name, value);
    return data;
  };
  const actions = { price: 'percent-up', priceValue: '10', stock: 'add', pieces: '5' };
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
  const raised = Math.round((before[0]?.cents ?? 0) * 1.1);
  await saveProduct(owner, { id: first, changes: { regularPriceCents: { from: raised, to: 7777 } } });
  expect(await command(owner, id, 'undo')).toBe(true);
  expect(await runKilled(db, url, id)).toBeGreaterThan(KILLS / 2);
  expect(await state()).toEqual(before.map((one) => (one.id === first ? { ...one, cents: 7777 } : one)));
  const undone = await readBulkEdit(owner, { id, goods: 'products' });
  expect(undone?.edit).toMatchObject({ state: 'undone', conflicts: 1 });
  expect(undone?.conflicts).toMatchObject([{ id: first, field: 'regularPriceCents', code: 'changed-since' }]);
  expect(await faults(db)).toEqual([]);
}, 180_000);

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPriceImport } from '#pricing/prices/server/imports/read-price-import.ts';
import { stagePriceImport } from '#pricing/prices/server/imports/stage-price-import.ts';
import { writePriceImport } from '#pricing/prices/server/imports/write-price-import.ts';
import { exportPrices } from '#pricing/prices/server/staff/export-prices.ts';
import { aPriceList } from '../factories/a-price-list.ts';
import { aProduct } from '../factories/a-product.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';
import { aClerk } from '../factories/an-order.ts';
import { temporaryFolder } from '../factories/temporary-folder.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await aTestDatabase();
});
afterAll(() => database.close());

test('[TIER-02] what a list is exported as can be imported again: into the same list it changes nothing, into another it says the same', async () => {
  const { db } = database;
  const clerk = await aClerk(db);
  const [from, to] = [await aPriceList(db), await aPriceList(db)];
  await aProduct(db, { listPrices: [{ priceListId: from.id, priceCents: 123_456 }] });
  await aProduct(db, {
    listPrices: [
      { priceListId: from.id, priceCents: 800 },
      { priceListId: from.id, priceCents: 750, minQuantity: 10 },
      { priceListId: from.id, priceCents: 705, minQuantity: 50 },
    ],
  });
  const tierOnly = await aProduct(db);
  await db
    .insertInto('price_list_entries')
    .values({
      price_list_id: from.id,
      product_id: tierOnly.id,
      min_quantity: 5,
      price_cents: 99,
      valid_from: new Date('2027-03-01T00:00:00+01:00'),
      valid_to: new Date('2027-04-01T00:00:00+02:00'),
    })
    .execute();
  const path = join(await temporaryFolder(), 'listino.csv');
  const exported = await exportPrices(clerk, from.id);
  await writeFile(path, exported);
  const stage = async (listId: number) => {
    const staged = await stagePriceImport(clerk, { listId, path, fileName: 'listino.csv' });
    if (!staged.ok) throw new Error(staged.error.code);
    const { importId } = staged;
    const read = await readPriceImport(clerk, { listId, importId, verdict: 'new', page: 1 });
    return { importId, counts: read?.counts };
  };
  expect((await stage(from.id)).counts).toEqual({ new: 0, changed: 0, same: 3, wrong: 0 });
  const { importId, counts } = await stage(to.id);
  expect(counts).toEqual({ new: 3, changed: 0, same: 0, wrong: 0 });
  expect((await writePriceImport(clerk, { listId: to.id, importId, choice: 'all' })).ok).toBe(true);
  expect(await exportPrices(clerk, to.id)).toBe(exported);
});

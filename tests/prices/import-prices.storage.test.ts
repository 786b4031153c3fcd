import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPriceImport, readWrongRows } from '#pricing/prices/server/imports/read-price-import.ts';
import { stagePriceImport } from '#pricing/prices/server/imports/stage-price-import.ts';
import { writePriceImport } from '#pricing/prices/server/imports/write-price-import.ts';
import { aPriceList, type MadePriceList } from '../factories/a-price-list.ts';
import { aProduct } from '../factories/a-product.ts';
import type { TestRequestContext } from '../factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';
import { aClerk } from '../factories/an-order.ts';
import { temporaryFolder } from '../factories/temporary-folder.ts';

let database: TestDatabase;
let list: MadePriceList;
let clerk: TestRequestContext;

beforeAll(async () => {
  database = await aTestDatabase();
  clerk = await aClerk(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  list = await aPriceList(database.db);
});

async function stage(text: string): Promise<number> {
  const path = join(await temporaryFolder(), 'listino.csv');
  await writeFile(path, text);
  const staged = await stagePriceImport(clerk, { listId: list.id, path, fileName: 'listino.csv' });
  if (!staged.ok) throw new Error(staged.error.code);
  return staged.importId;
}
const refusalOf = async (text: string) => {
  const path = join(await temporaryFolder(), 'nonsenso.csv');
  await writeFile(path, text);
  const staged = await stagePriceImport(clerk, { listId: list.id, path, fileName: 'nonsenso.csv' });
  return staged.ok ? null : staged.error.code;
};
const entries = async () => {
  const rows = await database.db
    .selectFrom('price_list_entries as e')
    .innerJoin('products as p', 'p.id', 'e.product_id')
    .select(['p.sku', 'e.min_quantity', 'e.price_cents'])
    .where('e.price_list_id', '=', list.id)
    .orderBy('p.sku')
    .orderBy('e.min_quantity')
    .execute();
  return rows.map((row) => [row.sku, row.min_quantity, row.price_cents]);
};
const countsOf = async (importId: number) =>
  (await readPriceImport(clerk, { listId: list.id, importId, verdict: 'new', page: 1 }))?.counts;

describe('[TIER-02] a file of prices', () => {
  it('is looked at before anything of it is written: what is new, changed, same and wrong', async () => {
    const made = [await aProduct(database.db), await aProduct(database.db), await aProduct(database.db)];
    const [fresh, changed, same] = made.map((product) => product.sku ?? '');
    await stage(`codice;prezzo\n${changed};9,00\n${same};8,00`).then((importId) =>
      writePriceImport(clerk, { listId: list.id, importId, choice: 'all' }),
    );
    const before = await entries();
    const importId = await stage(
      `Codice;Prezzo;Scaglioni\n${fresh};7,50;10:7\n${changed};8,50;\n${same};8,00;\nNESSUNO;1;\n${fresh};6;\n`,
    );
    expect(await countsOf(importId)).toEqual({ new: 1, changed: 1, same: 1, wrong: 2 });
    expect(await entries()).toEqual(before);
    expect(await readWrongRows(clerk, { listId: list.id, importId })).toEqual([
      { line: 5, sku: 'NESSUNO', problem: { code: 'unknown-code' } },
      { line: 6, sku: fresh, problem: { code: 'code-twice', text: '2' } },
    ]);
  });

  it('is written with its good rows, or not at all, by choice, and once', async () => {
    const product = await aProduct(database.db);
    const importId = await stage(`sku,price,tiers\n${product.sku},"7,50","10:7,00;50:6.5"\nNESSUNO,1,\n`);
    const ask = { listId: list.id, importId };
    expect(await writePriceImport(clerk, { ...ask, choice: 'all' })).toEqual({
      ok: false,
      error: { code: 'has-wrong-rows' },
    });
    expect(await entries()).toEqual([]);
    expect(await writePriceImport(clerk, { ...ask, choice: 'good' })).toEqual({ ok: true, written: 1 });
    expect(await entries()).toEqual([
      [product.sku, 1, 750],
      [product.sku, 10, 700],
      [product.sku, 50, 650],
    ]);
    const { rows } =
      await sql`select min_cents from listing_prices where price_list_id = ${list.id} and product_id = ${product.id}`.execute(
        database.db,
      );
    expect(rows).toEqual([{ min_cents: 750 }]);
    expect(await writePriceImport(clerk, { ...ask, choice: 'good' })).toEqual({
      ok: false,
      error: { code: 'no-such-import' },
    });
    const audit = await database.db
      .selectFrom('audit_entries')
      .select(['deed', 'subject_id'])
      .where('subject_id', '=', String(list.id))
      .execute();
    expect(audit).toEqual([{ deed: 'imported', subject_id: String(list.id) }]);
  });

  it('may say from when to when, the last day included, by the clocks of Rome', async () => {
    const product = await aProduct(database.db);
    const importId = await stage(`codice;prezzo;dal;al\n${product.sku};5;01/12/2026;24/12/2026\n`);
    await writePriceImport(clerk, { listId: list.id, importId, choice: 'all' });
    const row = await database.db
      .selectFrom('price_list_entries')
      .selectAll()
      .where('product_id', '=', product.id)
      .executeTakeFirstOrThrow();
    expect([row.valid_from?.toISOString(), row.valid_to?.toISOString()]).toEqual([
      '2026-11-30T23:00:00.000Z',
      '2026-12-24T23:00:00.000Z',
    ]);
  });

  it.each([
    ['no-heading', 'a;b;c\n1;2;3\n'],
    ['no-heading', ''.padEnd(200, 'x')],
    ['empty', 'codice;prezzo\n'],
    ['not-a-table', `codice;prezzo\n${'x'.repeat(20_000)};1\n`],
  ])('that is of no use is refused as %s', async (code, text) => {
    expect(await refusalOf(text)).toBe(code);
  });

  it('of 100,000 rows with 1,000 wrong ones names every wrong row and writes the good ones', async () => {
    const [rows, products] = [100_000, 10_000];
    await sql`
      insert into products (type, slug, name, sku, regular_price_cents, status)
      select 'simple', 'massa-' || n, 'Massa ' || n, 'MASSA-' || n, 1000, 'published' from generate_series(1, ${products}) n`.execute(
      database.db,
    );
    // Ten periods of each product; every hundredth row is nonsense.
    const lines = Array.from({ length: rows }, (_, at) => {
      const price = (at + 1) % 100 === 0 ? 'tanto' : '7,50';
      return `MASSA-${(at % products) + 1};${price};10:7,00;${1 + Math.floor(at / products)}/01/2030`;
    });
    const importId = await stage(`codice;prezzo;scaglioni;dal\n${lines.join('\n')}\n`);
    expect(await countsOf(importId)).toEqual({ new: 99_000, changed: 0, same: 0, wrong: 1000 });
    const wrong = await readWrongRows(clerk, { listId: list.id, importId });
    expect(wrong.map(({ line }) => line)).toEqual(
      Array.from({ length: 1000 }, (_, at) => (at + 1) * 100 + 1),
    );
    expect(wrong[0]).toEqual({
      line: 101,
      sku: 'MASSA-100',
      problem: { code: 'not-a-price', text: 'tanto' },
    });
    expect(await writePriceImport(clerk, { listId: list.id, importId, choice: 'good' })).toEqual({
      ok: true,
      written: 99_000,
    });
    const counted = await sql<{ entries: number }>`
      select count(*)::int as entries from price_list_entries where price_list_id = ${list.id}`.execute(
      database.db,
    );
    expect(counted.rows).toEqual([{ entries: 198_000 }]);
  }, 240_000);
});

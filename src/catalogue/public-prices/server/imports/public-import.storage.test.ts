import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { priceItems } from '#pricing/prices/server/price-items.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { auditedFieldsWithoutWords } from '#tests/factories/audit-in-words.ts';
import { type PublicPriceFiles, publicPriceFiles } from '#tests/factories/public-price-files.ts';
import { writeNextRows, writePublicPrices } from './write-public-prices.ts';

let files: PublicPriceFiles;
beforeAll(async () => {
  files = await publicPriceFiles();
});
afterAll(() => files.home.close());

const nothing = { new: 0, changed: 0, same: 0, wrong: 0, conflict: 0 };

describe('a file of public prices', () => {
  test('is looked at before anything is written, with the prices before and after', async () => {
    const [one, two] = [
      await aProduct(files.home.db, { sku: 'FP-1' }),
      await aProduct(files.home.db, { sku: 'FP-2' }),
    ];
    await aProduct(files.home.db, { sku: 'FP-3', regularPriceCents: null });
    const importId = await files.stage(
      'codice;nome;prezzo;prezzo in offerta;dal;al\r\nFP-1;;13,90;9,90;1/12/2026;24/12/2026\r\nFP-2;;12,20;;;\r\nfp-3;;5;;;\r\n',
    );
    const looked = await files.lookedAt(importId);
    expect([looked.state, looked.counts]).toEqual(['looked-at', { ...nothing, new: 1, changed: 1, same: 1 }]);
    expect(looked.rows).toEqual([
      {
        line: 2,
        sku: 'FP-1',
        name: one.name,
        before: { regular: 1220, sale: null, from: null, to: null },
        after: { regular: 1390, sale: 990, from: '2026-12-01', to: '2026-12-24' },
        problem: null,
      },
    ]);
    expect([await files.priced(one.id), await files.priced(two.id)]).toEqual([
      [1220, null, null, null],
      [1220, null, null, null],
    ]);
  });

  test('is written once, for products and variations, with versions, history, audit trail and listing prices', async () => {
    const { id } = await aProduct(files.home.db, { sku: 'FW-1' });
    const { variationIds, id: oil } = await aVariableProduct(files.home.db, {
      variations: [
        { terms: { litri: '1-l' }, sku: 'FW-2' },
        { terms: { litri: '5-l' }, sku: 'FW-3' },
      ],
    });
    const [can = 0] = variationIds;
    const importId = await files.stage('codice;prezzo\nFW-1;13,90\nFW-2;7,50\n');
    expect(await files.confirm(importId)).toEqual({ ok: true });
    expect([await files.priced(id), await files.priced(can)]).toEqual([
      [1390, null, null, null],
      [750, null, null, null],
    ]);
    expect(await files.lookedAt(importId)).toMatchObject({
      state: 'written',
      counts: { ...nothing, changed: 2 },
    });
    const { rows: versions } = await sql`select product_id, changes, person_name from product_versions
      where product_id in (${id}, ${can}) order by product_id`.execute(files.home.db);
    const name = expect.stringMatching(/./);
    expect(versions).toEqual([
      { product_id: id, changes: { regularPriceCents: { from: 1220, to: 1390 } }, person_name: name },
      { product_id: can, changes: { regularPriceCents: { from: 1220, to: 750 } }, person_name: name },
    ]);
    const { rows: history } =
      await sql`select distinct on (product_id) product_id, reason, regular_cents from price_history
      where product_id in (${id}, ${can}) order by product_id, id desc`.execute(files.home.db);
    expect(history).toEqual([
      { product_id: id, reason: 'price-import', regular_cents: 1390 },
      { product_id: can, reason: 'price-import', regular_cents: 750 },
    ]);
    const { rows: listed } = await sql`select product_id, min_cents from listing_prices
      where price_list_id = ${files.listId} and product_id in (${id}, ${oil}) order by product_id`.execute(
      files.home.db,
    );
    expect(listed).toEqual([
      { product_id: id, min_cents: 1390 },
      { product_id: oil, min_cents: 750 },
    ]);
    const entry = await files.home.db
      .selectFrom('audit_entries')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      subject_kind: 'price-list',
      after: { file: 'listino.csv', rows: 2 },
    });
    expect(await auditedFieldsWithoutWords(files.home.db)).toEqual([]);
    expect(await files.confirm(importId)).toEqual({ ok: false, code: 'no-such-import' });
  });

  test('names each row that cannot be, by its code and reason, and writes the others or nothing', async () => {
    const { id } = await aProduct(files.home.db, { sku: 'FX-1' });
    await aVariableProduct(files.home.db, { sku: 'FX-V' });
    const gone = await aProduct(files.home.db, { sku: 'FX-T' });
    await files.update(gone.id, { status: 'trash', trashed_at: new Date(), trashed_from: 'published' });
    const codes = ['FX-2', 'FX-3', 'FX-4', 'FX-5', 'FX-6', 'FX-7', 'FX-8', 'FX-9'];
    for (const sku of codes) await aProduct(files.home.db, { sku });
    await aProduct(files.home.db, { sku: 'FX-10', regularPriceCents: null });
    const rows = [
      ['FX-1', '15', '', '', ''],
      ['FX-2', '-5', '', '', ''],
      ['FX-3', 'NaN', '', '', ''],
      ['FX-4', '1,005', '', '', ''],
      ['FX-5', '10', '10', '', ''],
      ['FX-6', '10', '9', '31/02/2026', ''],
      ['FX-7', '10', '9', '24/12/2026', '01/12/2026'],
      ['FX-8', '', '', '', ''],
      ['FX-9', '10', '-1', '', ''],
      ['FX-10', '', '5', '', ''],
      ['NESSUNO', '10', '', '', ''],
      ['fx-1', '16', '', '', ''],
      ['FX-V', '10', '', '', ''],
      ['FX-T', '10', '', '', ''],
      ['', '10', '', '', ''],
      ['FX-8'],
    ];
    const importId = await files.stage(
      `codice;prezzo;in offerta;dal;al\n${rows.map((row) => row.join(';')).join('\n')}\n`,
    );
    expect((await files.lookedAt(importId)).counts).toEqual({ ...nothing, changed: 1, wrong: 15 });
    const wrong = [
      ['FX-2', 'not-a-price', '-5'],
      ['FX-3', 'not-a-price', 'NaN'],
      ['FX-4', 'not-a-price', '1,005'],
      ['FX-5', 'sale-not-below', undefined],
      ['FX-6', 'not-a-date', '31/02/2026'],
      ['FX-7', 'ends-before-it-begins', undefined],
      ['FX-8', 'no-price', undefined],
      ['FX-9', 'not-a-price', '-1'],
      ['FX-10', 'sale-without-price', undefined],
      ['NESSUNO', 'unknown-code', undefined],
      ['fx-1', 'code-twice', '2'],
      ['FX-V', 'of-variations', undefined],
      ['FX-T', 'in-trash', undefined],
      ['', 'no-code', undefined],
      ['FX-8', 'cells-missing', undefined],
    ];
    expect(await files.refusals(importId)).toEqual(wrong);
    expect(await files.confirm(importId, 'all')).toEqual({ ok: false, code: 'has-wrong-rows' });
    expect(await files.priced(id)).toEqual([1220, null, null, null]);
    expect(await files.confirm(importId)).toEqual({ ok: true });
    expect(await files.priced(id)).toEqual([1500, null, null, null]);
    const { rows: others } = await sql<{ count: number }>`select count(*)::int as count from products
      where sku like 'FX-%' and coalesce(regular_price_cents, 1220) <> 1220 and id <> ${id}`.execute(
      files.home.db,
    );
    expect(others).toEqual([{ count: 0 }]);
  });

  test('leaves alone what somebody has changed between preview and confirmation, and says so', async () => {
    const [theirs, both, mine, lost] = [
      await aProduct(files.home.db, { sku: 'FC-1' }),
      await aProduct(files.home.db, { sku: 'FC-2' }),
      await aProduct(files.home.db, { sku: 'FC-3' }),
      await aProduct(files.home.db, { sku: 'FC-4' }),
    ];
    const importId = await files.stage('codice;prezzo\nFC-1;13\nFC-2;14\nFC-3;15\nFC-4;16\n');
    await files.update(theirs.id, { regular_price_cents: 2000, sale_price_cents: 1900 });
    await files.update(both.id, { regular_price_cents: 1400 });
    await files.home.db.deleteFrom('products').where('id', '=', lost.id).execute();
    expect(await files.confirm(importId, 'all')).toEqual({ ok: false, code: 'file-outdated' });
    expect(await files.priced(mine.id)).toEqual([1220, null, null, null]);
    expect(await files.confirm(importId)).toEqual({ ok: true });
    expect((await files.lookedAt(importId)).counts).toEqual({ ...nothing, changed: 1, same: 1, conflict: 2 });
    expect(await files.refusals(importId)).toEqual([
      ['FC-1', 'changed-meanwhile', '20,00 / 19,00'],
      ['FC-4', 'gone', undefined],
    ]);
    expect([await files.priced(theirs.id), await files.priced(mine.id)]).toEqual([
      [2000, 1900, null, null],
      [1500, null, null, null],
    ]);
  });

  test('strikes the lowest price of the 30 days before a sale that it brings', async () => {
    const { id } = await aProduct(files.home.db, { sku: 'FS-1' });
    await files.bring('codice;prezzo\nFS-1;24,40\n');
    await files.bring('codice;prezzo;offerta\nFS-1;24,40;6,10\n');
    const price = (await priceItems(await aRequestContext(files.home.db), [{ itemId: id, quantity: 1 }])).get(
      id,
    );
    expect([price?.unit, price?.regular, price?.onSale]).toEqual([610, 1220, true]);
  });

  test('is written by a job where it is long, which carries on after it was killed in between', async () => {
    await sql`insert into products (type, slug, name, sku, regular_price_cents, status)
      select 'simple', 'lungo-' || n, 'Lungo ' || n, 'LUNGO-' || n, 1000, 'published' from generate_series(1, 2300) n`.execute(
      files.home.db,
    );
    const lines = Array.from({ length: 2300 }, (_, at) => `LUNGO-${at + 1};11`);
    const importId = await files.stage(`codice;prezzo\n${lines.join('\n')}\n`);
    await files.confirm(importId);
    expect(await files.lookedAt(importId)).toMatchObject({ state: 'writing', processed: 1000 });
    const { rows: jobs } = await sql`select task_identifier from graphile_worker.jobs
      where key = ${`public-prices:${importId}`}`.execute(files.home.db);
    expect(jobs).toEqual([{ task_identifier: 'write-public-prices' }]);
    // A killed process undoes its transaction.
    const killed = inTransaction(files.home.db, async (db) => {
      await writeNextRows({ ...files.owner, db }, importId);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    await writePublicPrices(files.owner, importId);
    expect(await files.lookedAt(importId)).toMatchObject({
      state: 'written',
      processed: 2300,
      counts: { ...nothing, changed: 2300 },
    });
    const { rows } = await sql`select count(*)::int as versions, count(distinct product_id)::int as products
      from product_versions v join products p on p.id = v.product_id
      where p.sku like 'LUNGO-%' and p.regular_price_cents = 1100`.execute(files.home.db);
    expect(rows).toEqual([{ versions: 2300, products: 2300 }]);
    // Another file does not take away the one that was written.
    await files.stage('codice;prezzo\nLUNGO-1;12\n');
    expect((await files.lookedAt(importId)).state).toBe('written');
  });
});

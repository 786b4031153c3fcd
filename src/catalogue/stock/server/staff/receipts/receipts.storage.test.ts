import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { expectStockInOrder } from '#tests/factories/expect-stock-in-order.ts';
import { stockValueList } from '../../../rules/stock-value.ts';
import { changeCost } from '../change-stock.ts';
import { readArticleStock } from '../read-article-stock.ts';
import { exportStockValue } from '../value/export-stock-value.ts';
import { valueStock } from '../value/value-stock.ts';
import { postReceipt } from './post-receipt.ts';
import { listReceipts, readReceipt, readSuppliers } from './read-receipts.ts';
import { removeReceipt, saveReceipt } from './save-receipt.ts';
import { type LineToWrite, pasteLines, scanIntoReceipt } from './write-lines.ts';

let home: TestDatabase;
let clerk: TestRequestContext;
beforeAll(async () => {
  home = await aTestDatabase();
  clerk = await aRequestContext(home.db, { person: await aPerson(home.db, 'warehouse') });
});
afterAll(() => home.close());

const head = {
  supplier: 'Ricambi Sud',
  document: 'DDT 12',
  documentOn: '2026-02-27',
  note: '',
  locationId: null,
};
async function aDraft(pasted = ''): Promise<number> {
  const saved = await saveReceipt(clerk, null, head);
  if (!saved.ok) throw new Error('no draft');
  if (pasted !== '') expect(await pasteLines(clerk, saved.id, pasted)).toMatchObject({ ok: true });
  return saved.id;
}
const read = async (id: number) => {
  const receipt = await readReceipt(clerk, id);
  if (!receipt) throw new Error('no receipt');
  return receipt;
};
const seenLines = async (id: number): Promise<[number, readonly LineToWrite[]]> => {
  const { version, rows } = await read(id);
  return [version, rows.map(({ id: productId, quantity, unitCost }) => ({ productId, quantity, unitCost }))];
};
const post = async (id: number) => postReceipt(clerk, id, ...(await seenLines(id)));
const onHand = async (id: number) => (await readArticleStock(clerk, id, 1))?.article.onHand;

test('pasted and scanned goods come into stock once they are posted, with supplier and cost in the ledger', async () => {
  const part = await aProduct(home.db, { sku: 'CF 100', stock: 10, columns: { gtin: '8001234567894' } });
  const other = await aProduct(home.db, { sku: 'CF 200', stock: 0 });
  const id = await aDraft('CF 100\t2\t4,00');
  const scan = (code: string) => scanIntoReceipt(clerk, id, { code, scan: 's' });
  expect(await scan('8001234567894')).toMatchObject({
    kind: 'counted',
    pieces: 3,
    article: { sku: 'CF 100' },
  });
  expect(await scan('cf-200')).toMatchObject({ kind: 'counted', pieces: 1, article: { sku: 'CF 200' } });
  expect(await scan('CF 999')).toEqual({ kind: 'unknown', scan: 's', code: 'CF 999' });
  expect(await onHand(part.id)).toBe(10);
  expect(await post(id)).toEqual({ ok: true, id });
  expect([await onHand(part.id), await onHand(other.id)]).toEqual([13, 1]);
  const ledger = await readArticleStock(clerk, part.id, 1);
  expect(ledger?.entries[0]).toMatchObject({
    reason: 'received',
    delta: 3,
    unitCost: 400,
    receipt: { id, supplier: 'Ricambi Sud', document: 'DDT 12' },
  });
  expect(ledger?.cost).toEqual({ average: 400, last: 400 });
  expect(await listReceipts(clerk, 1)).toMatchObject({
    receipts: [{ id, lines: 2, pieces: 4, value: 1200 }],
  });
  expect(await readSuppliers(clerk)).toEqual(['Ricambi Sud']);
  await expectStockInOrder(home.db);
});

test('suppliers are proposed once each, those that delivered last come first', async () => {
  const names = ['Zeta', 'Alfa', 'Zeta', 'Beta', 'alfa', 'Alfa'];
  const { rows } = await sql<{ id: number }>`
    insert into stock_receipts (supplier) select name from unnest(${names}::text[]) with ordinality as n(name, at)
    order by at returning id`.execute(home.db);
  expect((await readSuppliers(clerk)).slice(0, 4)).toEqual(['Alfa', 'alfa', 'Beta', 'Zeta']);
  const ids = rows.map(({ id }) => id);
  await sql`delete from stock_receipts where id = any (${ids}::int[])`.execute(home.db);
  expect(await readSuppliers(clerk)).toEqual(['Ricambi Sud']);
});

test('of ten that post a receipt at once one does, and it is in stock once', async () => {
  const part = await aProduct(home.db, { sku: 'DOPPIO', stock: 0 });
  const id = await aDraft('DOPPIO;5');
  const seen = await seenLines(id);
  const all = await Promise.all(Array.from({ length: 10 }, () => postReceipt(clerk, id, ...seen)));
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await onHand(part.id)).toBe(5);
  expect(await removeReceipt(clerk, id)).toEqual({ ok: false, problem: null });
  await expectStockInOrder(home.db);
});

test('a posting that breaks off leaves the draft, and posts all of it the next time', async () => {
  const parts = [await aProduct(home.db, { sku: 'R-1' }), await aProduct(home.db, { sku: 'R-2' })];
  const id = await aDraft('R-1;1\nR-2;1');
  const seen = await seenLines(id);
  const broken = home.db.transaction().execute(async (db) => {
    await postReceipt({ ...clerk, db }, id, ...seen);
    throw new Error('killed');
  });
  await expect(broken).rejects.toThrow('killed');
  expect((await read(id)).postedAt).toBeNull();
  expect(await Promise.all(parts.map((part) => onHand(part.id)))).toEqual([10, 10]);
  expect(await post(id)).toEqual({ ok: true, id });
  expect(await Promise.all(parts.map((part) => onHand(part.id)))).toEqual([11, 11]);
});

test('what somebody else has added since is not posted unseen', async () => {
  await aProduct(home.db, { sku: 'V-1' });
  const id = await aDraft('V-1;1');
  const seen = await seenLines(id);
  await scanIntoReceipt(clerk, id, { code: 'V-1', scan: 's' });
  expect(await postReceipt(clerk, id, ...seen)).toEqual({ ok: false, problem: { code: 'conflict' } });
  expect((await read(id)).rows).toMatchObject([{ quantity: 2 }]);
});

test('pasted lines are added all or none, and every wrong one is named', async () => {
  await aProduct(home.db, { sku: 'X-1', oeNumbers: [{ manufacturer: 'Fiat', code: '55 20 10' }] });
  await aProduct(home.db, { sku: 'X-2', oeNumbers: [{ manufacturer: 'Fiat', code: '55 20 10' }] });
  const id = await aDraft();
  expect(await pasteLines(clerk, id, 'X-1;2\nNIENTE;1\n552010;1\nX-2;zero')).toEqual({
    ok: false,
    problem: {
      code: 'wrong-lines',
      lines: [
        { line: 2, text: 'NIENTE;1', code: 'unknown-code' },
        { line: 3, text: '552010;1', code: 'ambiguous-code' },
        { line: 4, text: 'X-2;zero', code: 'not-a-quantity' },
      ],
    },
  });
  expect((await read(id)).rows).toEqual([]);
  expect(await post(id)).toEqual({ ok: false, problem: { code: 'no-lines' } });
  expect(await removeReceipt(clerk, id)).toEqual({ ok: true, id });
  expect(await readReceipt(clerk, id)).toBeNull();
});

test('the value of a day is added up from the ledger, at the average cost of then', async () => {
  await sql`delete from stock_movements`.execute(home.db);
  await sql`update stock set on_hand = 0`.execute(home.db);
  const part = await aProduct(home.db, { sku: 'VAL-1', stock: 10 });
  await aProduct(home.db, { sku: 'VAL-2', stock: 4 });
  await sql`update stock_movements set created_at = '2026-01-10'`.execute(home.db);
  expect(await changeCost(clerk, part.id, { cost: 100 as never })).toEqual({ ok: true });
  await sql`update stock_movements set created_at = '2026-01-11' where reason = 'cost'`.execute(home.db);
  await post(await aDraft('VAL-1;10;2,00'));
  const valued = async (day: string) => valueStock(clerk, { ...stockValueList.whole, day });
  expect(await valued('')).toMatchObject({
    sums: { value: 3000, articles: 2, pieces: 24, unknownArticles: 1, unknownPieces: 4 },
    byLocation: [],
    articles: [
      { sku: 'VAL-1', pieces: 20, average: 150, value: 3000 },
      { sku: 'VAL-2', value: null },
    ],
  });
  expect(await valued('2026-01-12')).toMatchObject({ sums: { value: 1000, pieces: 14 } });
  expect(await valued('2026-01-10')).toMatchObject({ sums: { value: 0, unknownArticles: 2 } });
  expect(await valued('2026-01-09')).toMatchObject({ sums: { articles: 0 }, articles: [] });
  expect(await exportStockValue(clerk, { day: '', at: null })).toContain('VAL-1;Ricambio');
  expect(await exportStockValue(clerk, { day: '', at: null })).toContain(';20;1,5;30\r\n');
});

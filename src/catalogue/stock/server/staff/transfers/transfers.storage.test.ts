import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { anOrder } from '#tests/factories/an-order.ts';
import { expectStockInOrder } from '#tests/factories/expect-stock-in-order.ts';
import { stockList } from '../../../rules/stock-list.ts';
import { readPiecesAt } from '../../locations/pieces-at.ts';
import { readLocations } from '../../locations/read-locations.ts';
import { retireLocation } from '../../locations/retire-location.ts';
import { moveLocation, reopenLocation, saveLocation } from '../../locations/save-location.ts';
import { adjustStock } from '../change-stock.ts';
import { beginCount } from '../counts/begin-count.ts';
import { scanIntoCount } from '../counts/count-articles.ts';
import { postCount } from '../counts/post-count.ts';
import { readCount } from '../counts/read-counts.ts';
import { listStock } from '../list-stock.ts';
import { readArticleStock } from '../read-article-stock.ts';
import { postReceipt } from '../receipts/post-receipt.ts';
import { readReceipt } from '../receipts/read-receipts.ts';
import { saveReceipt } from '../receipts/save-receipt.ts';
import { pasteLines } from '../receipts/write-lines.ts';
import { cancelTransfer, receiveTransfer, sendTransfer } from './move-transfer.ts';
import { readTransfer } from './read-transfers.ts';
import { removeTransfer, saveTransfer, scanIntoTransfer } from './save-transfer.ts';

let home: TestDatabase;
let clerk: TestRequestContext;
let branch: number;
let made = 0;
beforeAll(async () => {
  home = await aTestDatabase();
  clerk = await aRequestContext(home.db, {
    person: await aPerson(home.db, 'warehouse', { firstName: 'Ugo', lastName: 'Riva' }),
  });
  branch = await aLocation('Filiale');
});
afterAll(() => home.close());

async function aLocation(name: string): Promise<number> {
  const saved = await saveLocation(clerk, { id: null, draft: { name, kind: 'branch', address: '' } });
  if (!saved.ok) throw new Error('no location');
  return saved.id;
}
async function aPart(stock = 10): Promise<{ id: number; sku: string }> {
  made += 1;
  const sku = `TR-${made}`;
  return { id: (await aProduct(home.db, { sku, stock })).id, sku };
}
async function aTransfer(sku: string, pieces: number): Promise<number> {
  const saved = await saveTransfer(clerk, null, { fromId: null, toId: branch, note: '' });
  if (!saved.ok) throw new Error('no transfer');
  const scanned = await scanIntoTransfer(clerk, saved.id, { code: sku, scan: 'a', pieces });
  expect(scanned).toMatchObject({ kind: 'counted', pieces });
  return saved.id;
}
const version = async (id: number) => (await readTransfer(clerk, id))?.version ?? 0;
const send = async (id: number) => sendTransfer(clerk, id, await version(id), []);
/** Pieces at the default location and at the branch, and those on their way there. */
async function piecesAt(itemId: number): Promise<readonly number[]> {
  const at = await readPiecesAt(clerk, itemId);
  const own = at.find(({ locationId }) => locationId === branch);
  return [at.find(({ isDefault }) => isDefault)?.onHand ?? 0, own?.onHand ?? 0, own?.coming ?? 0];
}
const auditOf = async (kind: string, id: number) =>
  home.db
    .selectFrom('audit_entries')
    .select('after')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();

test('what is sent leaves the stock, and what arrives comes into that of the other location', async () => {
  const part = await aPart();
  const id = await aTransfer(part.sku, 5);
  expect(await piecesAt(part.id)).toEqual([10, 0, 0]);
  expect(await send(id)).toEqual({ ok: true, id });
  expect(await piecesAt(part.id)).toEqual([5, 0, 5]);
  expect((await readArticleStock(clerk, part.id, 1))?.article.onHand).toBe(5);
  await expectStockInOrder(home.db);
  expect(await receiveTransfer(clerk, id, new Map([[part.id, 5]]))).toEqual({ ok: true, id });
  expect(await piecesAt(part.id)).toEqual([5, 5, 0]);
  expect((await readArticleStock(clerk, part.id, 1))?.article.onHand).toBe(10);
  await expectStockInOrder(home.db);
});

test('fewer pieces than were sent are recorded as lost, more as found', async () => {
  const [few, many] = [await aPart(), await aPart()];
  const id = await aTransfer(few.sku, 5);
  await scanIntoTransfer(clerk, id, { code: many.sku, scan: 'b', pieces: 2 });
  await send(id);
  const received = new Map([
    [few.id, 4],
    [many.id, 3],
  ]);
  expect(await receiveTransfer(clerk, id, received)).toEqual({ ok: true, id });
  expect([await piecesAt(few.id), await piecesAt(many.id)]).toEqual([
    [5, 4, 0],
    [8, 3, 0],
  ]);
  expect((await readArticleStock(clerk, few.id, 1))?.entries.slice(0, 3)).toMatchObject([
    { delta: -1, reason: 'loss', transfer: { id }, locations: ['Filiale'], person: 'Ugo Riva' },
    { delta: 5, reason: 'transfer', transfer: { id }, locations: ['Filiale'] },
    { delta: -5, reason: 'transfer', transfer: { id }, locations: ['Magazzino'] },
  ]);
  expect(await readTransfer(clerk, id)).toMatchObject({ state: 'received', fewer: 1, more: 1 });
  expect(await auditOf('stock-transfer', id)).toEqual([
    { after: { lines: 2, pieces: 7 } },
    { after: { pieces: 7, fewerPieces: 1, morePieces: 1 } },
  ]);
  await expectStockInOrder(home.db);
});

test('a transfer that is called off brings its pieces back, and a draft is thrown away', async () => {
  const part = await aPart();
  const id = await aTransfer(part.sku, 3);
  await send(id);
  expect(await cancelTransfer(clerk, id)).toEqual({ ok: true, id });
  expect(await piecesAt(part.id)).toEqual([10, 0, 0]);
  expect(await cancelTransfer(clerk, id)).toEqual({ ok: false, problem: null });
  expect(await receiveTransfer(clerk, id, new Map())).toEqual({ ok: false, problem: null });
  const draft = await aTransfer(part.sku, 3);
  expect(await removeTransfer(clerk, draft)).toEqual({ ok: true, id: draft });
  expect(await readTransfer(clerk, draft)).toBeNull();
  await expectStockInOrder(home.db);
});

test('more than a location has available, or what somebody else has changed, is not sent', async () => {
  const part = await aPart();
  await anOrder(home.db, { items: [[part.id, 4]], payment: 'bacs' });
  const id = await aTransfer(part.sku, 7);
  expect(await send(id)).toMatchObject({ ok: false, problem: { code: 'not-enough', available: 6 } });
  const seen = await version(id);
  const lines = [{ productId: part.id, quantity: 6 }];
  expect(await sendTransfer(clerk, id, seen - 1, lines)).toEqual({
    ok: false,
    problem: { code: 'conflict' },
  });
  expect(await sendTransfer(clerk, id, seen, lines)).toEqual({ ok: true, id });
  expect(await piecesAt(part.id)).toEqual([4, 0, 6]);
});

test('of ten people who receive a transfer at once one does', async () => {
  const part = await aPart();
  const id = await aTransfer(part.sku, 2);
  await send(id);
  const all = await Promise.all(Array.from({ length: 10 }, () => receiveTransfer(clerk, id, new Map())));
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await piecesAt(part.id)).toEqual([8, 2, 0]);
  await expectStockInOrder(home.db);
});

test('an adjustment, a receipt and a count change the stock of their location alone', async () => {
  const part = await aPart();
  const wanted = { mode: 'count', pieces: 6, reason: 'found', note: '', seen: 0, at: branch } as const;
  expect(await adjustStock(clerk, part.id, wanted)).toEqual({ ok: true });
  expect(await piecesAt(part.id)).toEqual([10, 6, 0]);
  const stale = await adjustStock(clerk, part.id, { ...wanted, seen: 16, pieces: 1 });
  expect(stale).toEqual({ ok: false, problem: { code: 'conflict', onHand: 6 } });
  const head = { supplier: 'Sud', document: '', documentOn: '', note: '', locationId: branch };
  const receipt = await saveReceipt(clerk, null, head);
  if (!receipt.ok) throw new Error('no receipt');
  await pasteLines(clerk, receipt.id, `${part.sku};4`);
  const draft = await readReceipt(clerk, receipt.id);
  await postReceipt(clerk, receipt.id, draft?.version ?? 0, []);
  expect(await piecesAt(part.id)).toEqual([10, 10, 0]);
  const scope = { name: 'Conta', scope: 'all', categoryId: null, brandId: null, isBlind: false } as const;
  const count = await beginCount(clerk, { ...scope, locationId: branch });
  if (!count.ok) throw new Error('no count');
  await scanIntoCount(clerk, count.id, { code: part.sku, scan: 'a', pieces: 9 });
  const open = await readCount(clerk, count.id);
  await postCount(clerk, count.id, { version: open?.version ?? 0, uncounted: 'leave' });
  expect(await piecesAt(part.id)).toEqual([10, 9, 0]);
  await expectStockInOrder(home.db);
});

test('the list of stock is that of a location, or the sum', async () => {
  const part = await aPart(3);
  const id = await aTransfer(part.sku, 2);
  await send(id);
  await receiveTransfer(clerk, id, new Map());
  const usual = (await readLocations(clerk)).find(({ isDefault }) => isDefault)?.id ?? 0;
  const onHand = async (at: number | null) => {
    const page = await listStock(clerk, { ...stockList.whole, words: part.sku, at });
    // Codes that begin alike are found as well.
    return page?.articles.filter(({ id: article }) => article === part.id).map((article) => article.onHand);
  };
  expect(await onHand(null)).toEqual([3]);
  expect(await onHand(usual)).toEqual([1]);
  expect(await onHand(branch)).toEqual([2]);
  expect(await listStock(clerk, { ...stockList.whole, at: 999_999 })).toBeNull();
});

test('a location is retired with a destination for its stock and its promises, and comes back empty', async () => {
  const counter = await aLocation('Bancone');
  const part = await aPart(0);
  const wanted = { mode: 'count', pieces: 6, reason: 'found', note: '', seen: 0, at: counter } as const;
  await adjustStock(clerk, part.id, wanted);
  await anOrder(home.db, { items: [[part.id, 2]], payment: 'bacs' });
  const refused = await retireLocation(clerk, counter, null);
  expect(refused).toEqual({ ok: false, problems: { into: 'no-destination' } });
  const saved = await saveTransfer(clerk, null, { fromId: null, toId: counter, note: '' });
  expect(await retireLocation(clerk, counter, branch)).toEqual({ ok: false, problems: { into: 'in-use' } });
  await removeTransfer(clerk, saved.ok ? saved.id : 0);
  expect(await retireLocation(clerk, counter, branch)).toEqual({ ok: true, id: counter });
  const at = await readPiecesAt(clerk, part.id);
  expect(at.find(({ locationId }) => locationId === branch)).toMatchObject({ onHand: 6, reserved: 2 });
  expect(at.some(({ locationId }) => locationId === counter)).toBe(false);
  await expectStockInOrder(home.db);
  expect(await adjustStock(clerk, part.id, { ...wanted, seen: 0 })).toEqual({
    ok: false,
    problem: { code: 'no-location' },
  });
  expect(await reopenLocation(clerk, counter)).toEqual({ ok: true, id: counter });
  const reopened = await readPiecesAt(clerk, part.id);
  expect(reopened.find(({ locationId }) => locationId === counter)).toMatchObject({ onHand: 0, reserved: 0 });
  expect(await auditOf('stock-location', counter)).toEqual([
    { after: { name: 'Bancone', kind: 'branch', address: '' } },
    { after: { destination: 'Filiale', pieces: 6 } },
    { after: null },
  ]);
});

test('the default location is not retired, a name is taken once, and the order of service is moved', async () => {
  const all = (await readLocations(clerk)).filter(({ isOpen }) => isOpen);
  const usual = all.find(({ isDefault }) => isDefault)?.id ?? 0;
  expect(await retireLocation(clerk, usual, branch)).toEqual({ ok: false, problems: { into: 'default' } });
  const taken = { name: 'filiale', kind: 'branch', address: '' } as const;
  expect(await saveLocation(clerk, { id: null, draft: taken })).toEqual({
    ok: false,
    problems: { name: 'name-taken' },
  });
  expect(await moveLocation(clerk, branch, { kind: 'before', target: usual })).toMatchObject({
    ok: true,
    position: 1,
  });
  expect((await readLocations(clerk))[0]?.id).toBe(branch);
  expect(await moveLocation(clerk, branch, { kind: 'up' })).toEqual({ ok: false, code: 'no-further' });
  expect(await moveLocation(clerk, branch, { kind: 'after', target: usual })).toMatchObject({ ok: true });
});

test('in a shop with one location an article has no locations, and nothing is stored for them', async () => {
  const shop = await aTestDatabase();
  try {
    const part = await aProduct(shop.db, { stock: 5 });
    const person = await aPerson(shop.db, 'warehouse');
    const one = await aRequestContext(shop.db, { person });
    const wanted = { mode: 'count', pieces: 7, reason: 'found', note: '', seen: 5, at: null } as const;
    expect(await adjustStock(one, part.id, wanted)).toEqual({ ok: true });
    await anOrder(shop.db, { items: [[part.id, 2]] });
    expect(await readPiecesAt(one, part.id)).toEqual([]);
    const { rows } = await sql<{ stored: boolean }>`
      select exists (select from stock_at_locations) or exists (select from stock_allocations) as stored`.execute(
      shop.db,
    );
    expect(rows).toEqual([{ stored: false }]);
  } finally {
    await shop.close();
  }
});

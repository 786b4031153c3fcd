import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { aCategory } from '#tests/factories/a-category.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { expectStockInOrder } from '#tests/factories/expect-stock-in-order.ts';
import { countList } from '../../../rules/counts/count.ts';
import type { CountDraft } from '../../../rules/counts/count-form.ts';
import { recordMovements } from '../../record-movements.ts';
import { changeCost } from '../change-stock.ts';
import { readArticleStock } from '../read-article-stock.ts';
import { beginCount, cancelCount } from './begin-count.ts';
import { dropCode, scanIntoCount, writeCounted } from './count-articles.ts';
import { postCount } from './post-count.ts';
import { readCountPage } from './read-count-page.ts';
import { listCounts, readCount } from './read-counts.ts';
import { exportDifferences, readDifferences } from './read-differences.ts';

let home: TestDatabase;
let clerk: TestRequestContext;
beforeAll(async () => {
  home = await aTestDatabase();
  clerk = await aRequestContext(home.db, { person: await aPerson(home.db, 'warehouse') });
});
afterAll(() => home.close());

let made = 0;
/** A category of its own with two articles, and a count of it. */
async function aCount(draft: Partial<CountDraft> = {}) {
  made += 1;
  const category = await aCategory(home.db, { name: `Freni ${made}` });
  const codes = [`CT-${made}-A`, `CT-${made}-B`] as const;
  const parts = await Promise.all(
    codes.map((sku) => aProduct(home.db, { sku, stock: 10, categoryIds: [category.id] })),
  );
  const whole = {
    name: `Conta ${made}`,
    scope: 'category',
    categoryId: category.id,
    brandId: null,
    isBlind: false,
    locationId: null,
  } as const;
  const begun = await beginCount(clerk, { ...whole, ...draft });
  if (!begun.ok) throw new Error('no count');
  const [first, second] = parts;
  if (!first || !second) throw new Error('no parts');
  return { id: begun.id, codes, first, second };
}
let scans = 0;
const scan = (id: number, code: string, pieces = 1) => {
  scans += 1;
  return scanIntoCount(clerk, id, { code, scan: `s${scans}`, pieces });
};
const versionOf = async (id: number) => (await readCount(clerk, id))?.version ?? 0;
const post = async (id: number, uncounted: 'leave' | 'zero' = 'leave') =>
  postCount(clerk, id, { version: await versionOf(id), uncounted });
const onHand = async (id: number) => (await readArticleStock(clerk, id, 1))?.article.onHand;
const move = (itemId: number, delta: number) =>
  home.db
    .transaction()
    .execute((db) =>
      recordMovements({ ...clerk, db }, [{ itemId, delta }], { reason: 'adjustment', note: '' }),
    );

test('scanned pieces are counted, and the difference is posted with the count in the ledger', async () => {
  const { id, codes, first, second } = await aCount();
  await changeCost(clerk, first.id, { cost: toCents(250) });
  expect(await scan(id, codes[0])).toMatchObject({ kind: 'counted', pieces: 1, article: { sku: codes[0] } });
  expect(await scan(id, codes[0].toLowerCase().replaceAll('-', ' '), 6)).toMatchObject({ pieces: 7 });
  expect(await readDifferences(clerk, id, 1)).toMatchObject({
    rows: [{ id: first.id, expected: 10, counted: 7, delta: -3, value: -750, after: 7, hasMoved: false }],
    sums: { articles: 1, more: 0, fewer: 3, value: -750, unknown: 0 },
    uncounted: { articles: 1, pieces: 10 },
  });
  expect(await onHand(first.id)).toBe(10);
  expect(await post(id)).toEqual({ ok: true, id });
  expect([await onHand(first.id), await onHand(second.id)]).toEqual([7, 10]);
  expect((await readArticleStock(clerk, first.id, 1))?.entries[0]).toMatchObject({
    reason: 'count',
    delta: -3,
    count: { id },
  });
  // The value is that of the day of the count.
  await changeCost(clerk, first.id, { cost: toCents(900) });
  expect((await readDifferences(clerk, id, 1))?.sums.value).toBe(-750);
  expect(await exportDifferences(clerk, id)).toContain(`${codes[0]};${first.name};10;7;-3;-7,5`);
  await expectStockInOrder(home.db);
});

test('what is sold or comes in after an article was counted stays as it is', async () => {
  const { id, codes, first } = await aCount();
  await scan(id, codes[0], 8);
  await move(first.id, -2);
  expect((await readDifferences(clerk, id, 1))?.rows).toMatchObject([{ delta: -2, after: 6 }]);
  await post(id);
  expect(await onHand(first.id)).toBe(6);
});

test('an article whose stock moves while it is counted is one to be checked', async () => {
  const { id, codes, first } = await aCount();
  await scan(id, codes[0], 4);
  await move(first.id, -1);
  await scan(id, codes[0], 4);
  expect((await readDifferences(clerk, id, 1))?.rows).toMatchObject([
    { expected: 9, counted: 8, delta: -1, hasMoved: true },
  ]);
});

test('articles that nobody counted are left or set to zero', async () => {
  const left = await aCount();
  await scan(left.id, left.codes[0], 10);
  await post(left.id);
  expect([await onHand(left.first.id), await onHand(left.second.id)]).toEqual([10, 10]);
  const zeroed = await aCount();
  await scan(zeroed.id, zeroed.codes[0], 10);
  await post(zeroed.id, 'zero');
  expect([await onHand(zeroed.first.id), await onHand(zeroed.second.id)]).toEqual([10, 0]);
  expect(await readDifferences(clerk, zeroed.id, 1)).toMatchObject({
    rows: [{ id: zeroed.second.id, delta: -10, isZeroed: true }],
  });
  await expectStockInOrder(home.db);
});

test('two people count into the same count, and a scan that arrives twice counts once', async () => {
  const { id, codes } = await aCount();
  const other = await aRequestContext(home.db, { person: await aPerson(home.db, 'warehouse') });
  const all = Array.from({ length: 20 }, (_, index) =>
    scanIntoCount(index % 2 ? clerk : other, id, { code: codes[0], scan: `both-${index}`, pieces: 1 }),
  );
  await Promise.all(all);
  const repeated = { code: codes[0], scan: 'both-1', pieces: 1 };
  expect(await scanIntoCount(clerk, id, repeated)).toMatchObject({ kind: 'counted', pieces: 20 });
});

test('codes that count nothing are listed until somebody has looked after them', async () => {
  const { id } = await aCount();
  await aProduct(home.db, { sku: `FUORI-${id}` });
  expect(await scan(id, 'NIENTE-1')).toMatchObject({ kind: 'unknown' });
  await scan(id, 'NIENTE-1');
  expect(await scan(id, `FUORI-${id}`)).toMatchObject({ kind: 'outside' });
  const whole = countList(id).whole;
  expect((await readCountPage(clerk, id, whole))?.codes).toEqual(
    expect.arrayContaining([
      { code: 'NIENTE-1', kind: 'unknown', times: 2 },
      { code: `FUORI-${id}`, kind: 'outside', times: 1 },
    ]),
  );
  await dropCode(clerk, id, 'NIENTE-1');
  expect((await readCountPage(clerk, id, whole))?.codes).toHaveLength(1);
});

test('the list counts what is typed over, all or nothing, and never over what others counted meanwhile', async () => {
  const { id, codes, first, second } = await aCount();
  const line = (part: { id: number }, counted: number | null, was: number | null) => ({
    productId: part.id,
    sku: codes[0],
    counted,
    was,
  });
  expect(await writeCounted(clerk, id, [line(first, 3, null), line(second, null, null)])).toMatchObject({
    ok: true,
  });
  const todo = await readCountPage(clerk, id, countList(id).whole);
  expect(todo).toMatchObject({
    tabs: { all: 2, counted: 1, todo: 1 },
    rows: [{ id: second.id, counted: null }],
  });
  await scan(id, codes[1], 5);
  expect(await writeCounted(clerk, id, [line(first, 4, 3), line(second, 1, null)])).toEqual({
    ok: false,
    problem: { code: 'counted-by-others', id: second.id, sku: codes[0], counted: 5 },
  });
  const counted = { ...countList(id).whole, tab: 'counted' } as const;
  expect((await readCountPage(clerk, id, counted))?.rows.map((row) => row.counted).toSorted()).toEqual([
    3, 5,
  ]);
  await writeCounted(clerk, id, [line(first, null, 3)]);
  expect((await readCountPage(clerk, id, counted))?.tabs.counted).toBe(1);
});

test('of ten that post at once one does; what nobody has seen is not posted, and a closed count takes no more', async () => {
  const { id, codes, first } = await aCount();
  await scan(id, codes[0], 9);
  const seen = await versionOf(id);
  await scan(id, codes[0]);
  expect(await postCount(clerk, id, { version: seen, uncounted: 'leave' })).toEqual({
    ok: false,
    problem: { code: 'conflict' },
  });
  await scan(id, codes[0]);
  const version = await versionOf(id);
  const all = await Promise.all(
    Array.from({ length: 10 }, () => postCount(clerk, id, { version, uncounted: 'leave' })),
  );
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await onHand(first.id)).toBe(11);
  expect(await scan(id, codes[0])).toMatchObject({ kind: 'closed' });
  expect(await writeCounted(clerk, id, [])).toEqual({ ok: false, problem: null });
  expect(await cancelCount(clerk, id)).toEqual({ ok: false, problem: null });
  await expectStockInOrder(home.db);
});

test('a posting that breaks off changes nothing', async () => {
  const { id, codes, first } = await aCount();
  await scan(id, codes[0], 2);
  const version = await versionOf(id);
  const broken = home.db.transaction().execute(async (db) => {
    await postCount({ ...clerk, db }, id, { version, uncounted: 'zero' });
    throw new Error('killed');
  });
  await expect(broken).rejects.toThrow('killed');
  expect([await onHand(first.id), (await readCount(clerk, id))?.state]).toEqual([10, 'open']);
});

test('a cancelled count changes no stock and stays to be looked at', async () => {
  const { id, codes, first } = await aCount();
  await scan(id, codes[0], 2);
  expect(await cancelCount(clerk, id)).toEqual({ ok: true, id });
  expect(await post(id)).toEqual({ ok: false, problem: null });
  expect(await onHand(first.id)).toBe(10);
  expect((await listCounts(clerk, 1))?.counts).toContainEqual(
    expect.objectContaining({ id, state: 'cancelled', counted: 1 }),
  );
  expect((await readDifferences(clerk, id, 1))?.rows).toMatchObject([{ delta: -8 }]);
});

test('an empty count cannot be posted, and a count of what there is not cannot begin', async () => {
  const { id } = await aCount();
  expect(await post(id)).toEqual({ ok: false, problem: { code: 'no-lines' } });
  const draft = { name: 'x', scope: 'brand', categoryId: null, brandId: 999_999, isBlind: false } as const;
  expect(await beginCount(clerk, { ...draft, locationId: null })).toEqual({
    ok: false,
    problem: { code: 'no-brand' },
  });
});

test('everything is counted but what was thrown away', async () => {
  const gone = await aProduct(home.db, {
    sku: 'CT-GONE',
    columns: { status: 'trash', trashed_from: 'published', trashed_at: new Date('2026-02-01') },
  });
  const begun = await beginCount(clerk, {
    name: 'Tutto',
    scope: 'all',
    categoryId: null,
    brandId: null,
    isBlind: true,
    locationId: null,
  });
  if (!begun.ok) throw new Error('no count');
  expect(await scan(begun.id, 'CT-GONE')).toMatchObject({ kind: 'outside' });
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products where type <> 'variable' and id <> ${gone.id}`.execute(
    home.db,
  );
  const whole = { ...countList(begun.id).whole, tab: 'all' } as const;
  expect((await readCountPage(clerk, begun.id, whole))?.tabs.all).toBe(rows[0]?.count);
});

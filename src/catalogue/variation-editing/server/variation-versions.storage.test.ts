import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aShirt, postedColumn } from '#tests/factories/a-shirt.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { readVariationRows } from './read-variation-rows.ts';
import { restoreVariations } from './restore-variations.ts';
import { saveVariations } from './save-variations.ts';
import { readVariationVersions } from './variation-versions.ts';

let home: TestDatabase;
let db: Database;
let owner: TestRequestContext;
let clerk: TestRequestContext;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  const contextOf = async (firstName: string) =>
    aRequestContext(db, {
      clock,
      person: await aPerson(db, 'administrator', { firstName, lastName: 'Riva' }),
    });
  owner = await contextOf('Ada');
  clerk = await contextOf('Ugo');
});
afterAll(() => home.close());

const clock = fakeClock();
/** Each save at a moment of its own. */
function save(ctx: TestRequestContext, id: number, cells: unknown) {
  clock.advance(60_000);
  return saveVariations(ctx, id, cells);
}
const price = async (productId: number, id: number | undefined) =>
  (await readVariationRows(db, productId)).find((row) => row.id === id)?.values.regularPriceCents;
async function versionsOf(productId: number, variationId: number | null = null) {
  const found = await readVariationVersions(owner, { productId, variationId });
  if (!found) throw new Error('no versions');
  return found;
}

test('each save of variations says who changed which fields of which variations from what to what; one variation has its own list', async () => {
  const { id, ids } = await aShirt(owner);
  const [a, b] = ids;
  await save(
    owner,
    id,
    postedColumn('regularPriceCents', [
      [a, 4990, 5190],
      [b, 4990, 5290],
    ]),
  );
  await save(clerk, id, postedColumn('sku', [[a, null, 'S-1']]));
  const { saves, names } = await versionsOf(id);
  expect(saves.map(({ person, count }) => [person, count])).toEqual([
    ['Ugo Riva', 1],
    ['Ada Riva', 2],
  ]);
  expect(saves[1]?.changes).toEqual([
    { variationId: a, field: 'regularPriceCents', from: 4990, to: 5190 },
    { variationId: b, field: 'regularPriceCents', from: 4990, to: 5290 },
  ]);
  expect(names[a ?? 0]).not.toBe('');
  expect((await versionsOf(id, b ?? 0)).saves.map(({ person }) => person)).toEqual(['Ada Riva']);
  expect(await readVariationVersions(owner, { productId: id, variationId: 999_999 })).toBeNull();
  expect(await readVariationVersions(owner, { productId: a ?? 0, variationId: null })).toBeNull();
});

test('a save is taken back with all later ones, for one variation or for all; pieces stay', async () => {
  const { id, ids } = await aShirt(owner);
  const [a, b] = ids;
  const both = (from: number, to: number) =>
    postedColumn('regularPriceCents', [
      [a, from, to],
      [b, from, to],
    ]);
  await save(owner, id, { ...both(4990, 5190), ...postedColumn('onHand', [[a, 0, 4]]) });
  await save(clerk, id, both(5190, 6000));
  const oldest = (await versionsOf(id)).saves.at(-1)?.id ?? 0;
  const ofB = (await versionsOf(id, b ?? 0)).saves.at(-1)?.id ?? 0;
  clock.advance(60_000);
  expect(await restoreVariations(owner, id, { from: ofB, variationId: b ?? 0 })).toEqual({
    ok: true,
    count: 1,
  });
  expect([await price(id, a), await price(id, b)]).toEqual([6000, 4990]);
  clock.advance(60_000);
  expect(await restoreVariations(owner, id, { from: oldest, variationId: null })).toEqual({
    ok: true,
    count: 1,
  });
  expect([await price(id, a), await price(id, b)]).toEqual([4990, 4990]);
  expect((await readVariationRows(db, id)).find((row) => row.id === a)?.values.onHand).toBe(4);
  expect((await versionsOf(id)).saves[0]).toMatchObject({ isRestored: true });
});

test('what cannot be any more is refused and nothing changes: a code that is taken, a version of another product, a right that is missing', async () => {
  const { id, ids } = await aShirt(owner);
  const [a, b] = ids;
  await save(owner, id, postedColumn('sku', [[a, null, 'UNICO-1']]));
  await save(owner, id, postedColumn('sku', [[a, 'UNICO-1', null]]));
  await save(owner, id, postedColumn('sku', [[b, null, 'UNICO-1']]));
  const last = (await versionsOf(id, a ?? 0)).saves[0]?.id ?? 0;
  expect(await restoreVariations(owner, id, { from: last, variationId: a ?? 0 })).toMatchObject({
    ok: false,
  });
  const other = await aShirt(owner);
  expect(await restoreVariations(owner, other.id, { from: last, variationId: null })).toEqual({
    ok: false,
    answer: { kind: 'gone' },
  });
  await save(owner, id, postedColumn('regularPriceCents', [[a, 4990, 100]]));
  const priced = (await versionsOf(id)).saves[0]?.id ?? 0;
  const warehouse = await aRequestContext(db, { person: await aPerson(db, 'warehouse') });
  expect(await restoreVariations(warehouse, id, { from: priced, variationId: null })).toMatchObject({
    ok: false,
  });
  expect(await price(id, a)).toBe(100);
});

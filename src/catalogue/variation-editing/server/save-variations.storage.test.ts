import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findProducts } from '#catalogue/search/server/find-products.ts';
import type { Database } from '#foundation/database/client.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aShirt, postedColumn } from '#tests/factories/a-shirt.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { auditedFieldsWithoutWords } from '#tests/factories/audit-in-words.ts';
import { readVariationPictures } from './read-pictures.ts';
import { readProductAttributes } from './read-product-attributes.ts';
import { readVariationRows } from './read-variation-rows.ts';
import { saveVariations } from './save-variations.ts';

let home: TestDatabase;
let db: Database;
let owner: TestRequestContext;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  owner = await aRequestContext(db, {
    person: await aPerson(db, 'administrator', { firstName: 'Ada', lastName: 'Riva' }),
  });
});
afterAll(() => home.close());

const rowsOf = (id: number) => readVariationRows(db, id);
const codesIn = (result: Awaited<ReturnType<typeof saveVariations>>) =>
  !result.ok && result.answer.kind === 'refused-cells'
    ? result.answer.cells.map(({ id, field, code }) => [id, field, code])
    : result;

describe('saving the grid', () => {
  test('cells of any columns are saved at once: prices with their history, pieces with the ledger, codes that are found', async () => {
    const { id, ids } = await aShirt(owner);
    const [a, b, c] = ids;
    const { id: picture } = await db
      .insertInto('images')
      .values({ file_key: 'tuta', alt: 'Tuta', width: 600, height: 400, widths: [600] })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('product_images')
      .values({ product_id: id, image_id: picture, position: 0 })
      .execute();
    const saved = await saveVariations(owner, id, {
      ...postedColumn('regularPriceCents', [
        [a, 4990, 5190],
        [b, 4990, 5290],
      ]),
      ...postedColumn('salePriceCents', [[b, null, 4000]]),
      ...postedColumn('onHand', [
        [a, 0, 7],
        [c, 0, 2],
      ]),
      ...postedColumn('sku', [[a, null, 'SALOPETTE-S-BLU']]),
      ...postedColumn('imageId', [[c, null, picture]]),
      ...postedColumn('status', [[b, 'published', 'private']]),
    });
    expect(saved).toEqual({ ok: true, count: 3 });
    const rows = await rowsOf(id);
    expect(rows[0]?.values).toMatchObject({ regularPriceCents: 5190, onHand: 7, sku: 'SALOPETTE-S-BLU' });
    expect(rows[1]?.values).toMatchObject({ salePriceCents: 4000, status: 'private' });
    expect(rows[2]?.values).toMatchObject({ imageId: picture, onHand: 2 });
    const ledger = await sql<{ delta: number; reason: string; person_name: string }>`
      select delta, reason, person_name from stock_movements where product_id = ${a}`.execute(db);
    expect(ledger.rows).toEqual([{ delta: 7, reason: 'adjustment', person_name: 'Ada Riva' }]);
    const gaps = await sql`select * from price_history_gaps()`.execute(db);
    expect(gaps.rows).toEqual([]);
    const guest = await aRequestContext(db);
    expect(await findProducts(guest, 'salopettesblu', null)).toContain(id);
    const versions = await sql`select from product_versions where product_id = ${a}`.execute(db);
    expect(versions.rows).toHaveLength(1);
    const parent = await sql<{ in_stock: boolean }>`select in_stock from products where id = ${id}`.execute(
      db,
    );
    expect(parent.rows[0]?.in_stock).toBe(true);
  });

  test('two variations exchange their codes', async () => {
    const { id, ids } = await aShirt(owner);
    const [a, b] = ids;
    await saveVariations(
      owner,
      id,
      postedColumn('sku', [
        [a, null, 'SCAMBIO-1'],
        [b, null, 'SCAMBIO-2'],
      ]),
    );
    expect(
      await saveVariations(
        owner,
        id,
        postedColumn('sku', [
          [a, 'SCAMBIO-1', 'SCAMBIO-2'],
          [b, 'SCAMBIO-2', 'SCAMBIO-1'],
        ]),
      ),
    ).toEqual({ ok: true, count: 2 });
  });

  test('what is wrong is named cell by cell, and nothing is saved', async () => {
    const other = await aProduct(db, { sku: 'PRESO-1', columns: { gtin: '4006381333931' } });
    const { id, ids } = await aShirt(owner);
    const [a, b, c, d] = ids;
    const result = await saveVariations(owner, id, {
      ...postedColumn('sku', [
        [a, null, 'preso-1'],
        [b, null, 'DOPPIO'],
        [c, null, 'doppio'],
      ]),
      ...postedColumn('gtin', [
        [a, null, '4006381333932'],
        [b, null, '4006381333931'],
      ]),
      ...postedColumn('salePriceCents', [[d, null, 4990]]),
    });
    expect(codesIn(result)).toEqual(
      expect.arrayContaining([
        [a, 'sku', 'taken'],
        [b, 'sku', 'twice'],
        [c, 'sku', 'twice'],
        [a, 'gtin', 'gtin-check-digit'],
        [b, 'gtin', 'taken'],
        [d, 'salePriceCents', 'not-below'],
      ]),
    );
    if (!result.ok && result.answer.kind === 'refused-cells') {
      expect(result.answer.cells.find((cell) => cell.code === 'taken')?.taken).toBe(other.name);
    }
    expect((await rowsOf(id)).every(({ values }) => values.sku === null)).toBe(true);
    expect(
      codesIn(await saveVariations(owner, id, postedColumn('regularPriceCents', [[a, 4990, -1]]))),
    ).toEqual([[a, 'regularPriceCents', 'no-amount']]);
  });

  test('a picture is one of the product or of its variations', async () => {
    const { id, ids } = await aShirt(owner);
    const [a, b] = ids;
    const add = async (key: string) => {
      const picture = { file_key: key, alt: key, width: 600, height: 400, widths: [600] };
      return (await db.insertInto('images').values(picture).returning('id').executeTakeFirstOrThrow()).id;
    };
    const [own, strange] = [await add('manica'), await add('altra')];
    await sql`update products set image_id = ${own} where id = ${a}`.execute(db);
    expect((await readVariationPictures(db, id)).map((one) => one.id)).toEqual([own]);
    expect(await saveVariations(owner, id, postedColumn('imageId', [[b, null, own]]))).toMatchObject({
      ok: true,
    });
    expect(codesIn(await saveVariations(owner, id, postedColumn('imageId', [[b, own, strange]])))).toEqual([
      [b, 'imageId', 'not-there'],
    ]);
  });

  test('two editors: other cells merge, the same cell is a conflict, also where a sale has taken pieces', async () => {
    const { id, ids } = await aShirt(owner);
    const [a, b] = ids;
    await saveVariations(owner, id, postedColumn('regularPriceCents', [[a, 4990, 5000]]));
    expect(
      await saveVariations(owner, id, postedColumn('regularPriceCents', [[b, 4990, 5100]])),
    ).toMatchObject({
      ok: true,
    });
    expect(await saveVariations(owner, id, postedColumn('regularPriceCents', [[a, 4990, 5200]]))).toEqual({
      ok: false,
      answer: { kind: 'conflict', cells: [{ id: a, field: 'regularPriceCents', mine: 5200, theirs: 5000 }] },
    });
    await saveVariations(owner, id, postedColumn('onHand', [[a, 0, 4]]));
    await sql`update stock set on_hand = 3 where product_id = ${a}`.execute(db);
    expect(await saveVariations(owner, id, postedColumn('onHand', [[a, 4, 6]]))).toMatchObject({
      answer: { kind: 'conflict', cells: [{ theirs: 3 }] },
    });
  });

  test('a variation of another product, one that is gone, and a choice that is there twice are refused', async () => {
    const { id, ids } = await aShirt(owner);
    const stranger = (await aShirt(owner, { name: 'Guanti' })).ids[0];
    expect(codesIn(await saveVariations(owner, id, postedColumn('mpn', [[stranger, null, 'X']])))).toEqual([
      [stranger, 'mpn', 'gone'],
    ]);
    const [size] = await readProductAttributes(owner, id);
    const [s, m] = size?.terms ?? [];
    const field = `option:${size?.attributeId ?? 0}` as const;
    expect(codesIn(await saveVariations(owner, id, postedColumn(field, [[ids[0], s?.id, m?.id]])))).toEqual([
      [ids[0], field, 'twice'],
    ]);
    expect(codesIn(await saveVariations(owner, id, postedColumn(field, [[ids[0], s?.id, 999_999]])))).toEqual(
      [[ids[0], field, 'no-option']],
    );
  });

  test('prices and pieces need their rights', async () => {
    const { id, ids } = await aShirt(owner);
    const clerk = await aRequestContext(db, { person: await aPerson(db, 'administrator') });
    const { person } = clerk.visitor;
    if (!person?.staffRole) throw new Error('staff were expected');
    const staffRole = { ...person.staffRole, rights: ['products'] as const };
    const limited = { ...clerk, visitor: { ...clerk.visitor, person: { ...person, staffRole } } };
    const result = await saveVariations(limited, id, {
      ...postedColumn('regularPriceCents', [[ids[0], 4990, 1]]),
      ...postedColumn('onHand', [[ids[0], 0, 1]]),
      ...postedColumn('mpn', [[ids[0], null, 'X']]),
    });
    expect(codesIn(result)).toEqual([
      [ids[0], 'regularPriceCents', 'no-right'],
      [ids[0], 'onHand', 'no-right'],
    ]);
  });
});

test('all of it is in the audit trail in words', async () => {
  expect(await auditedFieldsWithoutWords(db)).toEqual([]);
});

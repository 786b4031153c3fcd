import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readProduct } from '#catalogue/product-page/server/read-product.ts';
import type { Database } from '#foundation/database/client.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct, type ProductOptions } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { anOwnAttribute, aShirt, attributesShown, postedColumn } from '#tests/factories/a-shirt.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { auditedFieldsWithoutWords } from '#tests/factories/audit-in-words.ts';
import type { ProductAttribute } from '../rules/product-attribute.ts';
import { becomeSimple } from './become-simple.ts';
import { generateVariations } from './generate-variations.ts';
import { postedAttributes, readProductAttributes } from './read-product-attributes.ts';
import { readVariationRows } from './read-variation-rows.ts';
import { removeVariations } from './remove-variations.ts';
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

const numbered = (name: string, count: number) =>
  anOwnAttribute(
    name,
    Array.from({ length: count }, (_, at) => `${name} ${at + 1}`),
  );
const generate = async (id: number, attributes: readonly ProductAttribute[]) =>
  generateVariations(owner, id, { attributes, seen: await attributesShown(owner, id) });
const rowsOf = (id: number) => readVariationRows(db, id);
const aPart = (options: ProductOptions = {}) => aProduct(db, { stock: 0, ...options });

describe('generating', () => {
  test('a simple product gets a variation of each combination with its price, and guests choose among them', async () => {
    const { id, slug } = await aPart({ regularPriceCents: 4990, columns: { weight_grams: 900 } });
    const made = await generate(id, [
      anOwnAttribute('Taglia', ['S', 'M', 'L']),
      anOwnAttribute('Colore', ['Blu', 'Rosso'], { preset: 1 }),
    ]);
    expect(made).toEqual({ ok: true, made: 6 });
    const rows = await rowsOf(id);
    expect(rows.map(({ values }) => values.regularPriceCents)).toEqual([4990, 4990, 4990, 4990, 4990, 4990]);
    const guest = await aRequestContext(db);
    const product = await readProduct(guest, slug);
    expect(
      product?.variationAttributes.map(({ label, options, preset }) => [label, options.length, preset]),
    ).toEqual([
      ['Taglia', 3, ''],
      ['Colore', 2, 'rosso'],
    ]);
    expect(product?.variations).toHaveLength(6);
    const history = await sql`select from price_history h join products v on v.id = h.product_id
      where v.parent_id = ${id} and h.regular_cents = 4990 and h.reason = 'product-editor'`.execute(db);
    expect(history.rows).toHaveLength(6);
  });

  test('what is there already stays as it is; only new combinations are added', async () => {
    const { id, ids } = await aShirt(owner);
    await saveVariations(owner, id, postedColumn('sku', [[ids[0], null, 'TUTA-1']]));
    const attributes = postedAttributes(await readProductAttributes(owner, id));
    const more = attributes.map((one) =>
      one.kind === 'own' && one.name === 'Taglia'
        ? { ...one, options: [...one.options, { termId: null, name: 'L', translatedName: '', color: null }] }
        : one,
    );
    expect(await generate(id, more)).toEqual({ ok: true, made: 2 });
    const rows = await rowsOf(id);
    expect(rows.slice(0, 4).map((row) => row.id)).toEqual(ids);
    expect(rows[0]?.values.sku).toBe('TUTA-1');
    expect(await generate(id, postedAttributes(await readProductAttributes(owner, id)))).toEqual({
      ok: true,
      made: 0,
    });
  });

  test('a variation for any option stands for all of them', async () => {
    const { id } = await aVariableProduct(db, {
      attributes: [{ slug: 'viti', terms: ['m6', 'm8'] }],
      variations: [{ terms: { viti: null } }],
    });
    expect(await generate(id, postedAttributes(await readProductAttributes(owner, id)))).toEqual({
      ok: true,
      made: 0,
    });
  });

  test('more than 5,000 combinations are refused, 5,000 are made', async () => {
    const { id } = await aPart();
    expect(await generate(id, [numbered('A', 3), numbered('B', 167), numbered('C', 10)])).toEqual({
      ok: false,
      answer: { kind: 'too-many', total: 5010 },
    });
    expect(await readProductAttributes(owner, id)).toEqual([]);
    expect(await generate(id, [numbered('A', 50), numbered('B', 100)])).toEqual({ ok: true, made: 5000 });
    expect((await rowsOf(id)).length).toBe(5000);
  });

  test('pieces on hand would belong to no variation', async () => {
    const { id } = await aProduct(db, { stock: 3 });
    expect(await generate(id, [anOwnAttribute('Lato', ['Destro', 'Sinistro'])])).toEqual({
      ok: false,
      answer: { kind: 'has-stock', onHand: 3, reserved: 0 },
    });
    expect(await rowsOf(id)).toEqual([]);
  });

  test('two people who generate at once: the second is shown that the attributes have changed', async () => {
    const { id } = await aPart();
    const attributes = [anOwnAttribute('Lato', ['Destro', 'Sinistro'])];
    const before = await attributesShown(owner, id);
    const both = await Promise.all([
      generateVariations(owner, id, { attributes, seen: before }),
      generateVariations(owner, id, { attributes, seen: before }),
    ]);
    expect(both.map((one) => (one.ok ? one.made : one.answer.kind)).sort()).toEqual([2, 'changed-meanwhile']);
    expect(await rowsOf(id)).toHaveLength(2);
  });

  test('an option or attribute that variations are chosen by is not taken away', async () => {
    const { id } = await aShirt(owner);
    const attributes = postedAttributes(await readProductAttributes(owner, id));
    expect(await generate(id, attributes.slice(1))).toMatchObject({
      answer: { kind: 'refused-attributes', problem: { code: 'attribute-used', option: 'Taglia' } },
    });
    const without = attributes.map((one) =>
      one.kind === 'own' ? { ...one, options: one.options.slice(1) } : one,
    );
    expect(await generate(id, without)).toMatchObject({
      answer: { problem: { code: 'option-used', option: 'S', variations: 2 } },
    });
  });

  test('an attribute of a product alone is in no list of the shop, and another product cannot have it', async () => {
    const { id } = await aShirt(owner);
    const [attribute] = postedAttributes(await readProductAttributes(owner, id));
    const other = await aPart();
    expect(await generate(other.id, attribute ? [attribute] : [])).toMatchObject({
      answer: { problem: { code: 'not-there', at: 0 } },
    });
  });
});

describe('deleting', () => {
  test('variations that nothing holds are gone, lines of orders stay; what is reserved or on hand stays', async () => {
    const { id, ids } = await aShirt(owner);
    const [a, b, c, d] = ids;
    await sql`update stock set on_hand = 5, reserved = 1 where product_id = ${a}`.execute(db);
    expect(await removeVariations(owner, id, [a, b])).toEqual({
      ok: false,
      answer: { kind: 'stay', reserved: 1, onHand: 1 },
    });
    expect(await removeVariations(owner, id, [b, c])).toEqual({ ok: true, count: 2 });
    expect((await rowsOf(id)).map((row) => row.id)).toEqual([a, d]);
    expect((await sql`select * from price_history_gaps()`.execute(db)).rows).toEqual([]);
    expect(await becomeSimple(owner, id)).toEqual({ ok: false, answer: { kind: 'has-variations' } });
  });

  test('a product whose variations are all gone becomes simple, and its own attributes go with it', async () => {
    const { id, ids } = await aShirt(owner);
    await removeVariations(owner, id, ids);
    expect(await becomeSimple(owner, id)).toEqual({ ok: true });
    const product = await db.selectFrom('products').select('type').where('id', '=', id).executeTakeFirst();
    expect(product?.type).toBe('simple');
    const kinds = await db.selectFrom('attributes').select('id').where('product_id', '=', id).execute();
    expect(kinds).toHaveLength(2);
    await sql`delete from products where id = ${id}`.execute(db);
    expect(await db.selectFrom('attributes').select('id').where('product_id', '=', id).execute()).toEqual([]);
  });
});

test('all of it is in the audit trail in words', async () => {
  expect(await auditedFieldsWithoutWords(db)).toEqual([]);
});

import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShopMemory } from '#foundation/services/shop-memory.ts';
import { aCategory } from '#tests/factories/a-category.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { stopWords } from '../rules/stop-words.ts';
import { findProducts } from './find-products.ts';

let database: TestDatabase;
const names = new Map<number, string>();

beforeAll(async () => {
  database = await aTestDatabase();
  const { db } = database;
  const label = (name: string, product: { id: number }) => names.set(product.id, name);
  const brakes = await aCategory(db, { name: 'Impianto frenante' });
  label(
    'sensor',
    await aProduct(db, {
      name: 'Sensore ABS anteriore',
      sku: 'PST-1000',
      oeNumbers: [{ manufacturer: 'VW', code: '1K0 698 151 G' }],
    }),
  );
  label(
    'longer',
    await aProduct(db, {
      name: 'Supporto',
      sku: 'PST-1001',
      oeNumbers: [{ manufacturer: 'VW', code: '1K0 698 151 GX' }],
    }),
  );
  label('pads', await aProduct(db, { name: 'Pastiglie freno', sku: 'PST-2000', categoryIds: [brakes.id] }));
  label('oil', await aVariableProduct(db, { name: 'Olio per motore ad alta qualità', sku: 'PST-3000' }));
  label('grade', await aProduct(db, { name: 'Lubrificante 5W-30', sku: 'PST-4000' }));
  label('dipstick', await aProduct(db, { name: 'Oliometro digitale', sku: 'PST-5000' }));
  label('hidden', await aProduct(db, { name: 'Olio riservato', columns: { catalog_visibility: 'catalog' } }));
  label('draft', await aProduct(db, { name: 'Olio in bozza', columns: { status: 'draft' } }));
});
afterAll(() => database.close());

const find = async (text: string) =>
  (await findProducts({ db: database.db, memory: createShopMemory() }, text, null)).map((id) =>
    names.get(id),
  );

test.each([
  ['1K0 698 151 G', ['sensor', 'longer']],
  ['1k0-698-151-gx', ['longer']],
  ['1k0698', ['sensor', 'longer']],
  ['pst2000', ['pads']],
  ['pastiglia', ['pads']],
  ['PASTIGLIE FRENI', ['pads']],
  ['freno past', ['pads']],
  ['frenante', ['pads']],
  ['olio per il motore', ['oil']],
  ['qualita', ['oil']],
  ['qualità mot', ['oil']],
  ['sensor', ['sensor']],
  ['pastiglie motore', []],
  ['riservato', []],
  ['bozza', []],
  ['1K0.698.151.G', ['sensor', 'longer']],
  ['1k0/698/151/gx', ['longer']],
  ['  PST  2000 ', ['pads']],
  ['pst 20', ['pads']],
  ['pastigle', ['pads']],
  ['pastilgie frneo', ['pads']],
  ['senzore abs', ['sensor']],
  ['motroe', ['oil']],
  ['suporto', ['longer']],
  // A last word that the catalogue knows is no beginning of another one.
  ['olio', ['oil']],
  ['oliom', ['dipstick']],
  ['5w30', ['grade']],
  ['5W-30', ['grade']],
  ['lubrificante 5w 30', ['grade']],
  ['per il 1K0 698 151 G', ['sensor', 'longer']],
  ['con', []],
  ['su', ['longer']],
  ['per la', []],
])('%j finds %j', async (text, expected) => {
  expect(await find(text)).toEqual(expected);
});

test.each([
  ['pastiglie freno per', 'pastiglie freno'],
  ['olio per la', 'olio'],
  ['con pastiglie', 'pastiglie'],
  ['un supporto del', 'supporto'],
  ['pst 2000 per', 'pst 2000'],
  ['1K0 698 151 G con', '1K0 698 151 G'],
  ['sensore sulla', 'sensore'],
])('%j finds what %j finds', async (text, expected) => {
  expect(await find(expected)).not.toEqual([]);
  expect(await find(text)).toEqual(await find(expected));
});

test('the words that a search leaves out are those that the database passes over', async () => {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${[...stopWords]}::text[]) word where ts_lexize('italian_stem', word) <> '{}'`.execute(
    database.db,
  );
  // To the database these are stop words with their accent alone, which is rarely typed on a telephone.
  expect(rows.map(({ word }) => word)).toEqual(['perche', 'piu']);
});

test('the code of a variation finds its product', async () => {
  const variation = await database.db
    .selectFrom('products')
    .select('sku')
    .where('type', '=', 'variation')
    .executeTakeFirstOrThrow();
  expect(await find(variation.sku ?? '')).toContain('oil');
});

test.each([
  '',
  ' ',
  "'",
  '\\',
  '%',
  '_%_',
  '"; drop table products; --',
  '!!! & | <-> :*',
  'a:*',
  "':*",
  'freno\0',
  '🚗🔧',
  '½ ŉ ʹ Æ ß №',
  '日本語 ไทย العربية',
  '5w30:*&!',
  '1e5',
  '-',
  'per la',
  'x'.repeat(10_000),
  'freno '.repeat(2000),
])('any text is a search, number %#', async (text) => {
  expect(await find(text)).toBeInstanceOf(Array);
});

test('no text whatever makes a search fail', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 80 }), async (text) => {
      expect((await find(text)).length).toBeLessThanOrEqual(7);
    }),
    { numRuns: 60 },
  );
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCards } from '#catalogue/products/server/read-cards.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type RequestContextOptions } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct, type MadeVariableProduct } from '#tests/factories/a-variable-product.ts';
import { cardChoicesQuery, withCardChoices } from './read-card-choices.ts';

let database: TestDatabase;
let paint: MadeVariableProduct;
let oil: MadeVariableProduct;
let bulb: { readonly id: number };

beforeAll(async () => {
  database = await aTestDatabase();
  const { db } = database;
  paint = await aVariableProduct(db, {
    attributes: [{ slug: 'colore', name: 'Colore', terms: ['rosso', 'blu'] }],
    variations: [
      { terms: { colore: 'rosso' }, columns: { min_quantity: 2, quantity_step: 2 } },
      { terms: { colore: 'blu' }, stock: 0, regularPriceCents: 4880, salePriceCents: 2440 },
    ],
  });
  oil = await aVariableProduct(db);
  bulb = await aProduct(db);
  await sql`update attributes set type = 'color' where slug = 'colore'`.execute(db);
  await sql`update attribute_terms set color = '#c8102e' where slug = 'rosso'`.execute(db);
});
afterAll(() => database.close());

async function choicesOf(id: number, options: RequestContextOptions = {}) {
  const ctx = await aRequestContext(database.db, options);
  const [card] = await withCardChoices(ctx, await readCards(ctx, [id]));
  return card?.choices;
}

test('[VAR-28] [VAR-36] a card of a product with swatches knows its options and variations', async () => {
  expect(await choicesOf(paint.id)).toEqual({
    attributes: [
      {
        name: 'attribute_pa_colore',
        label: 'Colore',
        swatches: 'color',
        options: [
          { slug: 'rosso', label: 'rosso', color: '#c8102e' },
          { slug: 'blu', label: 'blu' },
        ],
      },
    ],
    variations: [
      {
        id: paint.variationIds[0],
        attributes: { attribute_pa_colore: 'rosso' },
        active: true,
        price: { unit: 1220, regular: 1220, onSale: false, upTo: null, mode: 'gross' },
        buyable: true,
        quantity: 2,
      },
      {
        id: paint.variationIds[1],
        attributes: { attribute_pa_colore: 'blu' },
        active: true,
        price: {
          unit: 2440,
          regular: 4880,
          onSale: true,
          upTo: null,
          mode: 'gross',
          prior: { kind: 'lowest' },
        },
        buyable: false,
        quantity: 1,
      },
    ],
  });
});

test('[VAR-28] [CAT-05] a product chosen by selects, a simple one, and cards by setting, have none', async () => {
  expect(await choicesOf(oil.id)).toBeUndefined();
  expect(await choicesOf(bulb.id)).toBeUndefined();
  expect(await choicesOf(paint.id, { settings: { swatches_on_cards: false } })).toBeUndefined();
  expect(await choicesOf(paint.id, { settings: { variation_swatches: false } })).toBeUndefined();
});

test('[VAR-28] products with more choices than a card holds are chosen on their page', async () => {
  const terms = Array.from({ length: 7 }, (_, at) => `t${at}`);
  const many = await aVariableProduct(database.db, {
    attributes: [{ slug: 'taglia', terms }],
    variations: terms.map((term) => ({ terms: { taglia: term } })),
  });
  await sql`update attributes set type = 'label' where slug = 'taglia'`.execute(database.db);
  expect(await choicesOf(many.id)).toBeUndefined();
});

test('the cards of a page are asked for at once, by indexes', async () => {
  const plan = await sql<{
    'QUERY PLAN': string;
  }>`explain ${cardChoicesQuery((await aRequestContext(database.db)).visitor.audience, [paint.id, oil.id])}`.execute(
    database.db,
  );
  const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  // The children of a product are found by their index, however large the catalogue is.
  expect(lines).toContain('products_by_parent');
});

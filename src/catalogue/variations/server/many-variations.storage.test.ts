import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPricer } from '#pricing/prices/server/create-pricer.ts';
import { aPriceList } from '#tests/factories/a-price-list.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { manyVariations } from '#tests/factories/many-variations.ts';
import { findVariation } from '../rules/match-variation.ts';
import { variationIdQuery } from './find-variation-id.ts';
import { getVariation } from './get-variation.ts';
import { readVariations } from './read-variations.ts';

let database: TestDatabase;
let screws: Awaited<ReturnType<typeof manyVariations>>;

beforeAll(async () => {
  database = await aTestDatabase();
  screws = await manyVariations(database.db, 2000);
}, 120_000);
afterAll(() => database.close());

const ctx = () => aRequestContext(database.db);
const chosen = (at: number, count = 2000) => ({
  [`attribute_pa_misura-${count}-0`]: `t0-${at % 20}`,
  [`attribute_pa_misura-${count}-1`]: `t1-${Math.floor(at / 20) % 10}`,
  [`attribute_pa_misura-${count}-2`]: `t2-${Math.floor(at / 200)}`,
});

test('[VAR-25] [VAR-27] one of 2,000 variations is found by its combination', async () => {
  const tools = await ctx();
  for (const at of [0, 777, 1999]) {
    const found = await getVariation(tools, { productId: screws.id, choice: chosen(at) });
    expect(found).toMatchObject({
      kind: 'found',
      samePrice: false,
      variation: { id: screws.firstVariationId + at, sku: `vite-2000-${at}`, weightGrams: 10 + (at % 9) },
    });
  }
});

test('a lookup reads by indexes only, and no more rows than the product has', async () => {
  const list = (await ctx()).visitor.audience.priceListId;
  const query = variationIdQuery(list, { productId: screws.id, choice: chosen(1999) });
  const plan = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(database.db);
  const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(lines).toMatch(/Index Scan using products_by_parent on products v/);
  expect(lines).not.toMatch(/Seq Scan on (products v|variation_terms)/);
});

test('[VAR-11] the database finds the variation that the rule finds, for every choice and openness', async () => {
  const terms = ['x', 'y', 'z'] as const;
  const value = fc.constantFrom(...terms, null);
  const wanted = fc.array(fc.record({ a: value, b: value }), { minLength: 1, maxLength: 6 });
  const choice = fc.record(
    { attribute_pa_a: fc.constantFrom(...terms, '', 'mai'), attribute_pa_b: fc.constantFrom(...terms, '') },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(wanted, fc.array(choice, { minLength: 3, maxLength: 6 }), async (all, choices) => {
      const made = await aVariableProduct(database.db, {
        attributes: [
          { slug: 'a', terms },
          { slug: 'b', terms },
        ],
        variations: all.map((one) => ({ terms: one })),
      });
      const tools = await ctx();
      const known = await readVariations(tools, await createPricer(tools), made.id);
      for (const one of choices) {
        const found = await getVariation(tools, { productId: made.id, choice: one });
        const id = found.kind === 'found' ? found.variation.id : null;
        expect(id).toBe(findVariation(known, one)?.id ?? null);
      }
    }),
    { numRuns: 12 },
  );
});

test('[VAR-05] where all variations cost the same the lookup says so', async () => {
  const tools = await ctx();
  const same = await aVariableProduct(database.db, {
    variations: [{ terms: { litri: '1-l' } }, { terms: { litri: '5-l' } }],
  });
  const choice = { attribute_pa_litri: '5-l' };
  expect(await getVariation(tools, { productId: same.id, choice })).toMatchObject({ samePrice: true });
  const workshops = await aPriceList(database.db);
  await database.db
    .insertInto('price_list_entries')
    .values({
      product_id: same.variationIds[0] ?? 0,
      price_list_id: workshops.id,
      min_quantity: 1,
      price_cents: 500,
    })
    .execute();
  expect(await getVariation(tools, { productId: same.id, choice })).toMatchObject({ samePrice: true });
  const buyer = await aRequestContext(database.db, { audience: workshops.audience });
  expect(await getVariation(buyer, { productId: same.id, choice })).toMatchObject({ samePrice: false });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCombinations } from '#catalogue/variations/rules/combination-map.ts';
import { findVariation } from '#catalogue/variations/rules/match-variation.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { manyVariations } from '#tests/factories/many-variations.ts';
import { readProduct } from './read-product.ts';

let database: TestDatabase;
let screws: Awaited<ReturnType<typeof manyVariations>>;
let few: Awaited<ReturnType<typeof manyVariations>>;

beforeAll(async () => {
  database = await aTestDatabase();
  screws = await manyVariations(database.db, 2000);
  few = await manyVariations(database.db, 500);
}, 120_000);
afterAll(() => database.close());

const ctx = (min = 500, max = 100) =>
  aRequestContext(database.db, {
    settings: { variation_threshold_min: min, variation_threshold_max: max },
  });
const chosen = (at: number) => ({
  'attribute_pa_misura-2000-0': `t0-${at % 20}`,
  'attribute_pa_misura-2000-1': `t1-${Math.floor(at / 20) % 10}`,
  'attribute_pa_misura-2000-2': `t2-${Math.floor(at / 200)}`,
});

test('[VAR-27] a page of 500 variations brings them, one of 2,000 brings none but knows which mixtures exist', async () => {
  const tools = await ctx();
  const small = await readProduct(tools, few.slug);
  expect(small?.variations).toHaveLength(500);
  expect(small?.combinations).toBeNull();
  const large = await readProduct(tools, screws.slug);
  expect(large?.variations).toBeNull();
  const axes = (large?.variationAttributes ?? []).map(({ name, options }) => ({
    name,
    slugs: options.map(({ slug }) => slug),
  }));
  const known = readCombinations(axes, large?.combinations ?? '');
  expect(known).toHaveLength(2000);
  const at = (position: number) => findVariation(known, chosen(position));
  expect(at(0)).toMatchObject({ active: true, buyable: true });
  expect(at(6)).toMatchObject({ active: true, buyable: false });
  expect(at(10)).toMatchObject({ active: false, buyable: false });
});

test.each([
  { name: 'up to the smaller number they come with the page', min: 500, max: 100, count: 500, atOnce: false },
  { name: 'above it they are asked for all at once', min: 499, max: 500, count: null, atOnce: true },
  {
    name: 'as long as they are not too many for one request',
    min: 499,
    max: 499,
    count: null,
    atOnce: false,
  },
  { name: 'with the usual numbers that is never so', min: 499, max: 100, count: null, atOnce: false },
])('[VAR-27] of 500 variations: $name', async ({ min, max, count, atOnce }) => {
  const page = await readProduct(await ctx(min, max), few.slug);
  expect(page?.variations?.length ?? null).toBe(count);
  expect(page?.allAtOnce).toBe(atOnce);
  expect(page?.combinations === null).toBe(count !== null);
});

test('[VAR-27] with the numbers as the shop comes every product above 500 is asked per combination', async () => {
  const large = await readProduct(await aRequestContext(database.db), screws.slug);
  expect([large?.variations, large?.allAtOnce]).toEqual([null, false]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCombinations } from '#shop/variations/rules/combination-map.ts';
import { findVariation } from '#shop/variations/rules/match-variation.ts';
import { aTestDatabase, type TestDatabase } from '#tests/makers/a-test-database.ts';
import { aToolbox } from '#tests/makers/a-toolbox.ts';
import { manyVariations } from '#tests/makers/many-variations.ts';
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

const toolbox = () => aToolbox(database.db);
const chosen = (at: number) => ({
  'attribute_pa_misura-2000-0': `t0-${at % 20}`,
  'attribute_pa_misura-2000-1': `t1-${Math.floor(at / 20) % 10}`,
  'attribute_pa_misura-2000-2': `t2-${Math.floor(at / 200)}`,
});

test('[VAR-27] a page of 500 variations brings them, one of 2,000 brings none but knows which mixtures exist', async () => {
  const tools = await toolbox();
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
  const at = (place: number) => findVariation(known, chosen(place));
  expect(at(0)).toMatchObject({ active: true, buyable: true });
  expect(at(6)).toMatchObject({ active: true, buyable: false });
  expect(at(10)).toMatchObject({ active: false, buyable: false });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { VariationObject } from '#http/wire/wc-ajax/variation-reply.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct, type MadeVariableProduct } from '../factories/a-variable-product.ts';

let shop: TestShop;
let oil: MadeVariableProduct;
let bulb: { readonly id: number };

beforeAll(async () => {
  shop = await aShop();
  bulb = await aProduct(shop.db, { slug: 'lampadina' });
  oil = await aVariableProduct(shop.db, {
    attributes: [{ slug: 'litri', name: 'Litri', terms: ['1-l', '5-l', '20-l'] }],
    variations: [
      { terms: { litri: '1-l' }, stock: 0 },
      { terms: { litri: '5-l' }, regularPriceCents: 4880 },
      { terms: { litri: '20-l' }, regularPriceCents: null },
    ],
  });
});
beforeEach(() => shop.db.deleteFrom('settings').execute());
afterAll(() => shop.close());

async function ask(name: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const body = new URLSearchParams(fields);
  const response = await shop.fetch(`/?wc-ajax=${name}`, { method: 'POST', body });
  expect(response.status).toBe(200);
  return await response.text();
}
const askAll = (product_id: number | string) => ask('get_variations', { product_id: String(product_id) });

test('[VAR-27] one request brings all variations of a product, each as get_variation gives it', async () => {
  const all: VariationObject[] = JSON.parse(await askAll(oil.id));
  expect(all.map((one) => one.variation_id)).toEqual(oil.variationIds);
  for (const one of all) {
    const alone = await ask('get_variation', { product_id: String(oil.id), ...one.attributes });
    expect(one).toEqual(JSON.parse(alone));
  }
  expect(all.map((one) => [one.is_in_stock, one.variation_is_active])).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ]);
});

test('[VAR-27] up to the number of the setting, and none beyond it', async () => {
  const setMost = (value: string) =>
    shop.db
      .insertInto('settings')
      .values({ key: 'variation_threshold_max', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  await setMost('3');
  expect(JSON.parse(await askAll(oil.id))).toHaveLength(3);
  await setMost('2');
  expect(await askAll(oil.id)).toBe('false');
});

test('[VAR-27] where all cost the same their price is left out', async () => {
  const paint = await aVariableProduct(shop.db, {
    attributes: [{ slug: 'colore', name: 'Colore', terms: ['rosso', 'blu'] }],
    variations: [{ terms: { colore: 'rosso' } }, { terms: { colore: 'blu' } }],
  });
  const all: VariationObject[] = JSON.parse(await askAll(paint.id));
  expect(all.map((one) => one.price_html)).toEqual(['', '']);
});

test.each(['', '0', '-1', '1.5', 'abc', '99999999999', '123456', '1; drop table products', '🚗'])(
  '[VAR-27] the answer to %j, which is no product, is empty',
  async (product) => {
    expect(await askAll(product)).toBe('');
  },
);

test('[VAR-27] nor of a product that has no variations, of a variation, and of a draft', async () => {
  expect(await askAll(bulb.id)).toBe('');
  expect(await askAll(oil.variationIds[0] ?? 0)).toBe('');
  const draft = await aVariableProduct(shop.db, {
    attributes: [],
    variations: [],
    columns: { status: 'draft' },
  });
  expect(await askAll(draft.id)).toBe('');
});

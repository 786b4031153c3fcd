import { afterEach, expect, test, vi } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { askForVariation, askForVariations } from './ask-for-variation.ts';

const wire = {
  variation_id: 31,
  attributes: { attribute_pa_litri: '5l', attribute_pa_grado: '' },
  sku: 'OLIO-5',
  display_price: 49.9,
  display_regular_price: 59.9,
  is_purchasable: true,
  is_in_stock: true,
  variation_is_visible: true,
  is_sold_individually: 'no',
  min_qty: 1,
  max_qty: '',
  step: 1,
  weight: '4.5',
  dimensions: { length: '15.5', width: '6.6', height: '20.5' },
  variation_is_active: true,
  variation_description: '<p>Tanica da 5 litri.</p>',
  availability_html: '<p class="stock in-stock">Disponibile</p>',
  image: {
    src: 'http://shop.test/media/oil-5-640.webp',
    srcset: 'http://shop.test/media/oil-5-320.webp 320w, http://shop.test/media/oil-5-640.webp 640w',
    alt: 'Tanica',
    full_src_w: 1200,
    full_src_h: 1100,
  },
};
const question = { productId: 9, choice: { attribute_pa_litri: '5l' }, mode: 'gross' } as const;

function answering(body: string, status = 200) {
  const calls: { url: string; body: string }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: { body: URLSearchParams }) => {
    calls.push({ url, body: String(init.body) });
    return new Response(body, { status });
  });
  return calls;
}
const ask = () => askForVariation(question, new AbortController().signal);

afterEach(() => vi.unstubAllGlobals());

test('[VAR-25] the call carries one pair per attribute, the product and custom data', async () => {
  const calls = answering(JSON.stringify(wire));
  await ask();
  expect(calls).toEqual([
    { url: '/?wc-ajax=get_variation', body: 'attribute_pa_litri=5l&product_id=9&custom_data=' },
  ]);
});

test('[VAR-05] [VAR-06] [VAR-07] a variation is read from what the wire says', async () => {
  answering(JSON.stringify(wire));
  expect(await ask()).toMatchObject({
    id: 31,
    attributes: { attribute_pa_litri: '5l', attribute_pa_grado: '' },
    sku: 'OLIO-5',
    price: { unit: toCents(4990), regular: toCents(5990), onSale: true },
    stock: { kind: 'in-stock' },
    buyable: true,
    limits: { minimum: 1, maximum: 999_999_999, step: 1 },
    description: '<p>Tanica da 5 litri.</p>',
    weightGrams: 4500,
    size: [155, 66, 205],
    active: true,
    stockLeft: null,
    picture: { key: 'oil-5', alt: 'Tanica', width: 1200, height: 1100, widths: [320, 640] },
  });
});

test.each(['is_purchasable', 'is_in_stock', 'variation_is_visible'])(
  '[VAR-13] a variation with %s false cannot be bought',
  async (flag) => {
    answering(JSON.stringify({ ...wire, [flag]: false }));
    expect(await ask()).toMatchObject({ buyable: false });
  },
);

test('the pieces left are shown where they are few', async () => {
  const few = '<p class="stock in-stock">Solo 2 pezzi rimasti</p>';
  answering(JSON.stringify({ ...wire, availability_html: few, variation_stock_left: 2, max_qty: 2 }));
  expect(await ask()).toMatchObject({ stock: { kind: 'few', left: 2 }, stockLeft: 2 });
});

test.each(['', 'false'])('[VAR-25] the answer %j means that nothing matches', async (body) => {
  answering(body);
  expect(await ask()).toBeNull();
});

test('a server that fails is no answer', async () => {
  answering('', 500);
  await expect(ask()).rejects.toThrow('500');
});

const askAll = () => askForVariations({ productId: 9, mode: 'gross' }, new AbortController().signal);

test('[VAR-27] all variations of a product come by one request', async () => {
  const calls = answering(JSON.stringify([wire, { ...wire, variation_id: 32, sku: 'OLIO-1' }]));
  expect((await askAll())?.map(({ id, sku }) => [id, sku])).toEqual([
    [31, 'OLIO-5'],
    [32, 'OLIO-1'],
  ]);
  expect(calls).toEqual([{ url: '/?wc-ajax=get_variations', body: 'product_id=9' }]);
});

test.each(['', 'false'])('[VAR-27] the answer %j leaves them to be asked for one by one', async (body) => {
  answering(body);
  expect(await askAll()).toBeNull();
});

import { expect, test } from 'vitest';
import { noFields } from '#catalogue/products/rules/no-fields.ts';
import type { VariationDetail } from '#catalogue/variations/server/read-variations.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { type VariationSetting, variationObject } from './variation-object.ts';

const setting: VariationSetting = {
  shopUrl: 'http://shop.test',
  platform: 'shop',
  locale: 'it',
  samePrice: false,
};
const can: VariationDetail = {
  ...noFields('variation'),
  id: 7,
  attributes: { attribute_pa_litri: '5-l', attribute_pa_grado: '' },
  sku: 'OLIO-5',
  price: { unit: toCents(3660), regular: toCents(4880), onSale: true, upTo: null, mode: 'gross' },
  stock: { kind: 'few', left: 3 },
  available: 3,
  stockLeft: 3,
  active: true,
  backorders: 'no',
  ceiling: 3,
  buyable: true,
  limits: { minimum: 1, maximum: 3, step: 1 },
  tiers: [],
  soldIndividually: false,
  description: '<p>Tanica</p>',
  weightGrams: 4500,
  size: [155, 66, 205],
  picture: { key: 'olio', alt: 'Tanica', width: 1200, height: 900, widths: [160, 640, 1200] },
  image: { id: 3, title: 'Olio', caption: 'Cinque litri' },
};

test('[VAR-05] what a variation is, weighs and costs', () => {
  const nbsp = '\u00a0';
  expect(variationObject(can, setting)).toMatchObject({
    variation_id: 7,
    attributes: { attribute_pa_litri: '5-l', attribute_pa_grado: '' },
    sku: 'OLIO-5',
    weight: '4.5',
    weight_html: '4,5 kg',
    dimensions: { length: '15.5', width: '6.6', height: '20.5' },
    dimensions_html: '15,5 × 6,6 × 20,5 cm',
    display_price: 36.6,
    display_regular_price: 48.8,
    price_html: `<span class="price"><del aria-hidden="true"><span class="shop-Price-amount amount"><bdi>48,80${nbsp}€</bdi></span></del> <ins><span class="shop-Price-amount amount"><bdi>36,60${nbsp}€</bdi></span></ins></span>`,
    availability_html: '<p class="stock in-stock">Solo 3 pezzi rimasti</p>',
    variation_description: '<p>Tanica</p>',
  });
});

test('[VAR-06] its picture in every size', () => {
  expect(variationObject(can, setting)).toMatchObject({
    image_id: 3,
    image: {
      src: 'http://shop.test/media/olio-640.webp',
      src_w: 640,
      src_h: 480,
      srcset:
        'http://shop.test/media/olio-160.webp 160w, http://shop.test/media/olio-640.webp 640w, http://shop.test/media/olio-1200.webp 1200w',
      sizes: '(max-width: 640px) 100vw, 640px',
      title: 'Olio',
      caption: 'Cinque litri',
      alt: 'Tanica',
      full_src: 'http://shop.test/media/olio-1200.webp',
      full_src_w: 1200,
      full_src_h: 900,
      gallery_thumbnail_src: 'http://shop.test/media/olio-160.webp',
    },
  });
});

test('[VAR-06] without a picture the texts are empty', () => {
  expect(variationObject({ ...can, picture: null, image: null }, setting)).toMatchObject({
    image_id: 0,
    image: { title: '', caption: '', url: '', alt: '', src: '', srcset: false, sizes: false },
  });
});

test('[VAR-07] how it can be bought', () => {
  expect(variationObject(can, setting)).toMatchObject({
    is_sold_individually: 'no',
    min_qty: 1,
    max_qty: 3,
    step: 1,
    is_purchasable: true,
    is_in_stock: true,
    variation_is_visible: true,
    variation_is_active: true,
    variation_stock_left: 3,
  });
});

test('[QTY-03] where nothing limits it the maximum is left open', () => {
  const free = { ...can, ceiling: null, limits: { minimum: 1, maximum: 9999, step: 1 } };
  expect(variationObject(free, setting).max_qty).toBe('');
  expect(
    variationObject(
      { ...free, soldIndividually: true, limits: { minimum: 1, maximum: 1, step: 1 } },
      setting,
    ),
  ).toMatchObject({ max_qty: 1, is_sold_individually: 'yes' });
});

test('[VAR-07] without a price it can neither be seen nor bought', () => {
  expect(variationObject({ ...can, price: null }, setting)).toMatchObject({
    is_purchasable: false,
    variation_is_visible: false,
    price_html: '',
    display_price: 0,
  });
});

test('[VAR-05] without weight and size the cells say so', () => {
  expect(variationObject({ ...can, weightGrams: null, size: null }, setting)).toMatchObject({
    weight: '',
    weight_html: 'N/D',
    dimensions: { length: '', width: '', height: '' },
    dimensions_html: 'N/D',
  });
});

test.each([
  [{ kind: 'in-stock' }, '<p class="stock in-stock">Disponibile</p>'],
  [{ kind: 'backorder' }, '<p class="stock available-on-backorder">Disponibile su ordinazione</p>'],
  [{ kind: 'out-of-stock' }, '<p class="stock out-of-stock">Esaurito</p>'],
] as const)('[VAR-05] availability %j', (stock, expected) => {
  expect(variationObject({ ...can, stock }, setting).availability_html).toBe(expected);
});

test('what is text stays text in the markup', () => {
  const html = variationObject({ ...can, size: null }, { ...setting, platform: '"><b>' }).price_html;
  expect(html).not.toContain('<b>');
});

test('[VAR-05] where consumers see the price before a reduction struck, it says which one that is', () => {
  const { price } = can;
  if (!price) throw new Error('the can has a price');
  expect(variationObject(can, setting)).not.toHaveProperty('prior_price');
  expect(
    variationObject({ ...can, price: { ...price, prior: { kind: 'progressive' } } }, setting),
  ).toMatchObject({ display_regular_price: 48.8, prior_price: { kind: 'progressive' } });
  const since = Date.parse('2026-11-12T08:00:00Z');
  expect(
    variationObject({ ...can, price: { ...price, prior: { kind: 'new-article', since } } }, setting),
  ).toMatchObject({ prior_price: { kind: 'new-article', since: '2026-11-12T08:00:00.000Z' } });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import type { MadeProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aSmallRange } from '../factories/a-small-range.ts';
import type { MadeVariableProduct } from '../factories/a-variable-product.ts';
import { logInAs } from '../factories/log-in-as.ts';

const base = '/wp-json/wc/store/v1/products';
let shop: TestShop;
let disc: MadeProduct;
let oil: MadeVariableProduct;
let listId = 0;

const ask = async (path: string, init?: RequestInit) => {
  const response = await shop.fetch(path, init);
  return { response, body: await response.json() };
};
const slugsOf = async (query: string) => {
  const { response, body } = await ask(`${base}?${query}`);
  expect(response.status, JSON.stringify(body)).toBe(200);
  return body.map((product: { slug: string }) => product.slug);
};
const oilSlug = (at: number) => `olio-${oil.variationIds[at]}`;

beforeAll(async () => {
  shop = await aShop();
  ({ disc, oil, listId } = await aSmallRange(shop.db));
});
afterAll(() => shop.close());

test('a product is answered field by field, no more and no less', async () => {
  const all = `${shop.shopUrl}${base}`;
  const permalink = `${shop.shopUrl}/product/disco/`;
  const amount = (text: string) => `<span class="shop-Price-amount amount"><bdi>${text}\u00a0€</bdi></span>`;
  const { body } = await ask(`${base}/${disc.id}`);
  expect(body).toEqual({
    id: disc.id,
    name: 'Disco &lt;b&gt;freno&lt;/b&gt; &amp; mozzo',
    slug: 'disco',
    parent: 0,
    type: 'simple',
    variation: '',
    permalink,
    sku: 'DSC-77',
    global_unique_id: '',
    mpn: '',
    short_description: '',
    description: '',
    on_sale: true,
    prices: {
      price: '3660',
      regular_price: '4880',
      sale_price: '3660',
      price_range: null,
      currency_code: 'EUR',
      currency_symbol: '€',
      currency_minor_unit: 2,
      currency_decimal_separator: ',',
      currency_thousand_separator: '.',
      currency_prefix: '',
      currency_suffix: ' €',
    },
    price_html: `<del aria-hidden="true">${amount('48,80')}</del> <ins>${amount('36,60')}</ins>`,
    average_rating: '0.00',
    review_count: 0,
    images: [],
    categories: [
      {
        id: expect.any(Number),
        name: 'Dischi',
        slug: 'dischi',
        link: `${shop.shopUrl}/product-category/dischi/`,
      },
    ],
    tags: [],
    brands: [],
    attributes: [],
    variations: [],
    grouped_products: [],
    has_options: false,
    is_purchasable: true,
    is_in_stock: true,
    is_on_backorder: false,
    low_stock_remaining: null,
    stock_availability: { text: 'Disponibile', class: 'in-stock' },
    sold_individually: false,
    weight: '',
    dimensions: { length: '', width: '', height: '' },
    formatted_weight: '',
    formatted_dimensions: '',
    add_to_cart: {
      text: 'Aggiungi al carrello',
      description: 'Aggiungi al carrello: Disco &lt;b&gt;freno&lt;/b&gt; &amp; mozzo',
      url: `?add-to-cart=${disc.id}`,
      single_text: 'Aggiungi al carrello',
      minimum: 1,
      maximum: 10,
      multiple_of: 1,
    },
    is_password_protected: false,
    extensions: {},
    _links: {
      self: [{ href: `${all}/${disc.id}` }],
      collection: [{ href: all }],
      related: [{ href: `${all}?related=${disc.id}` }],
    },
  });
});

test('a variation is answered in full, by its id and by its slug', async () => {
  const id = oil.variationIds[1];
  const { body } = await ask(`${base}/${id}`);
  expect(body).toMatchObject({
    id,
    name: 'Olio',
    slug: oilSlug(1),
    parent: oil.id,
    type: 'variation',
    variation: 'Litri: 5 l',
    permalink: `${shop.shopUrl}/product/olio/?attribute_pa_litri=5-l`,
    sku: 'OLIO-5',
    on_sale: true,
    prices: { price: '7320', regular_price: '9760', sale_price: '7320', price_range: null },
    categories: [{ slug: 'freni' }],
    attributes: [],
    variations: [],
    grouped_products: [],
    has_options: false,
    is_purchasable: true,
    weight: '4.6',
    dimensions: { length: '10', width: '5', height: '30' },
    add_to_cart: { url: `?add-to-cart=${id}`, minimum: 1, maximum: 10, multiple_of: 1 },
    _links: { up: [{ href: `${shop.shopUrl}${base}/${oil.id}` }] },
  });
  expect((await ask(`${base}/${oilSlug(1)}`)).body).toEqual(body);
  for (const slug of [`disco-${id}`, `olio-${disc.id}`, 'olio-', 'olio-99999999999']) {
    expect((await ask(`${base}/${slug}`)).body.code, slug).toBe('shop_rest_product_invalid_slug');
  }
});

test('variations are found by slug, by code, by product and by what they are', async () => {
  expect(await slugsOf(`slug=${oilSlug(0)},disco`)).toEqual(['disco', oilSlug(0)]);
  expect(await slugsOf('sku=OLIO-5,DSC-77')).toEqual(['disco', oilSlug(1)]);
  expect(await slugsOf(`parent=${oil.id}&orderby=price&order=asc`)).toEqual([oilSlug(0), oilSlug(1)]);
  expect(await slugsOf(`type=variation&orderby=price`)).toEqual([oilSlug(1), oilSlug(0)]);
  expect(await slugsOf(`parent=${oil.id}&on_sale=true`)).toEqual([oilSlug(1)]);
  expect(await slugsOf(`type=variation&min_price=7320`)).toEqual([oilSlug(1)]);
  expect(await slugsOf(`type=variation&max_price=5000`)).toEqual([oilSlug(0)]);
  expect(await slugsOf('type=variation&attributes[0][attribute]=pa_litri&attributes[0][slug]=5-l')).toEqual([
    oilSlug(1),
  ]);
  expect(await slugsOf('type=variation&category=freni&orderby=id&order=asc')).toEqual([
    oilSlug(0),
    oilSlug(1),
  ]);
  expect(await slugsOf(`parent=0`)).toEqual(['disco', 'olio']);
  expect(await slugsOf(`parent_exclude=0`)).toEqual([]);
  expect(await slugsOf(`parent=&slug=&sku=`)).toEqual(['disco', 'olio']);
});

test.each([
  ['search=isc', ['disco']],
  ['search=SC-7', ['disco']],
  ['search=pinz', ['pinza']],
  ['search=100%25', []],
  ['search=%5C', []],
  ['category=freni', ['disco', 'olio']],
  ['category=freni,dischi&category_operator=and', ['disco']],
  ['category=freni,nessuna&category_operator=and', []],
  ['category=nessuna', []],
  ['category=nessuna&category_operator=not_in', ['disco', 'olio']],
  ['_unstable_tax_product_cat=dischi', ['disco']],
  ['_unstable_tax_product_cat=dischi&_unstable_tax_product_cat_operator=not_in', ['olio']],
  ['_unstable_tax_pa_litri=1-l', ['olio']],
  ['attributes[0][attribute]=pa_litri&attributes[0][slug]=1-l,5-l&attributes[0][operator]=and', ['olio']],
  ['attributes[0][attribute]=pa_litri&attributes[0][slug]=1-l&attributes[0][operator]=not_in', ['disco']],
  [
    'attributes[0][attribute]=pa_litri&attributes[0][slug]=9-l&attributes[1][attribute]=pa_grado&attributes[1][slug]=5w30&attribute_relation=in',
    ['olio'],
  ],
  ['attributes[0][attribute]=pa_litri', ['disco', 'olio']],
  ['orderby=modified&order=asc', ['olio', 'disco']],
  ['orderby=slug&order=asc', ['disco', 'olio']],
  ['orderby=popularity&order=asc', ['olio', 'disco']],
  ['orderby=comment_count', ['disco', 'olio']],
  ['orderby=id&order=asc', ['disco', 'olio']],
  ['after=2026-02-01T00:00:00&date_column=modified', ['disco']],
  ['catalog_visibility=search', ['disco', 'pinza', 'olio']],
  ['catalog_visibility=visible', ['disco', 'olio']],
  ['catalog_visibility=any', ['disco', 'pinza', 'olio']],
  ['stock_status=onbackorder', []],
  ['rating=1,2', []],
  ['on_sale=true', ['disco', 'olio']],
  ['on_sale=false', []],
  ['featured=false', ['disco', 'olio']],
  ['offset=1&page=1', ['olio']],
])('%s finds %j', async (query, expected) => {
  expect(await slugsOf(query)).toEqual(expected);
});

test('a business buyer asks and is answered in the prices of their list, and other buyers are not', async () => {
  const browser = aBrowser(shop);
  await logInAs(browser, shop, { priceListId: listId, kind: 'business' });
  const business = async (query: string) => (await browser.get(`${base}?${query}`)).json();
  expect(await business('slug=disco')).toMatchObject([{ on_sale: false, prices: { price: '2000' } }]);
  expect(await business('min_price=2000&max_price=2000&type=simple')).toMatchObject([{ slug: 'disco' }]);
  expect(await business('on_sale=true')).toMatchObject([{ slug: 'olio' }]);
  expect((await ask(`${base}?slug=disco`)).body).toMatchObject([
    { on_sale: true, prices: { price: '3660' } },
  ]);
});

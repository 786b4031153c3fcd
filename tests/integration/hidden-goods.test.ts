import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../factories/a-browser.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aCategory } from '../factories/a-category.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aGroup } from '../factories/a-group.ts';
import { aProduct, type MadeProduct, refreshProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct, type MadeVariableProduct } from '../factories/a-variable-product.ts';

// A department for workshops only, and a product of an open one that workshops alone do not see.
const api = '/wp-json/wc/store/v1';
let shop: TestShop;
let workshop: TestBrowser;
let guest: TestBrowser;
let lift: MadeProduct;
let oil: MadeVariableProduct;
let toy: MadeProduct;

beforeAll(async () => {
  shop = await aShop();
  const { db } = shop;
  const group = await aGroup(db);
  workshop = await aBrowserOf(shop, (await aCustomer(db, { group_id: group.id })).id);
  guest = aBrowser(shop);
  const stored = await aCategory(db, { slug: 'attrezzatura', name: 'Attrezzatura' });
  const below = await aCategory(db, { slug: 'ponti', name: 'Ponti sollevatori', parentId: stored.id });
  const open = await aCategory(db, { slug: 'accessori', name: 'Accessori' });
  const brand = await db
    .insertInto('brands')
    .values({ slug: 'sollevo', name: 'Sollevo' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const columns = { brand_id: brand.id, total_sales: 50 };
  lift = await aProduct(db, {
    slug: 'ponte-officina',
    name: 'Ponte officina',
    sku: 'PONTE-1',
    categoryIds: [below.id],
    columns,
    salePriceCents: 900,
  });
  oil = await aVariableProduct(db, {
    slug: 'olio-officina',
    name: 'Olio officina',
    categoryIds: [stored.id],
  });
  await refreshProduct(db, oil.id);
  toy = await aProduct(db, { slug: 'ponte-giocattolo', name: 'Ponte giocattolo', categoryIds: [open.id] });
  await aProduct(db, { slug: 'ponte-cavi', name: 'Cavi ponte batteria', categoryIds: [open.id] });
  await db
    .insertInto('visibility_rules')
    .values([
      { category_id: stored.id, group_id: group.id, rule: 'only' },
      { product_id: toy.id, group_id: group.id, rule: 'hidden' },
    ])
    .execute();
}, 60_000);
afterAll(() => shop.close());

const textOf = async (browser: TestBrowser, path: string) => (await browser.get(path)).text();
const statusOf = async (browser: TestBrowser, path: string) => (await browser.get(path)).status;

describe('goods that are reserved for a group', () => {
  it.each([
    ['the home', '/'],
    ['the shop', '/shop/'],
    ['a search', '/shop/?s=ponte'],
    ['an open category', '/product-category/accessori/'],
    ['a product beside it', '/product/ponte-cavi/'],
    ['the suggestions', '/?wc-ajax=search_suggestions&term=ponte'],
    ['suggestions of brands', '/?wc-ajax=search_suggestions&term=sollevo'],
    ['suggestions before anything is typed', '/?wc-ajax=search_suggestions&term='],
    ['products for programs', `${api}/products`],
    ['a search for programs', `${api}/products?search=ponte`],
    ['categories for programs', `${api}/products/categories`],
    ['collection data', `${api}/products/collection-data?calculate_taxonomy_counts[0][taxonomy]=product_cat`],
    ['the sitemap', '/sitemap-products-1.xml'],
    ['the sitemap of categories', '/sitemap-categories.xml'],
    ['the sitemap of brands', '/sitemap-brands.xml'],
    ['a page that there is not', '/questa-pagina-manca/'],
  ])('are not on %s of a guest', async (_, path) => {
    const text = await textOf(guest, path);
    expect(text).not.toMatch(
      /ponte[- ]officina|olio[- ]officina|attrezzatura|ponti sollevatori|brand\/sollevo|PONTE-1/i,
    );
  });

  it.each([
    ['the shop', '/shop/', /Ponte officina/],
    ['the menu', '/', /Attrezzatura/],
    ['a search', '/shop/?s=ponte+officina', /Ponte officina/],
    ['the suggestions', '/?wc-ajax=search_suggestions&term=ponte', /Ponte officina/],
    ['products for programs', `${api}/products?search=ponte`, /Ponte officina/],
    ['categories for programs', `${api}/products/categories`, /Ponti sollevatori/],
  ])('are on %s of the group', async (_, path, what) => {
    expect(await textOf(workshop, path)).toMatch(what);
  });

  it('have pages for the group alone', async () => {
    for (const path of [
      '/product/ponte-officina/',
      '/product-category/attrezzatura/',
      '/product/olio-officina/',
      '/brand/sollevo/',
    ]) {
      expect([path, await statusOf(guest, path), await statusOf(workshop, path)]).toEqual([path, 404, 200]);
    }
    const byId = `${api}/products/${lift.id}`;
    expect([await statusOf(guest, byId), await statusOf(workshop, byId)]).toEqual([404, 200]);
    const bySlug = `${api}/products/ponte-officina`;
    expect([await statusOf(guest, bySlug), await statusOf(workshop, bySlug)]).toEqual([404, 200]);
  });

  it('count for the group alone', async () => {
    const count = async (browser: TestBrowser) => {
      const { headers } = await browser.get(`${api}/products`);
      return Number(headers.get('x-wp-total'));
    };
    expect([await count(guest), await count(workshop)]).toEqual([2, 3]);
  });

  it('cannot be put into a guest’s cart, through any entry point', async () => {
    const buyer = aBrowser(shop);
    await buyer.post('/?wc-ajax=add_to_cart', { product_id: lift.id, quantity: 1 });
    await buyer.get(`/shop/?add-to-cart=${lift.id}`);
    await buyer.json(`${api}/cart/add-item`, { id: lift.id, quantity: 1 });
    const cart = await (await buyer.get(`${api}/cart`)).json();
    expect(cart.items).toEqual([]);
    for (const lookup of ['get_variation', 'get_variations']) {
      const found = await buyer.post(`/?wc-ajax=${lookup}`, { product_id: oil.id });
      expect([lookup, await found.text()]).toEqual([lookup, '']);
    }
  });

  it('get no reviews from visitors who do not see them', async () => {
    await guest.post('/wp-comments-post.php', {
      comment_post_ID: lift.id,
      author: 'Elio',
      email: 'elio@example.com',
      comment: 'Un ponte che non ho mai visto.',
      rating: 5,
    });
    expect(await shop.db.selectFrom('reviews').select('id').execute()).toEqual([]);
  });

  it('stay in a cart by name, and are no longer sold', async () => {
    const { db } = shop;
    const other = await aGroup(db);
    const customer = await aCustomer(db, { group_id: other.id });
    const buyer = await aBrowserOf(shop, customer.id);
    await buyer.post('/?wc-ajax=add_to_cart', { product_id: toy.id, quantity: 1 });
    await db
      .insertInto('visibility_rules')
      .values({ product_id: toy.id, group_id: other.id, rule: 'hidden' })
      .execute();
    const answer = await buyer.get(`${api}/cart`);
    const cart = await answer.json();
    expect(cart.items).toMatchObject([{ id: toy.id, name: 'Ponte giocattolo' }]);
    expect(cart.errors).toMatchObject([{ code: 'shop_rest_product_not_purchasable' }]);
    expect(cart.errors[0].message).toContain('Ponte giocattolo');
    expect(await textOf(buyer, '/cart/')).toContain('Ponte giocattolo');
    const more = { key: cart.items[0].key, quantity: 2 };
    const nonce = { nonce: answer.headers.get('nonce') ?? '' };
    const refusal = await buyer.json(`${api}/cart/update-item`, more, nonce);
    expect([refusal.status, (await refusal.json()).code]).toEqual([404, 'shop_rest_cart_invalid_product']);
    const { items } = await (await buyer.get(`${api}/cart`)).json();
    expect(items).toMatchObject([{ id: toy.id, quantity: 1 }]);
  });
});

it('goods that are hidden from one group are shown to all others', async () => {
  const path = '/product/ponte-giocattolo/';
  expect([await statusOf(guest, path), await statusOf(workshop, path)]).toEqual([200, 404]);
  expect(await textOf(workshop, '/product-category/accessori/')).not.toContain('Ponte giocattolo');
  expect(await textOf(guest, '/product-category/accessori/')).toContain('Ponte giocattolo');
});

import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSitemaps } from '#site/sitemap/server/list-sitemaps.ts';
import { readSitemap } from '#site/sitemap/server/read-sitemap.ts';
import { aCategory } from '../factories/a-category.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { memoryWithoutCache } from '../factories/memory-without-cache.ts';

let shop: TestShop;
const made: string[] = [];

beforeAll(async () => {
  shop = await aShop();
  const category = await aCategory(shop.db, { slug: 'freni', name: 'Freni' });
  await aCategory(shop.db, { slug: 'vuota', name: 'Vuota' });
  const tag = await shop.db
    .insertInto('tags')
    .values({ slug: 'estate', name: 'Estate' })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let at = 0; at < 7; at += 1) {
    made.push((await aProduct(shop.db, { categoryIds: [category.id], tagIds: [tag.id] })).slug);
  }
  await aProduct(shop.db, { slug: 'bozza', columns: { status: 'draft' } });
  await aProduct(shop.db, { slug: 'nascosto', columns: { catalog_visibility: 'hidden' } });
  await shop.db
    .insertInto('content_pages')
    .values({ slug: 'chi-siamo', title: 'Chi siamo', body_html: '' })
    .execute();
});
afterAll(() => shop.close());

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const read = async (path: string) => {
  const response = await shop.fetch(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  return await response.text();
};

test('the index names the sitemaps of products, categories, brands, tags and texts', async () => {
  const index = await read('/sitemap.xml');
  expect(index).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex /);
  expect(addresses(index)).toEqual(
    ['pages', 'categories', 'brands', 'tags', 'products-1'].map(
      (name) => `http://shop.test/sitemap-${name}.xml`,
    ),
  );
});

test('products that are shown stand in it with the day of their last change, others do not', async () => {
  const xml = await read('/sitemap-products-1.xml');
  expect(addresses(xml)).toEqual(made.map((slug) => `http://shop.test/product/${slug}/`));
  expect(xml.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(made.length);
});

test('so do categories and tags with products, the home page, the catalogue and the shop’s texts', async () => {
  expect(addresses(await read('/sitemap-categories.xml'))).toEqual([
    'http://shop.test/product-category/freni/',
  ]);
  expect(addresses(await read('/sitemap-tags.xml'))).toEqual(['http://shop.test/product-tag/estate/']);
  expect(addresses(await read('/sitemap-pages.xml'))).toEqual([
    'http://shop.test/',
    'http://shop.test/shop/',
    'http://shop.test/chi-siamo/',
  ]);
});

test('no sitemap is longer than it may be, every product stands in one of them', async () => {
  const services = {
    db: shop.db,
    shopUrl: shop.shopUrl,
    hidden: null,
    memory: memoryWithoutCache(),
  };
  const parts = (await listSitemaps(services, 3)).filter(({ holds }) => holds.kind === 'products');
  expect(parts.map(({ path }) => path)).toEqual([1, 2, 3].map((n) => `/sitemap-products-${n}.xml`));
  const lists = await Promise.all(
    parts.map(async (part) => addresses(await text(Readable.from(readSitemap(services, part))))),
  );
  expect(lists.map((list) => list.length)).toEqual([3, 3, 1]);
  expect(lists.flat()).toEqual(made.map((slug) => `http://shop.test/product/${slug}/`));
  expect(parts[0]?.changed).toMatch(/^\d{4}-/);
});

test('a sitemap that there is not is not found', async () => {
  for (const path of ['/sitemap-products-2.xml', '/sitemap-altro.xml']) {
    expect((await shop.fetch(path)).status).toBe(404);
  }
});

test('it is compressed for clients that accept it, and not sent twice', async () => {
  const zipped = await shop.fetch('/sitemap-pages.xml', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toContain('chi-siamo');
  const refused = await shop.fetch('/sitemap-pages.xml', { headers: { 'accept-encoding': 'gzip;q=0' } });
  expect(refused.headers.get('content-encoding')).toBeNull();
  const etag = zipped.headers.get('etag') ?? '';
  const repeated = await shop.fetch('/sitemap-pages.xml', { headers: { 'if-none-match': etag } });
  expect([repeated.status, await repeated.text()]).toEqual([304, '']);
});

test('robots.txt names it', async () => {
  const response = await shop.fetch('/robots.txt');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await response.text()).toContain('Sitemap: http://shop.test/sitemap.xml');
});

test('another spelling of an address redirects permanently to the usual one', async () => {
  for (const [asked, usual] of [
    ['/shop', '/shop/'],
    ['/Shop/?orderby=price', '/shop/?orderby=price'],
    ['//shop//page/2', '/shop/page/2/'],
    ['/my-account', '/my-account/'],
  ]) {
    const response = await shop.fetch(`http://shop.test${asked}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, usual]);
  }
});

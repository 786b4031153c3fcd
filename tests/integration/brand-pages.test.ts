import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aCategory } from '../factories/a-category.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';

const api = '/wp-json/wc/store/v1/products';
let shop: TestShop;
let brandId: number;

beforeAll(async () => {
  shop = await aShop();
  const { db } = shop;
  const brand = async (values: { slug: string; name: string; description?: string }) =>
    (await db.insertInto('brands').values(values).returning('id').executeTakeFirstOrThrow()).id;
  brandId = await brand({ slug: 'frenotec', name: 'Frenotec', description: 'Freni da corsa.' });
  const other = await brand({ slug: 'altra', name: 'Altra' });
  await brand({ slug: 'vuota', name: 'Vuota' });
  await db.insertInto('settings').values({ key: 'products_per_page', value: '2' }).execute();
  const pads = await aCategory(db, { slug: 'pastiglie', name: 'Pastiglie' });
  const discs = await aCategory(db, { slug: 'dischi', name: 'Dischi' });
  const of = (brand_id: number) => ({ columns: { brand_id } });
  await aProduct(db, { slug: 'pastiglie-1', name: 'Pastiglie uno', categoryIds: [pads.id], ...of(brandId) });
  await aProduct(db, { slug: 'pastiglie-2', name: 'Pastiglie due', categoryIds: [pads.id], ...of(brandId) });
  await aProduct(db, { slug: 'disco-1', name: 'Disco uno', categoryIds: [discs.id], ...of(brandId) });
  await aProduct(db, { slug: 'disco-2', name: 'Disco due', categoryIds: [discs.id], ...of(other) });
});
afterAll(() => shop.close());

const ask = (path: string) => shop.fetch(path, { redirect: 'manual' });
const read = async (path: string) => (await ask(path)).text();
const wayOf = async (path: string) => {
  const { status, headers } = await ask(path);
  return [status, headers.get('location')];
};
const shown = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a href="\/product\/([^/"]+)\//g)].map((hit) => hit[1]);

describe.skipIf(!pagesAreBuilt())('a brand has a page of its own', () => {
  test('with its own products, name, description and breadcrumbs', async () => {
    const html = await read('/brand/frenotec/');
    expect(html).toContain('<h1>Frenotec</h1>');
    expect(html).toContain('Freni da corsa.');
    expect(html).toContain('<title>Ricambi Frenotec: catalogo e prezzi | Pistone</title>');
    expect(html).toContain('<link rel="canonical" href="http://shop.test/brand/frenotec/"');
    expect(html).toContain('3 articoli Frenotec, con prezzi e disponibilità aggiornati.');
    const crumbs = /<script type="application\/ld\+json">([^<]*BreadcrumbList[^<]*)/.exec(html)?.[1] ?? '{}';
    expect(JSON.parse(crumbs).itemListElement).toMatchObject([
      { name: 'Frenotec', item: 'http://shop.test/brand/frenotec/' },
    ]);
    expect([...shown(html), ...shown(await read('/brand/frenotec/page/2/'))].sort()).toEqual([
      'disco-1',
      'pastiglie-1',
      'pastiglie-2',
    ]);
  });

  test('further pages have their own address, and one past the end leads back', async () => {
    const second = await read('/brand/frenotec/page/2/');
    expect(second).toContain('<link rel="canonical" href="http://shop.test/brand/frenotec/page/2/"');
    const past = await ask('/brand/frenotec/page/9/');
    expect(past.status).toBe(404);
    expect(await past.text()).toContain('href="/brand/frenotec/page/2/"');
    expect(await wayOf('/brand/frenotec/page/1/')).toEqual([302, '/brand/frenotec/']);
    expect(await wayOf('/brand/Frenotec')).toEqual([301, '/brand/frenotec/']);
  });

  test('is filtered and sorted as any listing is, by all but the brand', async () => {
    const html = await read('/brand/frenotec/?product_cat=pastiglie');
    expect(shown(html).sort()).toEqual(['pastiglie-1', 'pastiglie-2']);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toContain('name="brand"');
    const other = await read('/brand/frenotec/?brand=altra');
    expect(shown(other)).toEqual([]);
    expect(other).toContain('Togli il filtro: Altra');
  });

  test('the brand still filters every other listing', async () => {
    expect(shown(await read('/product-category/dischi/?brand=frenotec'))).toEqual(['disco-1']);
  });

  test('a product links to it, in the page and in its structured data', async () => {
    const html = await read('/product/disco-1/');
    expect(html.match(/<a href="\/brand\/frenotec\/">Frenotec<\/a>/g)).toHaveLength(2);
    expect(html).toContain(
      '"brand":{"@type":"Brand","name":"Frenotec","url":"http://shop.test/brand/frenotec/"}',
    );
  });

  test('without products it says so; an unknown brand is not found', async () => {
    const empty = await ask('/brand/vuota/');
    expect(empty.status).toBe(200);
    expect(await empty.text()).toContain('Nessun articolo qui, per ora');
    for (const path of [
      '/brand/nessuna/',
      '/brand/',
      '/brand/%F0%9F%9A%97/',
      '/brand/a%00b/',
      `/brand/${'x'.repeat(5000)}/`,
    ]) {
      expect([path, (await ask(path)).status >= 400]).toEqual([path, true]);
    }
    expect((await ask('/brand/nessuna/')).status).toBe(404);
  });

  test('a new name shows at once, on pages, in searches and in cached pages', async () => {
    const heard: (string | undefined)[] = [];
    const client = new pg.Client({ connectionString: shop.databaseUrl });
    onTestFinished(() => client.end());
    client.on('notification', ({ payload }) => heard.push(payload));
    await client.connect();
    await client.query('listen shop_changes');
    const { db } = shop;
    await db.updateTable('brands').set({ name: 'Frenissimo' }).where('id', '=', brandId).execute();
    await vi.waitFor(() => expect(heard).toContain('all'), { timeout: 15_000 });
    expect(await read('/brand/frenotec/')).toContain('<h1>Frenissimo</h1>');
    expect(await read('/product/disco-1/')).toContain('>Frenissimo</a>');
    expect(shown(await read('/shop/?s=frenissimo+disco'))).toEqual(['disco-1']);
    await db.updateTable('brands').set({ name: 'Frenotec' }).where('id', '=', brandId).execute();
    expect(shown(await read('/shop/?s=frenissimo+disco'))).not.toEqual(['disco-1']);
  });

  test('a new address takes over from the old one, and what is gone says so', async () => {
    const { db } = shop;
    const { id } = await db
      .insertInto('brands')
      .values({ slug: 'vecchia', name: 'Vecchia' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('brands').set({ slug: 'nuova' }).where('id', '=', id).execute();
    expect(await wayOf('/brand/vecchia/page/2/?orderby=price')).toEqual([
      301,
      '/brand/nuova/page/2/?orderby=price',
    ]);
    await db.deleteFrom('brands').where('id', '=', id).execute();
    expect((await ask('/brand/nuova/')).status).toBe(410);
    await db.insertInto('brands').values({ slug: 'nuova', name: 'Di nuovo' }).execute();
    expect((await ask('/brand/nuova/')).status).toBe(200);
  });
});

test('the Store API gives the same address', async () => {
  const brands = await (await shop.fetch(`${api}/brands/frenotec`)).json();
  expect(brands.permalink).toBe('http://shop.test/brand/frenotec/');
  const [product] = await (await shop.fetch(`${api}?slug=disco-1`)).json();
  expect(product.brands).toMatchObject([{ slug: 'frenotec', link: 'http://shop.test/brand/frenotec/' }]);
});

test('the sitemaps name the brands that have products', async () => {
  const xml = await (await shop.fetch('/sitemap-brands.xml')).text();
  const named = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(named).toEqual(['frenotec', 'altra'].map((slug) => `http://shop.test/brand/${slug}/`));
});

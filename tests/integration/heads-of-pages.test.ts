import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCategory } from '../factories/a-category.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { anImage } from '../factories/an-image.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const ask = (path: string) => shop.fetch(path, { redirect: 'manual' });
const wayOf = async (path: string) => {
  const response = await ask(path);
  return [response.status, response.headers.get('location')];
};

/** What a page's head says, by name. */
async function headOf(path: string): Promise<Record<string, string>> {
  const html = await (await ask(path)).text();
  const shown: Record<string, string> = {};
  for (const [, name = '', content = ''] of html.matchAll(
    /<meta (?:name|property)="([^"]+)" content="([^"]*)"/g,
  )) {
    shown[name] = content;
  }
  shown.title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
  shown.canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
  shown.data = /<script type="application\/ld\+json">([^<]*BreadcrumbList[^<]*)/.exec(html)?.[1] ?? '';
  return shown;
}

describe.skipIf(!pagesAreBuilt())('the head of a page', () => {
  test('a product is shared with its picture, its size and its price', async () => {
    const image = await anImage(shop.db, { fileKey: 'disco', alt: 'Un disco' });
    await aProduct(shop.db, { slug: 'disco', name: 'Disco', sku: 'DSC-1', columns: { image_id: image.id } });
    expect(await headOf('/product/disco/?utm_source=x')).toMatchObject({
      title: 'Disco – DSC-1 | Pistone',
      canonical: 'http://shop.test/product/disco/',
      'og:url': 'http://shop.test/product/disco/',
      'og:type': 'product',
      'og:image': 'http://shop.test/media/disco-1200.jpg',
      'og:image:width': '1200',
      'og:image:height': '1200',
      'product:price:amount': '12.20',
      'product:price:currency': 'EUR',
      'twitter:card': 'summary_large_image',
    });
  });

  test('a category has breadcrumbs, and the same canonical address in every order', async () => {
    const parent = await aCategory(shop.db, { slug: 'meccanica', name: 'Meccanica' });
    const child = await aCategory(shop.db, { slug: 'freni', name: 'Freni', parentId: parent.id });
    await aProduct(shop.db, { categoryIds: [child.id] });
    const head = await headOf('/product-category/freni/?orderby=price');
    expect(head).toMatchObject({
      title: 'Freni: ricambi auto online | Pistone',
      canonical: 'http://shop.test/product-category/freni/',
    });
    const crumbs = JSON.parse(head.data ?? '');
    expect(crumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      'http://shop.test/product-category/meccanica/',
      'http://shop.test/product-category/freni/',
    ]);
  });

  test('pages of one visitor and filtered listings have no canonical address', async () => {
    for (const path of ['/cart/', '/my-account/', '/shop/?s=disco', '/shop/?in_stock=1', '/niente/']) {
      const { robots, canonical } = await headOf(path);
      expect([path, /^noindex/.test(robots ?? ''), canonical]).toEqual([path, true, '']);
    }
  });
});

describe.skipIf(!pagesAreBuilt())('an address without a page', () => {
  test('redirects permanently to where its page moved, with its pages and query', async () => {
    const category = await aCategory(shop.db, { slug: 'vecchia', name: 'Vecchia' });
    const product = await aProduct(shop.db, { slug: 'vecchio', categoryIds: [category.id] });
    await shop.db.updateTable('products').set({ slug: 'nuovo' }).where('id', '=', product.id).execute();
    await shop.db.updateTable('products').set({ slug: 'nuovissimo' }).where('id', '=', product.id).execute();
    await shop.db.updateTable('categories').set({ slug: 'nuova' }).where('id', '=', category.id).execute();
    for (const old of ['vecchio', 'nuovo']) {
      expect(await wayOf(`/product/${old}/?utm_source=x`)).toEqual([
        301,
        '/product/nuovissimo/?utm_source=x',
      ]);
    }
    expect((await ask('/product/nuovissimo/')).status).toBe(200);
    expect(await wayOf('/product-category/vecchia/?orderby=price')).toEqual([
      301,
      '/product-category/nuova/?orderby=price',
    ]);
    expect(await wayOf('/product-category/vecchia/page/2/')).toEqual([
      301,
      '/product-category/nuova/page/2/',
    ]);
  });

  test('leads to the page that uses the address now, if there is one', async () => {
    const first = await aProduct(shop.db, { slug: 'conteso', name: 'Il primo' });
    await shop.db.updateTable('products').set({ slug: 'primo' }).where('id', '=', first.id).execute();
    await aProduct(shop.db, { slug: 'conteso', name: 'Il secondo' });
    const response = await ask('/product/conteso/');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Il secondo');
  });

  test('is answered 410 if its product was removed, and 404 while that is a draft', async () => {
    const product = await aProduct(shop.db, { slug: 'rimosso' });
    await shop.db.updateTable('products').set({ status: 'draft' }).where('id', '=', product.id).execute();
    expect((await ask('/product/rimosso/')).status).toBe(404);
    await shop.db.deleteFrom('products').where('id', '=', product.id).execute();
    const gone = await ask('/product/rimosso/');
    expect(gone.status).toBe(410);
    const html = await gone.text();
    expect(html).toContain('Non è più a catalogo');
    expect(html).toContain('value="rimosso"');
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
  });

  test('else offers a search with its words, and the categories that sell best', async () => {
    const category = await aCategory(shop.db, { slug: 'richiesta', name: 'Molto richiesta' });
    await aProduct(shop.db, { categoryIds: [category.id], columns: { total_sales: 1000 } });
    const response = await ask('/product/disco-freno-280/');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('Questa pagina non c’è');
    expect(html).toContain('value="disco freno 280"');
    expect(html).toContain('href="/product-category/richiesta/"');
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
  });

  test('is not found where it is that of a text, a tag or anything unknown', async () => {
    for (const path of ['/nessun-testo/', '/product-tag/nessuno/', '/a/b/c/', '/product/%E2%82%AC/']) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
  });
});

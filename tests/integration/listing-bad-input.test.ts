import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCategory } from '../factories/a-category.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
  const { db } = shop;
  const brakes = await aCategory(db, { slug: 'freni', name: 'Freni' });
  const [tag, brand] = await Promise.all(
    (['tags', 'brands'] as const).map((table) =>
      db
        .insertInto(table)
        .values({ slug: 'scelti', name: 'Scelti' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    ),
  );
  await aProduct(db, {
    slug: 'disco',
    name: 'Disco freno',
    categoryIds: [brakes.id],
    tagIds: [tag?.id ?? 0],
    columns: { brand_id: brand?.id ?? null },
  });
});
afterAll(() => shop.close());

const ask = async (path: string) => {
  const answer = await shop.fetch(path, { redirect: 'manual' });
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
};
const listings = ['/shop/', '/product-category/freni/', '/product-tag/scelti/', '/brand/scelti/'];
const strangeSlugs = [
  'nessuno',
  '%F0%9F%9A%97',
  '%E2%80%AEgnp',
  '..%2F..%2Fetc',
  "'%20or%201=1--",
  'x'.repeat(5000),
];

describe.skipIf(!pagesAreBuilt())('a listing that is asked for something that does not exist', () => {
  test.each(['product-category', 'product-tag', 'brand', 'product'])(
    '[CAT-01] of a %s that does not exist is not found, and offers a search',
    async (kind) => {
      for (const slug of strangeSlugs) {
        const { status, html } = await ask(`/${kind}/${slug}/`);
        expect([slug, status]).toEqual([slug, 404]);
        expect(html).toContain('Questa pagina non c’è');
        expect(html).toMatch(/<meta name="robots" content="noindex/);
      }
      expect((await ask(`/${kind}/a%00b/`)).status).toBe(400);
    },
  );

  test.each(listings)('[CAT-01] %s has no page past its end, nor one that is not a number', async (path) => {
    for (const page of ['2', '999', '99999999999999999999', '0', '-1', 'abc', '1e3', '%F0%9F%9A%97']) {
      const { status, html } = await ask(`${path}page/${page}/`);
      expect([page, status]).toEqual([page, 404]);
      expect(html).toContain('Questa pagina dell’elenco non c’è');
      expect(html).toContain(`href="${path}"`);
    }
  });

  test.each(listings)(
    '[CAT-01] %s with filters that do not exist shows nothing, and how to take them away',
    async (path) => {
      for (const query of [
        'brand=nessuna',
        'filter_nonesiste=x',
        'product_cat=zz',
        'brand=a,b&filter_asse=x,y',
      ]) {
        const { status, html } = await ask(`${path}?${query}`);
        expect([query, status]).toEqual([query, 200]);
        expect(html).toContain('Nessun articolo corrisponde ai filtri scelti');
        expect(html).toContain('Togli il filtro: ');
        expect(html).toMatch(/<meta name="robots" content="noindex/);
      }
    },
  );

  test.each([
    ['prices that are none', 'min_price=abc&max_price=-5'],
    ['choices that cannot be slugs', 'brand=%F0%9F%9A%97&product_cat=%3Cb%3E&filter_asse=%25%25'],
    ['flags that are none', 'in_stock=si&on_sale=2'],
    ['ten thousand characters', `brand=${'!'.repeat(10_000)}`],
  ])('[CAT-01] %s lead to the listing without them', async (_, query) => {
    expect(await ask(`/product-category/freni/?${query}`)).toMatchObject({
      status: 302,
      to: '/product-category/freni/',
    });
  });

  test('[CAT-02] an unknown order leads to the default one', async () => {
    expect(await ask('/shop/?orderby=random()')).toMatchObject({ status: 302, to: '/shop/' });
  });

  test('[CAT-01] of too many choices a listing uses the first', async () => {
    const many = Array.from({ length: 500 }, (_, at) => `b${String(at).padStart(3, '0')}`);
    const { status, to } = await ask(`/shop/?brand=${many.join(',')}`);
    expect(status).toBe(302);
    expect(to?.split(',').length).toBe(24);
  });
});

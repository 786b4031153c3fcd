import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routeTable } from '#http/wire/route-table.ts';
import { languageLink } from '#site/frame/rules/language-link.ts';
import { aCategory } from '../factories/a-category.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
  const freni = await aCategory(shop.db, { slug: 'freni', name: 'Freni' });
  await aProduct(shop.db, { slug: 'disco', name: 'Disco', categoryIds: [freni.id] });
});
afterAll(() => shop.close());

const offerBoth = (value: boolean) =>
  shop.db
    .insertInto('settings')
    .values({ key: 'language_switch', value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();
const ask = async (path: string, cookie = '') => {
  const response = await shop.fetch(path, { redirect: 'manual', headers: { cookie } });
  return { response, html: await response.text(), cookies: response.headers.getSetCookie() };
};
const english = 'shop_lang=en';

test('[SITE-01] the way to the other language repeats nothing that an address does', () => {
  const links = routeTable.flatMap((entry) => (entry.kind === 'plain-link' ? [entry.parameter] : []));
  expect(links.length).toBeGreaterThan(0);
  for (const parameter of links) {
    expect(languageLink(new URL(`http://shop.test/cart/?${parameter}=1`), 'it').href).toBe('/cart/?lang=en');
  }
});

describe.skipIf(!pagesAreBuilt())('[SITE-01] a shop in one language', () => {
  test('passes over what an address or a cookie asks for', async () => {
    await offerBoth(false);
    const { html, cookies } = await ask('/shop/?lang=en', english);
    expect(html).toContain('<html lang="it">');
    expect(html).not.toContain('hrefLang=');
    expect(cookies).toEqual([]);
  });
});

describe.skipIf(!pagesAreBuilt())('[SITE-01] a shop in both languages', () => {
  beforeAll(() => offerBoth(true));

  test('leads from every page to the same page in the other one', async () => {
    const { html } = await ask('/shop/?orderby=price');
    expect(html).toContain('<html lang="it">');
    expect(html).toMatch(/<a [^>]*href="\/shop\/\?orderby=price&amp;lang=en" hrefLang="en" lang="en"/);
  });

  test('shows an address that asks for English in English, and the pages after it', async () => {
    const { html, cookies } = await ask('/product-category/freni/?lang=en');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('Skip to content');
    expect(cookies).toEqual([
      expect.stringMatching(/^shop_lang=en; Path=\/; SameSite=Lax; Max-Age=31536000/),
    ]);
    expect((await ask('/', english)).html).toContain('<html lang="en">');
    expect((await ask('/checkout/', english)).html).toContain('<html lang="en">');
    expect((await ask('/?lang=it', english)).html).toContain('<html lang="it">');
  });

  test('says of goods and categories that they are in Italian', async () => {
    const { html } = await ask('/product-category/freni/', english);
    expect(html).toMatch(/<h1 lang="it">Freni<\/h1>/);
    expect(html).toMatch(/<h3 [^>]*lang="it"><a href="\/product\/disco\/">Disco<\/a>/);
    expect((await ask('/product-category/freni/')).html).not.toMatch(/<h1 lang=/);
  });

  test('reads what is translated, without a word that it is in another language', async () => {
    const { id } = await shop.db.selectFrom('categories').select('id').executeTakeFirstOrThrow();
    const english = { category_id: id, language: 'en', name: 'Brakes', description: null } as const;
    await shop.db.insertInto('category_translations').values(english).execute();
    const { html } = await ask('/product-category/freni/?lang=en&orderby=price');
    expect(html).toContain('<h1>Brakes</h1>');
    expect(html).toMatch(/<title>Brakes/);
    expect(html).toMatch(/<span aria-current="page">Brakes<\/span>/);
    expect((await ask('/product-category/freni/?orderby=price')).html).toContain('<h1>Freni</h1>');
    await shop.db.deleteFrom('category_translations').execute();
  });

  test('tells search engines of both pages', async () => {
    const { html } = await ask('/product-category/freni/');
    const own = 'http://shop.test/product-category/freni/';
    expect(html).toContain(`<link rel="canonical" href="${own}"`);
    for (const [language, address] of [
      ['it', own],
      ['en', `${own}?lang=en`],
      ['x-default', own],
    ]) {
      expect(html).toContain(`<link rel="alternate" href="${address}" hrefLang="${language}"`);
    }
    const inEnglish = await ask('/product-category/freni/?lang=en');
    expect(inEnglish.html).toContain(`<link rel="canonical" href="${own}?lang=en"`);
  });

  test('speaks its own language to staff', async () => {
    const { html } = await ask('/staff/', english);
    expect(html).not.toContain('<html lang="en">');
  });
});

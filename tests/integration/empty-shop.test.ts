import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffPages } from '#site/staff-frame/rules/staff-pages.ts';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPerson } from '../factories/a-person.ts';
import { pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { anEmptyShop } from '../factories/an-empty-shop.ts';
import { pageOf, textOf } from '../factories/order-calls.ts';

let shop: TestShop;
let staff: TestBrowser;

beforeAll(async () => {
  shop = await anEmptyShop();
  const { customerId } = await aPerson(shop.db, 'administrator');
  staff = await aBrowserOf(shop, customerId);
});
afterAll(() => shop.close());

const texts = [
  'condizioni-di-vendita',
  'spedizioni-e-consegne',
  'resi-e-rimborsi',
  'pagamenti',
  'privacy',
  'cookie',
  'contatti',
  'ordine-rapido',
];

const open = [
  '/',
  '/shop/',
  '/shop/?s=freno',
  '/cart/',
  '/checkout/',
  '/request-quote/',
  '/my-account/',
  '/my-account/lost-password/',
  ...texts.map((slug) => `/${slug}/`),
];

const ofAccount = ['', 'orders/', 'edit-address/', 'edit-account/', 'sessions/', 'conversation/'];

const missing = [
  '/shop/page/2/',
  '/product-category/freni/',
  '/product-tag/freni/',
  '/brand/freni/',
  '/product/pastiglie/',
  '/chi-siamo/',
  '/tabella-prodotti/',
];

const plainStaffPages = staffPages
  .filter(({ file }) => file.endsWith('.tsx'))
  .map(({ path }) => path.replace(/:id\{new\|[^}]*\}/, 'new'))
  .filter((path) => !path.includes(':'));

/** What a page says that no shop should: words of the software and of the demo, values that were never entered, codes. */
const senselessIn = (html: string) =>
  textOf(html.replace(/<script[^>]*>.*?<\/script>/gs, '')).match(senseless)?.[0];
const senseless =
  /pistone|officine 12|Modena \(MO\)|\bNaN\b|\bundefined\b|\bnull\b|\[shop_|\[[a-z]+_[a-z]+\]/i;

describe.skipIf(!pagesAreBuilt())('a shop without goods, people and orders', () => {
  test.each(open)('shows %s', async (path) => {
    const answer = await aBrowser(shop).get(path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(senselessIn(html)).toBeUndefined();
    expect(/<title>[^<]+<\/title>/.test(html)).toBe(true);
  });

  test.each(missing)('answers %s with 404 and a way on', async (path) => {
    const answer = await aBrowser(shop).get(path);
    expect(answer.status).toBe(404);
    expect(senselessIn(await answer.text())).toBeUndefined();
  });

  test.each(ofAccount)('shows /my-account/%s to whoever is logged in', async (path) => {
    expect(senselessIn(await pageOf(staff, `/my-account/${path}`))).toBeUndefined();
  });

  test.each(plainStaffPages)('shows %s to its administrator', async (path) => {
    expect(senselessIn(await pageOf(staff, path))).toBeUndefined();
  });

  test('says that its catalogue is in preparation, without a menu of nothing', async () => {
    const home = await pageOf(aBrowser(shop), '/');
    expect(textOf(home)).toContain('Il catalogo è in preparazione');
    expect(textOf(home)).not.toContain('Sfoglia per categoria');
    expect(textOf(home)).not.toContain('Tutte le categorie');
    expect(textOf(await pageOf(aBrowser(shop), '/shop/'))).toContain('Il catalogo è in preparazione');
    // A search that found nothing still says how to search.
    expect(textOf(await pageOf(aBrowser(shop), '/shop/?s=freno'))).toContain('Controlla il codice');
  });

  test('names shipping prices and payments as they are set, and nothing that is not offered', async () => {
    const shipping = textOf(await pageOf(aBrowser(shop), '/spedizioni-e-consegne/'));
    expect(shipping).toContain('Isole Corriere espresso : 12,90 €');
    expect(shipping).toContain('Spedizione gratuita : per ordini da 149,00 €');
    const payments = async () => textOf(await pageOf(aBrowser(shop), '/pagamenti/'));
    expect(await payments()).not.toContain('Bonifico bancario');
    expect(await payments()).toContain('Contrassegno');
    const iban = { key: 'bank_transfer_iban', value: JSON.stringify('IT60 X054 2811 1010 0000 0123 456') };
    await shop.db.insertInto('settings').values(iban).execute();
    expect(await payments()).toContain('IBAN IT60 X054 2811 1010 0000 0123 456');
  });

  test('answers programs with empty lists and no demo words', async () => {
    for (const path of ['products', 'products/categories', 'products/tags', 'products/attributes']) {
      const answer = await shop.fetch(`/wp-json/wc/store/v1/${path}`);
      expect([path, answer.status, await answer.json()]).toEqual([path, 200, []]);
    }
    const index = await (await shop.fetch('/wp-json/')).json();
    expect([index.name, index.description]).toEqual(['Il mio negozio', '']);
    const sitemap = await (await shop.fetch('/sitemap-pages.xml')).text();
    expect(sitemap).toContain('/contatti/');
    expect((await shop.fetch('/robots.txt')).status).toBe(200);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { suggestionsAddress } from '#catalogue/suggestions/rules/search-suggestions.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aCategory } from '../factories/a-category.ts';
import { aPriceList } from '../factories/a-price-list.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { logInAs } from '../factories/log-in-as.ts';

let shop: TestShop;
let workshopList: number;
beforeAll(async () => {
  shop = await aShop();
  workshopList = (await aPriceList(shop.db)).id;
  const brakes = await aCategory(shop.db, { name: 'Freni', slug: 'freni' });
  await aProduct(shop.db, {
    name: 'Pastiglie freno',
    sku: 'PST-1',
    regularPriceCents: 6100,
    categoryIds: [brakes.id],
    oeNumbers: [{ manufacturer: 'VW', code: '1K0 698 151 G' }],
    listPrices: [{ priceListId: workshopList, priceCents: 3000 }],
  });
});
beforeEach(async () => {
  await shop.db.deleteFrom('missed_searches').execute();
});
afterAll(() => shop.close());

const missed = () => shop.db.selectFrom('missed_searches').select(['words', 'times', 'results']).execute();

/** What may be typed, and what of it the shop counts as missing. */
const strange = [
  ['blanks', '   ', []],
  ['wildcards', '%_*\\', []],
  ['pictures', '🚗🔧', []],
  ['a text from right to left', 'مرشح الزيت', ['مرشح الزيت']],
  ['a sign that turns the text around', '\u202Egnp', ['gnp']],
  ['control characters', '\u0001 \u001B', []],
  ['SQL', "'; drop table products; --", []],
  ['markup', '<img src=x onerror=alert(1)>', []],
  ['signs of the query language', "a:* & !b | ('", []],
  ['ten thousand characters', 'ricambio'.repeat(1250), []],
] as const;

describe('suggestions', () => {
  test('[SITE-17] guests and workshops each read their own price at the same address', async () => {
    const [guest, workshop] = [aBrowser(shop), aBrowser(shop)];
    await logInAs(workshop, shop, { priceListId: workshopList, kind: 'business' });
    for (const [browser, price] of [
      [guest, '61,00'],
      [workshop, '30,00'],
      [guest, '61,00'],
    ] as const) {
      const answer = await browser.get(suggestionsAddress('pastiglie'));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      expect((await answer.json()).products).toMatchObject([{ code: 'PST-1', price: `${price}\u00a0€` }]);
    }
  });

  test('[SITE-17] an answer that the client has already is a 304', async () => {
    const first = await shop.fetch(suggestionsAddress('pst'));
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const repeated = await shop.fetch(suggestionsAddress('pst'), { headers: { 'if-none-match': etag } });
    expect(repeated.status).toBe(304);
  });

  test.each(strange)('[SITE-17] %s are answered without suggestions', async (_, text) => {
    const answer = await shop.fetch(suggestionsAddress(text));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ products: [] });
    expect(await missed()).toEqual([]);
  });

  test('[SITE-17] what cannot be an address is refused, a text left out is none', async () => {
    expect((await shop.fetch('/?wc-ajax=search_suggestions&term=%00')).status).toBe(400);
    expect((await shop.fetch('/?wc-ajax=search_suggestions')).status).toBe(200);
    expect((await shop.fetch('/?wc-ajax=search_suggestions', { method: 'DELETE' })).status).toBe(405);
  });

  test('[SITE-17] typing on the way to a search is not counted', async () => {
    await shop.fetch(suggestionsAddress('brembo'));
    expect(await missed()).toEqual([]);
  });
});

describe.skipIf(!pagesAreBuilt())('the page of results', () => {
  const look = async (text: string, more = '') => {
    const asked = await shop.fetch(`/shop/?s=${encodeURIComponent(text)}${more}`);
    // What was typed has one address only: its clean one.
    const better = asked.status === 302 ? asked.headers.get('location') : null;
    const page = better === null ? asked : await shop.fetch(better);
    return { status: page.status, headers: page.headers, html: await page.text() };
  };

  test.each(['1K0698151G', '1k0-698-151-g', '1k0.698', 'pst 1', 'pastiglia', 'PASTIGLIE'])(
    'finds a part by %j',
    async (text) => {
      const { status, html } = await look(text);
      expect(status).toBe(200);
      expect(html).toContain('Pastiglie freno</a>');
      expect(await missed()).toEqual([]);
    },
  );

  test('a misspelt search shows what was meant, says so, and is counted', async () => {
    const { status, html } = await look('pastilgie frneo');
    expect(status).toBe(200);
    expect(html).toContain('Forse cercavi');
    expect(html).toContain('href="/shop/?s=pastiglie%20freno"');
    expect(html).toContain('Pastiglie freno</a>');
    expect(await missed()).toEqual([{ words: 'pastilgie frneo', times: 1, results: 1 }]);
  });

  test('a search that finds nothing says what to try next, and counts each look', async () => {
    const { status, html, headers } = await look('brembo');
    expect(status).toBe(200);
    expect(html).toContain('Nessun risultato per “brembo”');
    expect(html).toContain('Non lo trovi? Chiedi a noi');
    expect(html).toMatch(/<h3>Le categorie più fornite<\/h3>.*href="\/product-category\/freni\/"/s);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    shop.clock.advance(5000);
    await look('Brembo');
    expect(await missed()).toEqual([{ words: 'brembo', times: 2, results: 0 }]);
  });

  test('orders and further pages of a search do not count', async () => {
    await look('brembo', '&orderby=price');
    expect(await missed()).toEqual([]);
  });

  test.each(strange)(
    '%s have a clear page, and leave behind what a shopper may have meant',
    async (name, text, counted) => {
      const { status, html } = await look(text);
      expect(status).toBe(200);
      const isNothing = name === 'blanks' || name === 'control characters';
      expect(html).toContain(isNothing ? '<h1>Tutti i ricambi</h1>' : 'Nessun risultato per “');
      expect(html).not.toMatch(/<img src=x/);
      expect(html).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
      expect((await missed()).map(({ words }) => words)).toEqual(counted);
    },
  );

  test('a search at the home page leads to the results', async () => {
    const answer = await shop.fetch('/?s=filtro%20olio');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/shop/?s=filtro%20olio');
    expect((await shop.fetch('/?s=%20')).status).toBe(200);
  });

  test('the list of searches without results is for staff alone', async () => {
    await look('brembo');
    const [guest, customer, staff] = [aBrowser(shop), aBrowser(shop), aBrowser(shop)];
    await logInAs(customer, shop, { priceListId: workshopList, kind: 'retail' });
    const { customerId } = await logInAs(staff, shop, { priceListId: workshopList, kind: 'retail' });
    await shop.db
      .updateTable('customers')
      .set({ staff_role: 'clerk' })
      .where('id', '=', customerId)
      .execute();
    expect((await guest.get('/staff/searches/')).status).toBe(401);
    expect((await customer.get('/staff/searches/')).status).toBe(403);
    const page = await staff.get('/staff/searches/');
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('<h1>Ricerche senza risultati</h1>');
    expect(html).toContain('brembo');
    expect((await staff.get('/staff/searches/?page=2')).status).toBe(404);
    expect((await staff.get('/staff/searches/?page=x')).status).toBe(404);
  });
});

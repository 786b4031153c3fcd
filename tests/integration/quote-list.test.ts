import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultWirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import type { QuoteListReply } from '#http/wire/admin-ajax/quote-list-call.ts';
import type { QuoteListContext } from '#wholesale/quotes/rules/quote-list/quote-list-context.ts';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct } from '../factories/a-variable-product.ts';
import { aRegistered, goodPassword, logInOn } from '../factories/account-calls.ts';
import { emailsAbout, storedConversations } from '../factories/conversation-calls.ts';
import { pageOf, textOf } from '../factories/order-calls.ts';
import { aSetting, aWorkshop, requestQuote, storedQuote } from '../factories/quote-calls.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const positionOf = async (browser: TestBrowser) =>
  JSON.parse(await (await browser.get('/request-quote/place/')).text()) as QuoteListContext;

type Fields = Readonly<Record<string, string | number>>;

const ask = async (browser: TestBrowser, action: string, fields: Fields) => {
  const context = await positionOf(browser);
  const sent = { action: context.action, [context.subAction]: action, _wpnonce: context.nonce, ...fields };
  return browser.post(context.url, sent);
};

const add = async (browser: TestBrowser, fields: Fields) =>
  JSON.parse(await (await ask(browser, 'add_item', fields)).text()) as QuoteListReply;

const lines = (of: TestShop) =>
  of.db
    .selectFrom('quote_list_items')
    .select(['customer_id', 'product_id', 'item_id', 'attributes', 'quantity'])
    .orderBy('id')
    .execute();

describe.skipIf(!pagesAreBuilt())('the quote list', () => {
  it('[RAQ-01] [RAQ-02] [RAQ-04] a product is added under the configured names; the second time it is reported as present', async () => {
    const browser = aBrowser(shop);
    const disc = await aProduct(shop.db, { name: 'Disco freno' });
    expect(await positionOf(browser)).toMatchObject({
      url: '/wp-admin/admin-ajax.php',
      action: 'raq_action',
      subAction: 'raq_subaction',
    });
    expect(await add(browser, { product_id: disc.id, quantity: 3 })).toEqual({
      result: 'true',
      message: '“Disco freno” è nella lista per il preventivo.',
      label_browse: 'Vedi la lista',
      rqa_url: `${shop.shopUrl}/request-quote/`,
    });
    expect(await add(browser, { product_id: disc.id, quantity: 7 })).toMatchObject({
      result: 'exists',
      message: '“Disco freno” era già nella lista per il preventivo.',
      rqa_url: `${shop.shopUrl}/request-quote/`,
    });
    expect((await lines(shop)).at(-1)).toMatchObject({ product_id: disc.id, item_id: disc.id, quantity: 3 });
  });

  it('[RAQ-03] a variation is named by its parent, its attributes and its id', async () => {
    const browser = aBrowser(shop);
    const oil = await aVariableProduct(shop.db, { name: 'Olio motore' });
    const [, five = 0] = oil.variationIds;
    const item = { product_id: oil.id, quantity: 2, variation_id: five, attribute_pa_litri: '5-l' };
    expect((await add(browser, item)).result).toBe('true');
    expect((await lines(shop)).at(-1)).toMatchObject({
      product_id: oil.id,
      item_id: five,
      attributes: { attribute_pa_litri: '5-l' },
      quantity: 2,
    });
    expect(await add(browser, { product_id: oil.id, quantity: 1 })).toMatchObject({
      result: 'false',
      message: 'Scegli prima: Litri.',
    });
    expect((await add(browser, { product_id: oil.id, quantity: 1, variation_id: '' })).result).toBe('false');
    const known = await ask(browser, 'variation_exist', { product_id: oil.id, variation_id: five });
    expect(JSON.parse(await known.text()).result).toBe(true);
    const removed = await ask(browser, 'remove_item', { product_id: oil.id, variation_id: five });
    expect(await removed.text()).toBe('1');
    expect(await (await ask(browser, 'remove_item', { product_id: oil.id, variation_id: five })).text()).toBe(
      '',
    );
  });

  it('[RAQ-02] without its nonce nothing is added, and invalid input is refused with a message', async () => {
    const browser = aBrowser(shop);
    const disc = await aProduct(shop.db, {});
    const before = await lines(shop);
    const stranger = await ask(browser, 'add_item', { product_id: disc.id, _wpnonce: 'x' });
    expect([stranger.status, await stranger.text()]).toEqual([403, '-1']);
    const unknown = await ask(browser, 'dance', { product_id: disc.id });
    expect([unknown.status, await unknown.text()]).toEqual([400, '0']);
    for (const item of [{ product_id: 99_999_999 }, { product_id: 'x' }, {}]) {
      expect(await add(browser, item)).toMatchObject({
        result: 'false',
        message: 'Questo articolo non c’è più.',
      });
    }
    for (const quantity of [0, -1, '1,5', 'due', 10_000]) {
      expect((await add(browser, { product_id: disc.id, quantity })).result).toBe('false');
    }
    expect(await lines(shop)).toEqual(before);
  });

  it('[RAQ-06] its page lists products and quantities, changes them and takes them off, without scripts', async () => {
    const browser = aBrowser(shop);
    const disc = await aProduct(shop.db, { name: 'Disco autoventilato' });
    const belt = await aProduct(shop.db, { name: 'Cinghia servizi' });
    await browser.get(`/shop/?add-to-quote=${disc.id}&quantity=2`);
    expect(await pageOf(browser, `/shop/?add-to-quote=${belt.id}`)).toContain(
      '“Cinghia servizi” è nella lista per il preventivo.',
    );
    const page = await pageOf(browser, '/request-quote/');
    expect(textOf(page)).toMatch(/Disco autoventilato[\s\S]*Cinghia servizi/);
    const [first = '', second = ''] = [...page.matchAll(/name="qty_(\d+)"/g)].map(([, id]) => id ?? '');
    expect(page).toMatch(new RegExp(`name="qty_${first}"[^>]*value="2"|value="2"[^>]*name="qty_${first}"`));
    const { nonce } = await positionOf(browser);
    const moved = await browser.post('/request-quote/', { _wpnonce: nonce, [`qty_${first}`]: 5 });
    expect([moved.status, moved.headers.get('location')]).toEqual([303, '/request-quote/']);
    await browser.post('/request-quote/', { _wpnonce: nonce, remove: second });
    const after = await pageOf(browser, '/request-quote/');
    expect(after).not.toContain('Togli Cinghia servizi');
    expect(after).toMatch(new RegExp(`name="qty_${first}"[^>]*value="5"|value="5"[^>]*name="qty_${first}"`));
    await browser.post('/request-quote/', { _wpnonce: nonce, [`qty_${first}`]: 'tre' });
    expect(await pageOf(browser, '/request-quote/')).toContain('Indica le quantità con numeri interi');
    // Lines of other visitors stay as they are.
    const other = aBrowser(shop);
    await add(other, { product_id: belt.id });
    const { nonce: theirs } = await positionOf(other);
    await other.post('/request-quote/', { _wpnonce: theirs, remove: first });
    expect(await pageOf(browser, '/request-quote/')).toContain('Togli Disco autoventilato');
  });

  it('[RAQ-06] a business sends the list as a quote request with the same fields and email; the list is empty then', async () => {
    const { browser, security, customerId } = await aWorkshop(shop);
    const disc = await aProduct(shop.db, { name: 'Disco per la lista', regularPriceCents: 2440 });
    await add(browser, { product_id: disc.id, quantity: 6 });
    expect(await pageOf(browser, '/request-quote/')).toContain('Invia richiesta di preventivo');
    const { status, id } = await requestQuote(browser, {
      security,
      location: 'quotelist',
      title: 'La lista',
    });
    expect(status).toBe(200);
    expect((await storedConversations(shop))[0]).toMatchObject({
      id,
      customer_id: customerId,
      type: 'quote',
    });
    const { request, lines: asked } = await storedQuote(shop, id);
    expect(request).toMatchObject({ location: 'quotelist', name: 'Ada Riva' });
    expect(asked).toEqual([{ product_id: disc.id, name: disc.name, quantity: 6, unit_cents: 2000 }]);
    expect((await emailsAbout(shop, id))[0]).toMatchObject({ kind: 'conversation-new' });
    expect(textOf(await pageOf(browser, '/request-quote/'))).toContain('La lista è vuota.');
    const empty = await requestQuote(browser, { security, location: 'quotelist', title: 'Vuota' });
    expect([empty.status, JSON.parse(empty.text).data]).toEqual([
      409,
      'La lista è vuota: aggiungi gli articoli per cui vuoi un preventivo.',
    ]);
  });

  it('[RAQ-06] a guest has a list and is asked to log in; it is merged line by line at the log-in', async () => {
    const browser = aBrowser(shop);
    const disc = await aProduct(shop.db, { name: 'Disco di un ospite' });
    await add(browser, { product_id: disc.id, quantity: 4 });
    const page = textOf(await pageOf(browser, '/request-quote/'));
    expect(page).toContain('Accedi per chiedere il preventivo');
    expect(page).not.toContain('Invia richiesta di preventivo');
    const { email, customerId } = await aRegistered(shop);
    await logInOn(browser, { email, password: goodPassword });
    expect((await lines(shop)).at(-1)).toMatchObject({
      customer_id: customerId,
      item_id: disc.id,
      quantity: 4,
    });
  });

  it('[RAQ-07] without the extension neither call nor page is there, and the link says so', async () => {
    const browser = aBrowser(shop);
    const disc = await aProduct(shop.db, {});
    const { nonce } = await positionOf(browser);
    await aSetting(shop, 'quote_list_enabled', false);
    const { quoteList: action, quoteListField } = defaultWirePrefixes;
    const sent = { action, [quoteListField]: 'add_item', _wpnonce: nonce, product_id: disc.id };
    const call = await browser.post('/wp-admin/admin-ajax.php', sent);
    expect([call.status, await call.text()]).toEqual([400, '0']);
    expect((await browser.get('/request-quote/')).status).toBe(404);
    expect((await browser.get('/request-quote/place/')).status).toBe(404);
    expect(await pageOf(browser, `/cart/?add-to-quote=${disc.id}`)).toContain(
      'Il plugin per le richieste di preventivo non è installato.',
    );
    await aSetting(shop, 'quote_list_enabled', true);
  });
});

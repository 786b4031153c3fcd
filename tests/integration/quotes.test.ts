import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { emailsAbout, storedConversations, storedMessages } from '../factories/conversation-calls.ts';
import { customerBrowser, pageOf, textOf } from '../factories/order-calls.ts';
import { aSetting, aWorkshop, requestQuote, storedQuote, withGoods } from '../factories/quote-calls.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const required = 'Compila tutti i campi obbligatori per inviare la richiesta di preventivo';

const countOf = async (browser: TestBrowser) =>
  JSON.parse(await (await browser.get('/wp-json/wc/store/v1/cart')).text()).items_count;

describe.skipIf(!pagesAreBuilt())('a quote request', () => {
  test('[QUO-05] [QUO-01] [QUO-06] for the cart opens a conversation with its lines as they are priced now; the answer is its address', async () => {
    const { browser, security, customerId } = await aWorkshop(shop);
    const disc = await withGoods(shop, browser);
    const { status, text, id } = await requestQuote(browser, { security });
    expect([status, text]).toEqual([200, `${shop.shopUrl}/my-account/conversation/?id=${id}`]);
    expect((await storedConversations(shop))[0]).toMatchObject({
      id,
      customer_id: customerId,
      type: 'quote',
      title: 'Dischi per la flotta',
      status: 'new',
    });
    expect(await storedMessages(shop, id)).toEqual(['customer: Quanto per quattro dischi?']);
    const { request, lines } = await storedQuote(shop, id);
    expect(request).toMatchObject({ location: 'standard', name: 'Ada Riva', email: 'ada.riva@officina.it' });
    expect(lines).toEqual([{ product_id: disc.id, name: disc.name, quantity: 4, unit_cents: 2000 }]);
    const [email] = await emailsAbout(shop, id);
    expect(email).toMatchObject({
      kind: 'conversation-new',
      subject: 'Richiesta di preventivo di Ada Riva',
    });
    const shown = textOf(await pageOf(browser, `/my-account/conversation/?id=${id}`));
    expect(shown).toContain('Disco freno ventilato');
    expect(shown).toContain('20,00');
  });

  test('[QUO-16] with the success setting at 1 the next page says that it was received, once; with 0 it does not', async () => {
    const notice = 'La tua richiesta di preventivo è stata ricevuta.';
    const { browser, security } = await aWorkshop(shop);
    await withGoods(shop, browser);
    const { id } = await requestQuote(browser, { security });
    const path = `/my-account/conversation/?id=${id}`;
    expect(await pageOf(browser, path)).toContain(notice);
    expect(await pageOf(browser, path)).not.toContain(notice);
    await aSetting(shop, 'quote_success_notice', 0);
    await withGoods(shop, browser);
    const quiet = await requestQuote(browser, { security, title: 'Altro' });
    expect(await pageOf(browser, `/my-account/conversation/?id=${quiet.id}`)).not.toContain(notice);
    await aSetting(shop, 'quote_success_notice', 1);
  });

  test('empties the cart, unless the setting says otherwise; an empty cart asks for nothing', async () => {
    const { browser, security } = await aWorkshop(shop);
    await withGoods(shop, browser);
    await requestQuote(browser, { security });
    expect(await countOf(browser)).toBe(0);
    const empty = await requestQuote(browser, { security, title: 'Vuoto' });
    expect([empty.status, JSON.parse(empty.text).data]).toEqual([
      409,
      'Il carrello è vuoto: aggiungi gli articoli per cui vuoi un preventivo.',
    ]);
    await aSetting(shop, 'quote_empties_cart', false);
    await withGoods(shop, browser);
    const stored = await requestQuote(browser, { security, title: 'Resta' });
    expect(await countOf(browser)).toBe(4);
    // The same form again is the same request.
    expect((await requestQuote(browser, { security, title: 'Resta' })).id).toBe(stored.id);
    await aSetting(shop, 'quote_empties_cart', true);
  });

  test('[QUO-01] [QUO-06] of a product page names the product, of a page of text none', async () => {
    const { browser, security } = await aWorkshop(shop);
    const product = await withGoods(shop, browser, { name: 'Turbina' });
    const asked = { security, location: 'productpage', product: product.id, title: '' };
    const ofProduct = await requestQuote(browser, asked);
    expect((await storedConversations(shop))[0]?.title).toBe('Preventivo per Turbina');
    expect((await storedQuote(shop, ofProduct.id)).lines).toEqual([
      { product_id: product.id, name: 'Turbina', quantity: null, unit_cents: 2000 },
    ]);
    const ofText = await requestQuote(browser, { ...asked, location: 'shortcode' });
    expect((await storedQuote(shop, ofText.id)).lines).toEqual([]);
    expect(await countOf(browser)).toBe(4);
    const gone = await requestQuote(browser, { ...asked, product: 987_654 });
    expect([gone.status, JSON.parse(gone.text).data]).toEqual([404, 'Questo articolo non c’è più.']);
  });

  test.each([
    ['no name', { name: ' ' }, required],
    ['no email', { email: '' }, required],
    ['no message', { message: '\n' }, required],
    ['[QUO-13] an email that is none', { email: 'ada@officina' }, "L'indirizzo email inserito non è valido"],
    [
      '[QUO-13] an ending that is too long',
      { email: `ada@officina.${'a'.repeat(64)}` },
      "L'indirizzo email inserito non è valido",
    ],
    [
      'a message without an end',
      { message: 'x'.repeat(5001) },
      'Un testo è troppo lungo: accorcialo e invia di nuovo.',
    ],
    [
      '[QUO-10] a vendor that nobody knows',
      { vendor: 77 },
      'Questo venditore non c’è più: scegline un altro.',
    ],
  ])('[QUO-11] with %s is refused with a sentence and changes nothing', async (_what, wrong, data) => {
    const { browser, security } = await aWorkshop(shop);
    await withGoods(shop, browser);
    const before = (await storedConversations(shop)).length;
    const { status, text } = await requestQuote(browser, { security, ...wrong });
    expect(status).toBe(422);
    expect(JSON.parse(text)).toEqual({ success: false, data });
    expect(await storedConversations(shop)).toHaveLength(before);
    expect(await countOf(browser)).toBe(4);
  });

  test('[QUO-15] may come without a message where the setting says so', async () => {
    const { browser, security } = await aWorkshop(shop);
    await withGoods(shop, browser);
    await aSetting(shop, 'quote_message_optional', true);
    const { status, id } = await requestQuote(browser, { security, message: '' });
    await aSetting(shop, 'quote_message_optional', false);
    expect(status).toBe(200);
    expect(await storedMessages(shop, id)).toEqual([]);
    expect((await emailsAbout(shop, id))[0]?.text).toContain('La richiesta non contiene un messaggio');
  });

  test('[WIRE-05] [WIRE-08] guests, private customers and a wrong nonce are refused', async () => {
    const { browser, security } = await aWorkshop(shop);
    await withGoods(shop, browser);
    const before = (await storedConversations(shop)).length;
    expect(await requestQuote(aBrowser(shop), { security })).toMatchObject({ status: 400, text: '0' });
    const retail = await customerBrowser(shop);
    expect(await requestQuote(retail.browser, { security })).toMatchObject({ status: 400, text: '0' });
    expect(await requestQuote(browser, { security: 'x' })).toMatchObject({ status: 403, text: '-1' });
    expect(await requestQuote(browser, {})).toMatchObject({ status: 403, text: '-1' });
    expect(await storedConversations(shop)).toHaveLength(before);
    expect(await countOf(browser)).toBe(4);
  });
});

test.skipIf(!pagesAreBuilt())(
  '[QUO-10] [QUO-14] a cart of one vendor asks that vendor, one of several vendors is refused',
  async () => {
    const vendors = await shop.db
      .insertInto('vendors')
      .values([
        { slug: 'rossi', name: 'Ricambi Rossi' },
        { slug: 'bianchi', name: 'Bianchi Motori' },
      ])
      .returning('id')
      .execute();
    const [rossi = 0, bianchi = 0] = vendors.map(({ id }) => id);
    const { browser, security } = await aWorkshop(shop);
    await withGoods(shop, browser, { vendorId: rossi });
    const one = await requestQuote(browser, { security });
    expect((await storedConversations(shop))[0]).toMatchObject({ id: one.id, vendor_id: rossi });
    await withGoods(shop, browser, { vendorId: rossi });
    await withGoods(shop, browser, { vendorId: bianchi, name: 'Filtro' });
    const many = await requestQuote(browser, { security, title: 'Due venditori' });
    expect([many.status, JSON.parse(many.text).data]).toEqual([
      409,
      'Il carrello contiene prodotti di più venditori. Richiedi un preventivo separato a ciascun venditore.',
    ]);
    expect(await countOf(browser)).toBe(8);
    const chosen = await requestQuote(browser, { security, location: 'shortcode', vendor: bianchi });
    expect((await storedConversations(shop))[0]).toMatchObject({ id: chosen.id, vendor_id: bianchi });
  },
);

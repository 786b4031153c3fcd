import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser, type TestBrowser } from '#tests/makers/a-browser.ts';
import { aPdf, postForm } from '#tests/makers/a-registration-desk.ts';
import { aShop, pagesAreBuilt, type TestShop } from '#tests/makers/a-shop.ts';
import { keptConversations, keptMessages, lettersAbout } from '#tests/makers/conversation-doors.ts';
import { customerBrowser, pageOf, staffBrowser, textOf } from '#tests/makers/order-doors.ts';
import {
  aQuote,
  aQuoteField,
  aWorkshop,
  keptQuote,
  requestQuote,
  withGoods,
} from '#tests/makers/quote-doors.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const required = 'Compila tutti i campi obbligatori per inviare la richiesta di preventivo';
const pageOfForm = '/my-account/quote-request/';

async function setting(key: string, value: unknown): Promise<void> {
  await shop.db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((of) => of.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();
}

const countOf = async (browser: TestBrowser) =>
  JSON.parse(await (await browser.get('/wp-json/wc/store/v1/cart')).text()).items_count;

async function upload(
  browser: TestBrowser,
  security: string,
  file: File | null,
  action = 'wholesalequoteupload',
) {
  const form = new FormData();
  // The file stands first, as a client may have it.
  if (file) form.set('file', file);
  form.set('security', security);
  form.set('action', action);
  const answer = await postForm(browser, shop, '/wp-admin/admin-ajax.php', form);
  return { status: answer.status, text: await answer.text() };
}

const files = async () =>
  (await readdir(shop.privateFolder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length;

describe.skipIf(!pagesAreBuilt())('a quote request', () => {
  test('[QUO-05] [QUO-01] [QUO-06] for the cart opens a conversation with its lines as they are priced now; the answer is its address', async () => {
    const { browser, security, customerId } = await aWorkshop(shop);
    const disc = await withGoods(shop, browser);
    const { status, text, id } = await requestQuote(browser, { security });
    expect([status, text]).toEqual([200, `${shop.shopUrl}/my-account/conversation/?id=${id}`]);
    expect((await keptConversations(shop))[0]).toMatchObject({
      id,
      customer_id: customerId,
      type: 'quote',
      title: 'Dischi per la flotta',
      status: 'new',
    });
    expect(await keptMessages(shop, id)).toEqual(['customer: Quanto per quattro dischi?']);
    const { request, lines } = await keptQuote(shop, id);
    expect(request).toMatchObject({ location: 'standard', name: 'Ada Riva', email: 'ada.riva@officina.it' });
    expect(lines).toEqual([{ product_id: disc.id, name: disc.name, quantity: 4, unit_cents: 2000 }]);
    const [letter] = await lettersAbout(shop, id);
    expect(letter).toMatchObject({
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
    await setting('quote_success_notice', '0');
    await withGoods(shop, browser);
    const quiet = await requestQuote(browser, { security, title: 'Altro' });
    expect(await pageOf(browser, `/my-account/conversation/?id=${quiet.id}`)).not.toContain(notice);
    await setting('quote_success_notice', '1');
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
    await setting('quote_empties_cart', false);
    await withGoods(shop, browser);
    const kept = await requestQuote(browser, { security, title: 'Resta' });
    expect(await countOf(browser)).toBe(4);
    // The same form again is the same request.
    expect((await requestQuote(browser, { security, title: 'Resta' })).id).toBe(kept.id);
    await setting('quote_empties_cart', true);
  });

  test('[QUO-01] [QUO-06] of a product page names the product, of a page of text none', async () => {
    const { browser, security } = await aWorkshop(shop);
    const product = await withGoods(shop, browser, { name: 'Turbina' });
    const asked = { security, location: 'productpage', product: product.id, title: '' };
    const ofProduct = await requestQuote(browser, asked);
    expect((await keptConversations(shop))[0]?.title).toBe('Preventivo per Turbina');
    expect((await keptQuote(shop, ofProduct.id)).lines).toEqual([
      { product_id: product.id, name: 'Turbina', quantity: null, unit_cents: 2000 },
    ]);
    const ofText = await requestQuote(browser, { ...asked, location: 'shortcode' });
    expect((await keptQuote(shop, ofText.id)).lines).toEqual([]);
    expect(await countOf(browser)).toBe(4);
    const gone = await requestQuote(browser, { ...asked, product: 987_654 });
    expect([gone.status, JSON.parse(gone.text).data]).toEqual([404, 'Questo articolo non c’è più.']);
  });

  test.each([
    ['no name', { name: ' ' }, required],
    ['no e-mail', { email: '' }, required],
    ['no message', { message: '\n' }, required],
    ['[QUO-13] an e-mail that is none', { email: 'ada@officina' }, "L'indirizzo email inserito non è valido"],
    [
      '[QUO-13] an ending that is too long',
      { email: 'ada@officina.garage' },
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
    const before = (await keptConversations(shop)).length;
    const { status, text } = await requestQuote(browser, { security, ...wrong });
    expect(status).toBe(422);
    expect(JSON.parse(text)).toEqual({ success: false, data });
    expect(await keptConversations(shop)).toHaveLength(before);
    expect(await countOf(browser)).toBe(4);
  });

  test('[QUO-15] may come without a message where the setting says so', async () => {
    const { browser, security } = await aWorkshop(shop);
    await withGoods(shop, browser);
    await setting('quote_message_optional', true);
    const { status, id } = await requestQuote(browser, { security, message: '' });
    await setting('quote_message_optional', false);
    expect(status).toBe(200);
    expect(await keptMessages(shop, id)).toEqual([]);
    expect((await lettersAbout(shop, id))[0]?.text).toContain('La richiesta non contiene un messaggio');
  });

  test('[WIRE-05] [WIRE-08] guests, private customers and a wrong nonce are refused', async () => {
    const { browser, security } = await aWorkshop(shop);
    await withGoods(shop, browser);
    const before = (await keptConversations(shop)).length;
    expect(await requestQuote(aBrowser(shop), { security })).toMatchObject({ status: 400, text: '0' });
    const retail = await customerBrowser(shop);
    expect(await requestQuote(retail.browser, { security })).toMatchObject({ status: 400, text: '0' });
    expect(await requestQuote(browser, { security: 'x' })).toMatchObject({ status: 403, text: '-1' });
    expect(await requestQuote(browser, {})).toMatchObject({ status: 403, text: '-1' });
    expect(await keptConversations(shop)).toHaveLength(before);
    expect(await countOf(browser)).toBe(4);
  });
});

describe.skipIf(!pagesAreBuilt())('the shop’s own questions', () => {
  test('[QUO-07] [QUO-08] [QUO-11] are answered by kind; a required one that is missing is asked for', async () => {
    const { browser, security } = await aWorkshop(shop);
    await withGoods(shop, browser);
    const plate = await aQuoteField(shop, { kind: 'text', label: 'Targa', required: true });
    const delivery = await aQuoteField(shop, {
      kind: 'checkbox',
      label: 'Consegna',
      boxes: ['Ritiro in sede', 'Corriere', 'Espresso'],
    });
    const lists = { quotetextids: plate, quotecheckboxids: delivery };
    const fields = {
      security,
      ...lists,
      [`wholesale_field_${plate}`]: 'AB123CD',
      [`wholesale_field_${delivery}`]: 'Ritiro in sede, Espresso',
    };
    const missing = await requestQuote(browser, { ...fields, quotetextids: '' });
    expect([missing.status, JSON.parse(missing.text).data]).toEqual([422, required]);
    const foreign = await requestQuote(browser, { ...fields, [`wholesale_field_${delivery}`]: 'Piccione' });
    expect(JSON.parse(foreign.text).data).toBe('Una delle caselle non c’è più: scegli di nuovo.');
    const { id } = await requestQuote(browser, fields);
    expect((await keptQuote(shop, id)).answers).toEqual([
      { label: 'Targa', value: 'AB123CD', file_id: null },
      { label: 'Consegna', value: 'Ritiro in sede, Espresso', file_id: null },
    ]);
    const staff = textOf(await pageOf(await staffBrowser(shop, 'sales'), `/staff/conversations/${id}/`));
    for (const text of ['AB123CD', 'Ritiro in sede, Espresso', 'ada.riva@officina.it', '80,00']) {
      expect(staff).toContain(text);
    }
    await shop.db.updateTable('quote_fields').set({ active: false }).execute();
  });

  test('[QUO-09] a file comes by itself, its address is the field’s value, and only its sender and the shop read it', async () => {
    const { browser, security } = await aWorkshop(shop);
    await withGoods(shop, browser);
    const field = await aQuoteField(shop, { kind: 'file', label: 'Libretto', required: true });
    const sent = await upload(browser, security, aPdf('libretto.pdf'));
    expect(sent.status).toBe(200);
    expect(sent.text).toMatch(new RegExp(`^${shop.shopUrl}/my-account/conversation/files/\\d+/$`));
    const path = new URL(sent.text).pathname;
    const other = await aWorkshop(shop);
    const clerk = await staffBrowser(shop, 'clerk');
    const statuses = async () =>
      Promise.all(
        [browser, other.browser, aBrowser(shop), clerk, await staffBrowser(shop, 'warehouse')].map(
          async (who) => (await who.get(path)).status,
        ),
      );
    expect(await statuses()).toEqual([200, 404, 404, 404, 404]);
    const fields = { security, quotefileids: field, [`wholesale_field_${field}`]: sent.text };
    await withGoods(shop, other.browser);
    const stolen = await requestQuote(other.browser, { ...fields, security: other.security });
    expect([stolen.status, JSON.parse(stolen.text).data]).toEqual([
      422,
      'Il file allegato non è più disponibile: sceglilo di nuovo.',
    ]);
    const { id } = await requestQuote(browser, fields);
    expect((await keptQuote(shop, id)).answers).toMatchObject([{ label: 'Libretto', value: 'libretto.pdf' }]);
    expect(await statuses()).toEqual([200, 404, 404, 200, 404]);
    const file = await browser.get(path);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(await pageOf(browser, `/my-account/conversation/?id=${id}`)).toContain(`href="${path}"`);
    // A file is taken once.
    await withGoods(shop, browser);
    expect((await requestQuote(browser, { ...fields, title: 'Ancora' })).status).toBe(422);
    await shop.db.updateTable('quote_fields').set({ active: false }).execute();
  });

  test('[QUO-09] files are typed by content and bounded by the settings; one that is refused says why and leaves nothing', async () => {
    const { browser, security } = await aWorkshop(shop);
    const before = await files();
    const pdf = (bytes: number) => new File([`%PDF-1.7\n${'x'.repeat(bytes)}\n%%EOF\n`], 'a.pdf');
    const wrong = async (file: File | null) => {
      const { status, text } = await upload(browser, security, file);
      return [status, JSON.parse(text).data];
    };
    expect(await wrong(pdf(5 * 1024 * 1024))).toEqual([413, 'Il file è troppo grande.']);
    expect(await wrong(new File(['<script>alert(1)</script>'], 'a.pdf'))).toEqual([
      422,
      'Questo tipo di file non si può allegare.',
    ]);
    expect(await wrong(new File(['%PDF-1.7\ncut off'], 'a.pdf'))).toEqual([
      422,
      'Il file è incompleto: sceglilo di nuovo.',
    ]);
    expect(await wrong(new File([], 'vuoto.pdf'))).toEqual([422, 'Il file è vuoto.']);
    expect(await wrong(null)).toEqual([422, 'Il file non è arrivato: riprova.']);
    await setting('quote_file_types', 'pictures');
    expect(await wrong(aPdf())).toEqual([422, 'Questo tipo di file non si può allegare.']);
    await setting('quote_file_types', 'pdf-and-pictures');
    expect(await upload(browser, 'vecchio', aPdf())).toEqual({ status: 403, text: '-1' });
    expect((await upload(aBrowser(shop), security, aPdf())).status).toBe(400);
    expect((await upload(browser, security, aPdf(), 'wholesalesendinquiry')).status).toBe(422);
    expect(await files()).toBe(before);
    const made = await shop.db.selectFrom('sent_files').select('id').where('taken_at', 'is', null).execute();
    expect(made).toEqual([]);
  });

  test('a form that broke off leaves nothing', async () => {
    const { browser } = await aWorkshop(shop);
    const before = await files();
    const jar = [...browser.cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    const body =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\nhalf of it';
    const answer = await shop.fetch('/wp-admin/admin-ajax.php', {
      method: 'POST',
      body,
      headers: { cookie: jar, origin: shop.shopUrl, 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect([answer.status, await answer.text()]).toEqual([400, '0']);
    expect(await files()).toBe(before);
  });
});

describe.skipIf(!pagesAreBuilt())('without scripts', () => {
  test('[QUO-01] [CPG-05] business customers find the button on cart, product page and in the shop’s texts; others do not', async () => {
    await shop.db
      .insertInto('content_pages')
      .values({ slug: 'flotte', title: 'Flotte', body_html: '<p>Per le flotte</p><p>[quote_request]</p>' })
      .execute();
    const { browser } = await aWorkshop(shop);
    const product = await withGoods(shop, browser, { name: 'Batteria' });
    const retail = await customerBrowser(shop);
    await retail.browser.post('/?wc-ajax=add_to_cart', { product_id: product.id, quantity: 1 });
    const productPage = `/product/${product.slug}/`;
    for (const [path, location] of [
      ['/cart/', 'standard'],
      [productPage, 'productpage'],
      ['/flotte/', 'shortcode'],
    ] as const) {
      const shown = await pageOf(browser, path);
      expect(shown).toContain(`action="${pageOfForm}"`);
      expect(shown).toContain(`name="location" value="${location}"`);
      expect(textOf(shown)).toContain('Richiedi un preventivo');
      // A page that is kept holds no person.
      expect(location !== 'standard' && shown.includes('name="security"')).toBe(false);
      for (const other of [aBrowser(shop), retail.browser]) {
        expect(await pageOf(other, path)).not.toContain(`action="${pageOfForm}"`);
      }
    }
    expect(textOf(await pageOf(aBrowser(shop), '/flotte/'))).toContain('riservati ai clienti azienda');
    expect(await pageOf(browser, productPage)).toContain(`name="product" value="${product.id}"`);
  });

  test('[QUO-02] [QUO-05] the button leads to the form, with name and e-mail of the account, which sends it with its file and boxes', async () => {
    const { browser, security } = await aWorkshop(shop);
    await withGoods(shop, browser);
    const box = await aQuoteField(shop, {
      kind: 'checkbox',
      label: 'Consegna',
      boxes: ['Ritiro', 'Corriere'],
    });
    const file = await aQuoteField(shop, { kind: 'file', label: 'Libretto' });
    const page = await pageOf(browser, `${pageOfForm}?location=standard`);
    expect(page).toContain('name="name"');
    expect(page).toMatch(
      /name="email"[^>]*value="cliente-\d+@example\.com"|value="cliente-\d+@example\.com"[^>]*name="email"/,
    );
    expect(textOf(page)).toContain('Invia richiesta di preventivo');
    const form = new FormData();
    const lists = { quotetextids: '', quotecheckboxids: String(box), quotefileids: String(file) };
    for (const [name, value] of Object.entries({ security, ...aQuote, ...lists })) form.set(name, value);
    form.append(`wholesale_field_${box}`, 'Ritiro');
    form.append(`wholesale_field_${box}`, 'Corriere');
    form.set(`wholesale_field_${file}`, '');
    form.set(`wholesale_field_${file}_file`, aPdf('libretto.pdf'));
    const sent = await postForm(browser, shop, `${pageOfForm}?location=standard`, form);
    expect(sent.status).toBe(303);
    const id = Number(/id=(\d+)/.exec(sent.headers.get('location') ?? '')?.[1]);
    expect((await keptQuote(shop, id)).answers).toMatchObject([
      { label: 'Consegna', value: 'Ritiro, Corriere' },
      { label: 'Libretto', value: 'libretto.pdf' },
    ]);
    await shop.db.updateTable('quote_fields').set({ active: false }).execute();
  });

  test('[QUO-11] what is missing is said above the form, and nothing that was typed is lost', async () => {
    const { browser, security } = await aWorkshop(shop);
    await withGoods(shop, browser);
    const answer = await browser.post(`${pageOfForm}?location=standard`, {
      security,
      ...aQuote,
      message: '',
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(required);
    expect(html).toContain('value="Dischi per la flotta"');
    const old = await browser.post(`${pageOfForm}?location=standard`, { ...aQuote, security: 'x' });
    expect([old.status, (await old.text()).includes('La pagina era aperta da troppo tempo')]).toEqual([
      422,
      true,
    ]);
  });

  test('private customers read that quotes are for businesses, and guests are asked to log in', async () => {
    const retail = await customerBrowser(shop);
    expect(textOf(await pageOf(retail.browser, pageOfForm))).toContain('riservati ai clienti azienda');
    expect((await retail.browser.post(pageOfForm, aQuote)).status).toBe(403);
    expect((await retail.browser.get(`${pageOfForm}form/?location=standard`)).status).toBe(403);
    expect((await aBrowser(shop).get(pageOfForm)).headers.get('location')).toBe(
      `/my-account/?redirect=${encodeURIComponent(pageOfForm)}`,
    );
    const { browser } = await aWorkshop(shop);
    expect((await browser.get(`${pageOfForm}form/?location=productpage&product=987654`)).status).toBe(404);
    const form = await (await browser.get(`${pageOfForm}form/?location=shortcode`)).json();
    expect(form).toMatchObject({
      location: 'shortcode',
      product: null,
      name: 'Ada Riva',
      wholesale: 'wholesale',
    });
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
    expect((await keptConversations(shop))[0]).toMatchObject({ id: one.id, vendor_id: rossi });
    await withGoods(shop, browser, { vendorId: rossi });
    await withGoods(shop, browser, { vendorId: bianchi, name: 'Filtro' });
    const many = await requestQuote(browser, { security, title: 'Due venditori' });
    expect([many.status, JSON.parse(many.text).data]).toEqual([
      409,
      'Il carrello contiene prodotti di più venditori. Richiedi un preventivo separato a ciascun venditore.',
    ]);
    expect(await countOf(browser)).toBe(8);
    const chosen = await requestQuote(browser, { security, location: 'shortcode', vendor: bianchi });
    expect((await keptConversations(shop))[0]).toMatchObject({ id: chosen.id, vendor_id: bianchi });
  },
);

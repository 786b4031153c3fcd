import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aPdf, postForm } from '../factories/a-registration-setup.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { customerBrowser, pageOf, staffBrowser, textOf } from '../factories/order-calls.ts';
import {
  aQuote,
  aQuoteField,
  aSetting,
  aWorkshop,
  requestQuote,
  storedQuote,
  withGoods,
} from '../factories/quote-calls.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const required = 'Compila tutti i campi obbligatori per inviare la richiesta di preventivo';
const pageOfForm = '/my-account/quote-request/';

async function upload(
  browser: TestBrowser,
  security: string,
  file: File | null,
  action = 'wholesalequoteupload',
) {
  const form = new FormData();
  // The file comes first, as a client may send it.
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
    expect(JSON.parse(foreign.text).data).toBe('Una delle voci scelte non c’è più: scegli di nuovo.');
    const { id } = await requestQuote(browser, fields);
    expect((await storedQuote(shop, id)).answers).toEqual([
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
    expect((await storedQuote(shop, id)).answers).toMatchObject([
      { label: 'Libretto', value: 'libretto.pdf' },
    ]);
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

  test('[QUO-09] files are checked by content and limited by the settings; a refused one says why and leaves nothing', async () => {
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
    await aSetting(shop, 'quote_file_types', 'pictures');
    expect(await wrong(aPdf())).toEqual([422, 'Questo tipo di file non si può allegare.']);
    await aSetting(shop, 'quote_file_types', 'pdf-and-pictures');
    expect(await upload(browser, 'vecchio', aPdf())).toEqual({ status: 403, text: '-1' });
    expect((await upload(aBrowser(shop), security, aPdf())).status).toBe(400);
    expect((await upload(browser, security, aPdf(), 'wholesalesendinquiry')).status).toBe(422);
    expect(await files()).toBe(before);
    const made = await shop.db.selectFrom('sent_files').select('id').where('taken_at', 'is', null).execute();
    expect(made).toEqual([]);
  });

  test('an upload that breaks off leaves nothing', async () => {
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
      // A cached page holds no nonce of a person.
      expect(location !== 'standard' && shown.includes('name="security"')).toBe(false);
      for (const other of [aBrowser(shop), retail.browser]) {
        expect(await pageOf(other, path)).not.toContain(`action="${pageOfForm}"`);
      }
    }
    expect(textOf(await pageOf(aBrowser(shop), '/flotte/'))).toContain('riservati alle aziende');
    expect(await pageOf(browser, productPage)).toContain(`name="product" value="${product.id}"`);
  });

  test('[QUO-02] [QUO-05] the button leads to the form, with name and email of the account, which sends it with its file and boxes', async () => {
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
    expect((await storedQuote(shop, id)).answers).toMatchObject([
      { label: 'Consegna', value: 'Ritiro, Corriere' },
      { label: 'Libretto', value: 'libretto.pdf' },
    ]);
    await shop.db.updateTable('quote_fields').set({ active: false }).execute();
  });

  test('[QUO-11] missing answers are listed above the form, and nothing that was typed is lost', async () => {
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
    expect(textOf(await pageOf(retail.browser, pageOfForm))).toContain('riservati alle aziende');
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

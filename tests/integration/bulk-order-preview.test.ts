import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aListOwner, type ListOwner } from '../factories/a-list-owner.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { aWorkbook } from '../factories/a-workbook.ts';
import { textOf } from '../factories/order-calls.ts';

const page = '/my-account/quick-order/';
let shop: TestShop;
let owner: ListOwner;
let disc: MadeProduct;

beforeAll(async () => {
  shop = await aShop();
  disc = await aProduct(shop.db, { name: 'Disco freno', sku: 'DF-100', stock: 10 });
  const columns = { min_quantity: 4, quantity_step: 4 };
  await aProduct(shop.db, { name: 'Pastiglie', sku: 'PF 200', stock: 50, columns });
  await aProduct(shop.db, { name: 'Filtro esaurito', sku: 'FE-300', stock: 0 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await aListOwner(shop);
});

const post = async (fields: Readonly<Record<string, string>>, browser = owner.browser) => {
  const answer = await browser.post(page, new URLSearchParams({ security: owner.security, ...fields }));
  const html = await answer.text();
  return { status: answer.status, html, text: textOf(html) };
};
const postFile = async (file: Buffer | string, name: string, security = owner.security) => {
  const form = new FormData();
  form.set('security', security);
  form.set('lines', '');
  form.set('file', new File([new Uint8Array(Buffer.from(file))], name));
  const answer = await owner.browser.post(page, form);
  return { status: answer.status, text: textOf(await answer.text()) };
};
const cartLines = () =>
  shop.db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .select(['product_id', 'quantity'])
    .where('customer_id', '=', owner.customerId)
    .execute();

describe.skipIf(!pagesAreBuilt())('the preview of pasted lines', () => {
  test('[BULK-02] shows every line with article, price, quantity and stock, and changes nothing', async () => {
    const { status, html, text } = await post({
      lines: 'Buongiorno,\nDF-100;3\npf200 x 5\nFE-300 1\nDF-101 2\nDF-100 1,5',
    });
    expect(status).toBe(200);
    expect(text).toContain('2 articoli pronti · 3 righe da correggere · Prezzi IVA esclusa');
    expect(text).toContain('110,00');
    expect(text).toContain('Richiesti 5: arrotondati alla confezione.');
    expect(text).toContain('Non disponibile al momento: non verrà aggiunto.');
    expect(text).toContain('Codice DF-101 non trovato.');
    expect(text).toContain('Usa DF-100, Disco freno');
    expect(text).toContain('DF-100: indica una quantità intera da 0 a 9999.');
    expect(html).toContain('value="8"');
    expect(await cartLines()).toEqual([]);
  });

  test('[BULK-02] [BULK-29] more than there is becomes what there is, with what the cart holds', async () => {
    await owner.fill(disc.id, 6);
    const { html, text } = await post({ lines: 'DF-100 50' });
    expect(text).toContain('Richiesti 50: ridotti alla disponibilità.');
    expect(html).toMatch(/name="quantity"[^>]*value="4"|value="4"[^>]*name="quantity"/);
  });

  test('[BULK-02] a code that was nearly right is put in by one press', async () => {
    const { text } = await post({ lines: 'DF-101 2', use: '[1,"DF-101","DF-100"]' });
    expect(text).toContain('1 articolo pronto');
  });

  test('[BULK-34] one press puts all of it into the cart', async () => {
    const fields = new URLSearchParams([
      ['security', owner.security],
      ['back', page],
      ...[
        ['DF-100', '3'],
        ['PF 200', '8'],
      ].flatMap(([code = '', quantity = '']) => [
        ['code', code],
        ['quantity', quantity],
      ]),
    ]);
    const answer = await owner.browser.post(page, fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart/']);
    expect(await cartLines()).toHaveLength(2);
  });

  test('[BULK-02] a workbook and a CSV file are looked at as pasted lines are', async () => {
    const rows = [
      ['Codice', 'Q.tà'],
      ['DF-100', 2],
    ];
    expect((await postFile(aWorkbook(rows), 'ordine.xlsx')).text).toContain('1 articolo pronto');
    expect((await postFile('Codice;Q.tà\nDF-100;2\nPF 200;4', 'ordine.csv')).text).toContain(
      '2 articoli pronti',
    );
  });

  test.each([
    ['nothing', { lines: ' ' }, 'Nessun codice riconosciuto'],
    ['words alone', { lines: 'Buongiorno a tutti' }, 'Nessun codice riconosciuto'],
    ['too many lines', { lines: 'DF-100 1\n'.repeat(501) }, 'Si possono controllare al massimo 500 righe'],
    [
      'a nonce that is none',
      { lines: 'DF-100 1', security: 'falso' },
      'La pagina era aperta da troppo tempo.',
    ],
    ['too long a text', { lines: 'x'.repeat(100_001) }, 'Il testo è troppo lungo'],
  ])('[BULK-02] of %s says so', async (_, fields, sentence) => {
    const { status, text } = await post(fields);
    expect([status, text]).toEqual([422, expect.stringContaining(sentence)]);
  });

  test('[BULK-02] a file of another kind is refused with a sentence', async () => {
    const { status, text } = await postFile(Buffer.from([1, 0, 2, 0]), 'foto.jpg');
    expect([status, text]).toEqual([422, expect.stringContaining('Il file non è un foglio Excel')]);
  });

  test('[ACC-10] is for business customers alone', async () => {
    const guest = await aBrowser(shop).post(page, new URLSearchParams({ lines: 'DF-100 1' }));
    expect([303, 403]).toContain(guest.status);
    const retail = await aListOwner(shop, 'retail');
    expect((await retail.browser.post(page, new URLSearchParams({ lines: 'DF-100 1' }))).status).toBe(403);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { textOf } from '../factories/order-calls.ts';

let shop: TestShop;
let product: MadeProduct;
let seller: TestBrowser;
let path: string;

beforeAll(async () => {
  shop = await aShop();
  product = await aProduct(shop.db, { sku: 'FILE-1', stock: 5 });
  await aProduct(shop.db, { sku: 'FILE-2' });
  seller = await somebody('sales');
  const { id } = await shop.db
    .selectFrom('price_lists')
    .select('id')
    .where('is_retail', '=', true)
    .executeTakeFirstOrThrow();
  path = `/staff/price-lists/${id}/`;
});
afterAll(() => shop.close());

const somebody = async (role: string | null) =>
  aBrowserOf(shop, (await aCustomer(shop.db, { staff_role: role })).id);
const nonceOn = async (address: string) =>
  /name="_wpnonce"[^>]*value="([^"]+)"/.exec(await (await seller.get(address)).text())?.[1] ?? '';
const price = async () =>
  (
    await shop.db
      .selectFrom('products')
      .select('regular_price_cents as price')
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow()
  ).price;

async function send(bytes: string, browser = seller): Promise<Response> {
  const form = new FormData();
  form.set('_wpnonce', await nonceOn(path));
  form.append('file', new Blob([bytes]), 'listino.csv');
  return browser.post(`${path}import/`, form);
}
const pageOf = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '', 'http://shop.example').pathname;
const words = async (answer: Response) => textOf(await answer.text()).replaceAll('&#x27;', '’');

describe.skipIf(!pagesAreBuilt())('a file of public prices', () => {
  test('is looked at with counts, rows before and after and what is wrong, and its report is a file', async () => {
    const sent = await send(
      'codice;prezzo;offerta;dal;al\nFILE-1;13,90;9,90;1/12/2030;\nFILE-2;12,20;;;\nNESSUNO;1;;;\n',
    );
    expect(sent.status).toBe(303);
    const page = pageOf(sent);
    const changed = await words(await seller.get(`${page}?rows=changed`));
    for (const said of [
      'Importazione di listino.csv',
      'Salva la riga corretta',
      '13,90',
      'in offerta a 9,90',
      'dal 01/12/2030',
    ])
      expect(changed).toContain(said);
    expect(await words(await seller.get(page))).toContain('Nessun prodotto ha questo codice');
    expect(await (await seller.get(`${page}report.csv`)).text()).toContain(
      '4;NESSUNO;Nessun prodotto ha questo codice.',
    );
    expect(await price()).toBe(1220);
    const refused = await seller.post(page, { _wpnonce: await nonceOn(page), choice: 'all' });
    expect([refused.status, await words(refused)]).toEqual([
      422,
      expect.stringContaining('Il file ha righe con errori: non è stato salvato nulla.'),
    ]);
    expect(await price()).toBe(1220);
  });

  test('is confirmed, and shoppers are asked the new price at once', async () => {
    const guest = aBrowser(shop);
    expect(await words(await guest.get(`/product/${product.slug}/`))).toContain('12,20');
    const page = pageOf(await send('codice;prezzo\nFILE-1;14,50\n'));
    const saved = await seller.post(page, { _wpnonce: await nonceOn(page), choice: 'good' });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, page]);
    expect(await words(await seller.get(page))).toContain('Il prezzo di 1 articolo è salvato.');
    expect(await words(await guest.get(`/product/${product.slug}/`))).toContain('14,50');
    const again = await seller.post(page, { _wpnonce: await nonceOn(path), choice: 'good' });
    expect([again.status, await words(again)]).toEqual([422, expect.stringContaining('già stato importato')]);
  });

  test('says which articles somebody has changed in the meantime', async () => {
    const page = pageOf(await send('codice;prezzo\nFILE-1;15\nFILE-2;15\n'));
    const nonce = await nonceOn(page);
    await shop.db
      .updateTable('products')
      .set({ regular_price_cents: 1700 })
      .where('id', '=', product.id)
      .execute();
    expect((await seller.post(page, { _wpnonce: nonce, choice: 'good' })).status).toBe(303);
    const said = await words(await seller.get(page));
    for (const sentence of [
      'Il prezzo di 1 articolo è salvato.',
      '1 articolo è rimasto com’era',
      'Nel frattempo qualcuno ha cambiato questo prezzo in 17,00',
    ])
      expect(said).toContain(sentence);
    expect(await price()).toBe(1700);
  });

  test.each([
    ['La prima riga deve contenere i nomi delle colonne', 'a;b\n1;2\n'],
    ['Il file non ha righe', 'codice;prezzo\n'],
    ['Scegli un file', ''],
    ['Il file non è una tabella CSV o XLSX che si possa leggere', 'PK\x03\x04nothing'],
  ])('"%s" is said of one that is of no use, and nothing changes', async (sentence, bytes) => {
    const before = await price();
    const sent = await send(bytes);
    expect(sent.status).toBe(303);
    const { pathname, search } = new URL(sent.headers.get('location') ?? '', 'http://shop.example');
    expect(pathname).toBe(path);
    if (bytes !== '') expect(await words(await seller.get(pathname + search))).toContain(sentence);
    expect(await price()).toBe(before);
  });

  test('is for staff with the right alone', async () => {
    const page = pageOf(await send('codice;prezzo\nFILE-1;1\n'));
    const nonce = await nonceOn(page);
    const before = await price();
    for (const [visitor, status] of [
      [aBrowser(shop), 401],
      [await somebody(null), 403],
      [await somebody('warehouse'), 403],
    ] as const) {
      for (const address of [page, `${page}report.csv`])
        expect([address, (await visitor.get(address)).status]).toEqual([address, status]);
      expect((await visitor.post(page, { _wpnonce: nonce, choice: 'good' })).status).toBeGreaterThanOrEqual(
        400,
      );
      expect((await send('codice;prezzo\nFILE-1;1\n', visitor)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await seller.post(page, { _wpnonce: 'x', choice: 'good' })).status).toBe(422);
    expect((await seller.get(page.replace(/\d+\/$/, '999999/'))).status).toBe(404);
    expect(await price()).toBe(before);
  });
});

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
  product = await aProduct(shop.db, { sku: 'PUB-1', stock: 5 });
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
const prices = () =>
  shop.db
    .selectFrom('products')
    .select(['regular_price_cents as regular', 'sale_price_cents as sale', 'sale_from', 'sale_to'])
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow();
const fieldsIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input[^>]*>/g)].map(([field]) => [
      /name="([^"]*)"/.exec(field)?.[1] ?? '',
      /value="([^"]*)"/.exec(field)?.[1] ?? '',
    ]),
  );
const formOf = async (browser = seller) => {
  const [, form = ''] = (await (await browser.get(`${path}?edit=${product.id}`)).text()).split(
    'id="public-prices-of"',
  );
  return fieldsIn(form.split('</form>')[0] ?? '');
};
const nonce = async (browser = seller) => (await formOf(browser))._wpnonce ?? '';
const saveInline = async (fields: Record<string, string>, browser = seller) =>
  browser.post(path, {
    _wpnonce: await nonce(browser),
    what: 'entry-price',
    product: String(product.id),
    ...fields,
  });

describe.skipIf(!pagesAreBuilt())('the public price list', () => {
  test('opens, with the prices of its articles and the form of one, and as a file', async () => {
    const html = await (await seller.get(path)).text();
    expect(textOf(html)).toContain('PUB-1');
    expect(html).toContain('aria-label="Prezzo di PUB-1"');
    expect(await formOf()).toMatchObject({
      what: 'public-price',
      price: '12,20',
      sale: '',
      from: '',
      to: '',
    });
    const file = await seller.get(`${path}export.csv`);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(await file.text()).toContain('PUB-1;');
    expect((await seller.get(`${path}?page=99`)).status).toBe(404);
  });

  test('has links to products for whoever may open them', async () => {
    const links = async (browser: TestBrowser) =>
      (await (await browser.get(path)).text()).includes(`href="/staff/products/${product.id}/"`);
    expect([await links(seller), await links(await somebody('administrator'))]).toEqual([false, true]);
  });

  test('a price that is edited in its place is saved, asked of shoppers at once, and written in the history', async () => {
    const saved = await saveInline({ price: '13,90', seen: '1220' });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `${path}?done=saved`]);
    expect((await prices()).regular).toBe(1390);
    expect(textOf(await (await aBrowser(shop).get(`/product/${product.slug}/`)).text())).toContain('13,90');
    const history = shop.db.selectFrom('price_history').select(['reason', 'regular_cents as regular']);
    expect(
      await history.where('product_id', '=', product.id).orderBy('id', 'desc').executeTakeFirst(),
    ).toEqual({ reason: 'price-list', regular: 1390 });
  });

  test('the script of a price that is edited in its place stays on the page', async () => {
    const answer = await saveInline({ price: '12,20', seen: '1390', inline: '1' });
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect((await prices()).regular).toBe(1220);
  });

  test('a sale has its days from the form, and leads back to the list as it was', async () => {
    const fields = { ...(await formOf()), sale: '9,90', from: '1/12/2030', to: '24/12/2030' };
    const saved = await seller.post(`${path}?s=PUB&edit=${product.id}`, fields);
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `${path}?s=PUB&done=saved`]);
    expect(await prices()).toEqual({
      regular: 1220,
      sale: 990,
      sale_from: new Date('2030-11-30T23:00:00Z'),
      sale_to: new Date('2030-12-24T23:00:00Z'),
    });
  });

  test.each([
    ['Il prezzo non è valido', { price: 'dodici' }],
    ['Il prezzo in offerta deve essere più basso del prezzo', { sale: '12,20' }],
    ['Per un’offerta serve anche il prezzo', { price: '' }],
    ['Il giorno non è valido', { from: '31/02/2030' }],
    ['Finisce prima di cominciare', { from: '25/12/2030' }],
    ['Nel frattempo qualcuno ha cambiato il prezzo in 12,20', { 'seen-price': '1100', price: '12' }],
    ['Questo prezzo non c’è più', { product: '999999' }],
  ])('says "%s", shows what was typed and changes nothing', async (sentence, wrong) => {
    const before = await prices();
    const fields: Record<string, string> = { ...(await formOf()), ...wrong };
    const refused = await seller.post(`${path}?edit=${product.id}`, fields);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(textOf(html).replaceAll('&#x27;', '’')).toContain(sentence);
    for (const typed of [fields.price, fields.sale]) expect(html).toContain(`value="${typed}"`);
    expect(await prices()).toEqual(before);
  });

  test('a form without its nonce, and one that the page does not have, change nothing', async () => {
    const before = await prices();
    const fields = { ...(await formOf()), price: '1' };
    expect((await seller.post(path, { ...fields, _wpnonce: 'x' })).status).toBe(422);
    expect((await seller.post(path, { ...fields, what: 'remove-entry' })).status).toBe(400);
    expect(await prices()).toEqual(before);
  });

  test('is for staff with the right alone', async () => {
    const before = await prices();
    const visitors: [TestBrowser, number][] = [
      [aBrowser(shop), 401],
      [await somebody(null), 403],
      [await somebody('warehouse'), 403],
    ];
    for (const [visitor, status] of visitors) {
      for (const address of [path, `${path}?edit=${product.id}`, `${path}export.csv`]) {
        expect([address, (await visitor.get(address)).status]).toEqual([address, status]);
      }
      const fields = { _wpnonce: await nonce(), what: 'entry-price', product: String(product.id) };
      expect((await visitor.post(path, { ...fields, seen: '1220', price: '1' })).status).toBe(403);
    }
    expect(await prices()).toEqual(before);
  });
});

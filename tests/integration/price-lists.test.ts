import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aCompanyAccount } from '../factories/a-company-account.ts';
import { aPriceList, type MadePriceList } from '../factories/a-price-list.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { logInAs } from '../factories/log-in-as.ts';

let shop: TestShop;
let list: MadePriceList;
let product: MadeProduct;
let staff: TestBrowser;

beforeAll(async () => {
  shop = await aShop();
  list = await aPriceList(shop.db);
  product = await aProduct(shop.db, { stock: 500 });
  staff = aBrowser(shop);
  const { customerId } = await logInAs(staff, shop, { priceListId: list.id, kind: 'business' });
  await shop.db.updateTable('customers').set({ staff_role: 'sales' }).where('id', '=', customerId).execute();
});
afterAll(() => shop.close());

const listPage = () => `/staff/price-lists/${list.id}/`;
const nonceIn = (html: string) => /name="_wpnonce" value="([^"]*)"/.exec(html)?.[1] ?? '';
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const entries = () =>
  shop.db.selectFrom('price_list_entries').selectAll().where('price_list_id', '=', list.id).execute();

async function save(fields: Record<string, string>) {
  const nonce = nonceIn(await (await staff.get(listPage())).text());
  return staff.post(listPage(), { _wpnonce: nonce, what: 'entry', sku: product.sku ?? '', ...fields });
}

describe.skipIf(!pagesAreBuilt())('a price list', () => {
  test.each([
    ['Uno scaglione si scrive quantità:prezzo', { price: '8,00', tiers: 'dieci' }],
    ['Il prezzo non è valido', { price: 'otto' }],
    ['La stessa quantità compare in due scaglioni', { price: '8', tiers: '10:7;10:6' }],
    ['Il massimo è più piccolo del minimo', { price: '8', minimum: '9', maximum: '4' }],
    ['Nessun prodotto ha questo codice', { sku: 'NESSUNO', price: '8' }],
    ['Il giorno non è valido', { price: '8', from: '31/02/2030' }],
  ])('[TIER-02] says "%s" and changes nothing', async (sentence, fields) => {
    const answer = await save(fields);
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain(sentence);
    expect(await entries()).toEqual([]);
  });

  test('[TIER-01] [TIER-15] [QTY-02] what staff save is shown to the workshop, and to no one else', async () => {
    const saved = await save({ price: '8,00', tiers: '10:7,50; 50:7.00', minimum: '2' });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `${listPage()}?done=saved`]);
    const workshop = aBrowser(shop);
    await logInAs(workshop, shop, { priceListId: list.id, kind: 'business' });
    const page = textOf(await (await workshop.get(`/product/${product.slug}/`)).text());
    for (const text of ['10 - 49', '50+', '7,50', '7,00']) expect(page).toContain(text);
    const guest = textOf(await (await aBrowser(shop).get(`/product/${product.slug}/`)).text());
    for (const text of ['10 - 49', '50+', '7,50']) expect(guest).not.toContain(text);
    const add = (quantity: number) =>
      workshop.post('/?wc-ajax=add_to_cart', { product_id: product.id, quantity });
    expect(await (await add(1)).json()).toMatchObject({ error: true });
    await add(10);
    expect(textOf(await (await workshop.get('/cart/')).text())).toContain('75,00');
    const shown = await staff.get(`/staff/price-lists/?`);
    expect(shown.status).toBe(200);
  });

  describe('a price that is edited in its place', () => {
    const stored = async () => (await entries()).map((entry) => [entry.min_quantity, entry.price_cents]);
    const edit = async (fields: Record<string, string>) => {
      const nonce = nonceIn(await (await staff.get(listPage())).text());
      return staff.post(listPage(), {
        _wpnonce: nonce,
        what: 'entry-price',
        product: String(product.id),
        from: '',
        ...fields,
      });
    };

    test('changes alone, with its entry in the audit trail', async () => {
      const before = await entries();
      const saved = await edit({ price: '8,25', seen: '800' });
      expect(saved.headers.get('location')).toBe(`${listPage()}?done=saved`);
      expect(await stored()).toEqual(
        before.map((one) => [one.min_quantity, one.min_quantity === 1 ? 825 : one.price_cents]),
      );
      const trail = shop.db
        .selectFrom('audit_entries')
        .select(['deed', 'before', 'after'])
        .orderBy('id', 'desc');
      expect(await trail.executeTakeFirst()).toEqual({
        deed: 'changed',
        before: { prices: '1:800;10:750;50:700' },
        after: { prices: '1:825;10:750;50:700' },
      });
    });

    test.each([
      [
        'another price meanwhile',
        { price: '9', seen: '800' },
        'Nel frattempo qualcuno ha cambiato il prezzo in 8,25',
      ],
      ['what is no price', { price: 'nove', seen: '825' }, 'Il prezzo non è valido'],
      ['a price that is gone', { price: '9', seen: '825', from: '2030-01-01' }, 'Questo prezzo non c’è più'],
    ])('says %s, and changes nothing', async (_, fields, sentence) => {
      const before = await stored();
      const refused = await edit(fields);
      expect(refused.status).toBe(422);
      expect(textOf(await refused.text()).replaceAll('&#x27;', '’')).toContain(sentence);
      expect(await stored()).toEqual(before);
    });
  });

  test('[TIER-13] staff read how a price comes about', async () => {
    const groups = await shop.db
      .selectFrom('customer_groups')
      .select('id')
      .where('price_list_id', '=', list.id)
      .executeTakeFirstOrThrow();
    const asked = new URLSearchParams({ sku: product.sku ?? '', quantity: '10', group: String(groups.id) });
    const page = textOf(await (await staff.get(`/staff/explain-price/?${asked}`)).text());
    expect(page).toContain('Come nasce un prezzo');
    expect(page).toContain('Scaglione da 10 pezzi');
  });

  test('[TIER-13] [SUB-08] staff read the price of a subaccount, which is that of its main account', async () => {
    const company = await aCompanyAccount(shop);
    const employee = await company.hire('buy');
    const part = await aProduct(shop.db, {
      listPrices: [{ priceListId: company.priceListId, priceCents: 333 }],
    });
    const asked = new URLSearchParams({ sku: part.sku ?? '', customer: employee.email });
    const page = textOf(await (await staff.get(`/staff/explain-price/?${asked}`)).text());
    expect(page).toContain('3,33');
  });

  test('is for staff with the right alone', async () => {
    const customer = aBrowser(shop);
    await logInAs(customer, shop, { priceListId: list.id, kind: 'business' });
    for (const path of [
      '/staff/price-lists/',
      listPage(),
      '/staff/explain-price/',
      `${listPage()}export.csv`,
    ]) {
      expect([path, (await customer.get(path)).status]).toEqual([path, 403]);
      expect([path, (await aBrowser(shop).get(path)).status]).toEqual([path, 401]);
    }
    const before = await entries();
    expect(
      (await customer.post(listPage(), { what: 'entry', sku: product.sku ?? '', price: '1' })).status,
    ).toBe(403);
    expect(await entries()).toEqual(before);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aListOwner, type ListOwner, savedLists } from '../factories/a-list-owner.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { pageOf, textOf } from '../factories/order-calls.ts';

const table = '/my-account/purchase-lists/';
let shop: TestShop;
let owner: ListOwner;
let disc: MadeProduct;
let pads: MadeProduct;

beforeAll(async () => {
  shop = await aShop();
  disc = await aProduct(shop.db, { name: 'Disco freno' });
  pads = await aProduct(shop.db, { name: 'Pastiglie' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await aListOwner(shop);
});

async function aList(title = 'Tagliandi', pricelist = ''): Promise<string> {
  const productstring = `${disc.id}:2|${pads.id}:1|`;
  const answer = await owner.call('_bulkorder_save_list', { title, productstring, pricelist });
  return `${table}${await answer.text()}/`;
}

/** The ids of a list's lines, by the fields of their quantities. */
async function fieldsOf(path: string): Promise<readonly string[]> {
  const html = await pageOf(owner.browser, path);
  return [...html.matchAll(/name="(quantity\[\d+\])"/g)].map(([, name = '']) => name);
}

const linesOf = async () =>
  (await savedLists(shop, owner.customerId)).flatMap(({ lines }) =>
    lines.map(({ item_id, quantity }) => [item_id, quantity]),
  );

describe.skipIf(!pagesAreBuilt())('the pages of purchase lists', () => {
  test('[LIST-01] [ACC-03] the table shows the customer’s own lists, with and without the final slash', async () => {
    const path = await aList('Tagliandi di maggio');
    await (await aListOwner(shop)).call('_bulkorder_save_list', {
      title: 'Di altri',
      productstring: `${disc.id}:1|`,
    });
    const html = await pageOf(owner.browser, table);
    expect(html).toContain(`<a href="${path}">Tagliandi di maggio</a>`);
    expect(textOf(html)).toMatch(/Tagliandi di maggio\s+2\s+3\s/);
    expect(html).not.toContain('Di altri');
    const bare = await owner.browser.get(table.slice(0, -1));
    const there = bare.status === 200 ? table : bare.headers.get('location');
    expect(there).toBe(table);
  });

  test('without a list the table says how to create one', async () => {
    const html = await pageOf(owner.browser, table);
    expect(textOf(html)).toContain('Riempi il carrello con quello che ordini spesso');
    expect(html).toContain('href="/shop/"');
  });

  test('[LIST-02] a list shows its lines at today’s prices, and the remembered price where it differs', async () => {
    const path = await aList('Freni', `${disc.id}:12,50|${pads.id}:10|`);
    const html = textOf(await pageOf(owner.browser, path));
    expect(html).toMatch(/Disco freno .*10,00.€.* Quando l’hai salvato: 12,50.€.* 20,00.€/);
    expect(html.match(/Quando l’hai salvato/g)).toHaveLength(1);
    expect(html).toMatch(/Totale della lista \(IVA esclusa\) 30,00.€/);
  });

  test('[LIST-02] [LIST-08] without scripts the form updates the list and says so', async () => {
    const path = await aList();
    const [first = '', second = ''] = await fieldsOf(path);
    const fields = { security: owner.security, action: 'update', [first]: '5', [second]: '0' };
    const answer = await owner.browser.post(path, fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
    expect(await linesOf()).toEqual([[disc.id, 5]]);
    expect(textOf(await pageOf(owner.browser, path))).toContain('La lista è stata salvata');
  });

  test('[LIST-02] without scripts a line is taken out, and the list is put into the cart', async () => {
    const path = await aList();
    const [first = '', second = ''] = await fieldsOf(path);
    const id = /\d+/.exec(first)?.[0] ?? '';
    await owner.browser.post(path, { security: owner.security, [first]: '2', [second]: '1', remove: id });
    expect(await linesOf()).toEqual([[pads.id, 1]]);
    const bought = await owner.browser.post(path, {
      security: owner.security,
      action: 'cart',
      [second]: '4',
    });
    expect(bought.headers.get('location')).toBe('/cart/');
    expect(textOf(await pageOf(owner.browser, '/cart/'))).toContain(
      'Abbiamo messo nel carrello 4 pezzi della lista “Tagliandi”',
    );
  });

  test('[LIST-13] without scripts a question stands before the list is deleted; then the table is shown', async () => {
    const path = await aList();
    expect(textOf(await pageOf(owner.browser, path))).toContain(
      'Vuoi davvero eliminare questa lista d&#x27;acquisto?',
    );
    const answer = await owner.browser.post(path, { security: owner.security, action: 'delete' });
    expect(answer.headers.get('location')).toBe(table);
    expect(textOf(await pageOf(owner.browser, table))).toContain('La lista “Tagliandi” è stata eliminata.');
    expect((await owner.browser.get(path)).status).toBe(404);
  });

  test.each([
    ['an old form', (fields: Fields) => ({ ...fields, security: 'vecchio' }), 'aperta da troppo tempo'],
    [
      '[LIST-07] nothing to keep',
      (fields: Fields) => ({ security: fields.security ?? '', action: 'update' }),
      'La lista è vuota',
    ],
    ['a quantity that is none', (fields: Fields) => mapped(fields, 'tre'), 'numeri interi da 0 a 9999'],
    ['a huge quantity', (fields: Fields) => mapped(fields, '9'.repeat(400)), 'numeri interi da 0 a 9999'],
  ])('%s is reported, and nothing has changed', async (_, spoil, sentence) => {
    const path = await aList();
    const before = await linesOf();
    const [first = '', second = ''] = await fieldsOf(path);
    const fields = spoil({ security: owner.security, action: 'update', [first]: '3', [second]: '4' });
    expect((await owner.browser.post(path, fields)).headers.get('location')).toBe(path);
    expect(textOf(await pageOf(owner.browser, path))).toContain(sentence);
    expect(await linesOf()).toEqual(before);
  });

  test('what is no longer sold keeps its name, and shows nothing else', async () => {
    const path = await aList();
    await shop.db
      .updateTable('products')
      .set({ status: 'draft', name: 'Segreto' })
      .where('id', '=', pads.id)
      .execute();
    const html = await pageOf(owner.browser, path);
    await shop.db
      .updateTable('products')
      .set({ status: 'published', name: 'Pastiglie' })
      .where('id', '=', pads.id)
      .execute();
    expect(textOf(html)).toMatch(/Pastiglie 1 pezzo Non più in vendita/);
    expect(html).not.toContain('Segreto');
    expect(html).not.toContain(`/product/${pads.slug}/`);
  });

  test('[CPG-04] the cart of a business can be saved as a list, without scripts too', async () => {
    await owner.fill(disc.id, 2);
    const html = await pageOf(owner.browser, '/cart/');
    expect(textOf(html)).toContain('Aggiungi il carrello a una lista d&#x27;acquisto');
    expect(textOf(html)).toContain('Nome della nuova lista d&#x27;acquisto:');
    const fields = {
      security:
        /action="\/my-account\/purchase-lists\/".*?name="security" value="([^"]+)"/s.exec(html)?.[1] ?? '',
      title: 'Dal carrello',
    };
    expect((await owner.browser.post(table, fields)).headers.get('location')).toBe('/cart/');
    expect(await linesOf()).toEqual([[disc.id, 2]]);
    const after = await pageOf(owner.browser, '/cart/');
    expect(textOf(after)).toContain('La lista è stata salvata');
    await owner.browser.post(table, { ...fields, title: '' });
    expect(textOf(await pageOf(owner.browser, '/cart/'))).toContain('Scrivi un nome per la lista.');
    expect(await linesOf()).toHaveLength(1);
  });

  test('[ACC-02] guests and private customers have no lists, on no page', async () => {
    const path = await aList();
    const guest = await aBrowser(shop).get(path);
    expect(guest.headers.get('location')).toBe(`/my-account/?redirect=${encodeURIComponent(path)}`);
    const { browser, fill } = await aListOwner(shop, 'retail');
    expect([(await browser.get(table)).status, (await browser.get(path)).status]).toEqual([404, 404]);
    expect(await pageOf(browser, '/my-account/')).not.toContain(table);
    await fill(disc.id, 1);
    expect(textOf(await pageOf(browser, '/cart/'))).not.toContain('lista d&#x27;acquisto');
    const { browser: other } = await aListOwner(shop);
    expect((await other.get(path)).status).toBe(404);
  });
});

type Fields = Readonly<Record<string, string>>;

const mapped = (fields: Fields, text: string): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, name.startsWith('quantity') ? text : value]),
  );

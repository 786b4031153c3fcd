import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoFirm } from '#demo/content/demo-firm.data.ts';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { nonceIn, pageOf, staffBrowser, textOf } from '../factories/order-calls.ts';

let shop: TestShop;
let admin: TestBrowser;

beforeAll(async () => {
  shop = await aShop();
  admin = await staffBrowser(shop);
});
afterAll(() => shop.close());

const page = (group: string) => `/staff/settings/?group=${group}`;
const firmKeys = Object.keys(demoFirm).filter((key) => key !== 'shop_name');

/** What is stored beside the data of the firm. */
const stored = () =>
  shop.db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'not in', firmKeys)
    .orderBy('key')
    .execute();

/** Every field of a heading as its page has it, with what is typed instead. */
async function save(group: string, typed: Readonly<Record<string, string>>): Promise<Response> {
  const html = await pageOf(admin, page(group));
  const form = new URLSearchParams({ _wpnonce: nonceIn(html) });
  for (const [input = ''] of html.matchAll(/<input[^>]*name="[a-z_]+"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1] ?? '';
    const isBox = input.includes('type="checkbox"');
    if (name === '_wpnonce' || name in typed || (isBox && !/checked=""/.test(input))) continue;
    form.append(name, /value="([^"]*)"/.exec(input)?.[1] ?? '');
  }
  for (const [, name = '', options = ''] of html.matchAll(
    /<select[^>]*name="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g,
  )) {
    if (!(name in typed)) form.append(name, /value="([^"]*)"[^>]* selected/.exec(options)?.[1] ?? '');
  }
  for (const [name, value] of Object.entries(typed)) if (value !== '') form.append(name, value);
  return admin.post(page(group), form);
}

describe('settings in the staff area', () => {
  test('a change holds at once in the whole shop, and what keeps its default is not stored', async () => {
    const answer = await save('shop', { shop_name: 'Officina  Rossi' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page('shop')}&saved=1`]);
    expect(await stored()).toEqual([{ key: 'shop_name', value: 'Officina Rossi' }]);
    expect(await pageOf(aBrowser(shop), '/')).toContain('Officina Rossi');
  });

  test('a checkbox is switched off by its empty box, an amount is stored in cents', async () => {
    await save('reviews', { reviews_enabled: '' });
    await save('shipping', { flat_shipping_cents: '9,50', handling_days: '2' });
    expect(await stored()).toEqual(
      expect.arrayContaining([
        { key: 'reviews_enabled', value: false },
        { key: 'flat_shipping_cents', value: 950 },
        { key: 'handling_days', value: 2 },
      ]),
    );
  });

  test('one wrong field leaves all as they were, shows its error beside it, and keeps the input', async () => {
    const before = await stored();
    const answer = await save('catalogue', { products_per_page: '500' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(textOf(html)).toContain('Prodotti per pagina: il valore massimo è 100');
    expect(html).toMatch(/id="setting-products_per_page"[^>]*aria-invalid="true"/);
    expect(html).toMatch(/name="products_per_page"[^>]*value="500"/);
    expect(await stored()).toEqual(before);
  });

  test('a setting gets its default back', async () => {
    const nonce = nonceIn(await pageOf(admin, page('shop')));
    expect((await admin.post(page('shop'), { _wpnonce: nonce, reset: 'shop_name' })).status).toBe(303);
    expect((await stored()).map(({ key }) => key)).not.toContain('shop_name');
  });

  test('every change stands in the audit trail with who, before and after', async () => {
    const html = textOf(await pageOf(admin, '/staff/audit/?kind=setting'));
    expect(html).toContain('Nome del negozio');
    expect(html).toMatch(
      /ha cambiato il valore dell’impostazione\s+“\s*Nome del negozio\s*”\s+da\s+Pistone\s+a\s+Officina Rossi/,
    );
    expect(html).toContain('Ada Riva');
  });

  test('a form without its nonce, a heading that is none and a role without the right change nothing', async () => {
    const before = await stored();
    expect((await admin.post(page('shop'), { _wpnonce: 'x', shop_name: 'Altro' })).status).toBe(422);
    expect((await admin.post(page('teapot'), {})).status).toBe(404);
    expect((await admin.get(page('teapot'))).status).toBe(404);
    const clerk = await staffBrowser(shop, 'clerk');
    expect((await clerk.get(page('shop'))).status).toBe(403);
    expect((await clerk.post(page('shop'), { shop_name: 'Altro' })).status).toBe(403);
    expect(await stored()).toEqual(before);
  });

  test('a field that was not on the page is left alone', async () => {
    const nonce = nonceIn(await pageOf(admin, page('payments')));
    const before = await stored();
    // Boxes that are ticked at first are posted, since a box that is not ticked posts nothing.
    const boxes = { order_attribution: '1', orders_complete_when_shipped: '1' };
    await admin.post(page('shop'), { _wpnonce: nonce, ...boxes, unknown_setting: '1' });
    expect(await stored()).toEqual(before);
  });
});

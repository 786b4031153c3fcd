import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readBulkForm } from '#wholesale/bulk-order/server/read-bulk-form.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aListOwner, type ListOwner } from '../factories/a-list-owner.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aRequestContext } from '../factories/a-request-context.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { pageOf, textOf } from '../factories/order-calls.ts';

const page = '/my-account/quick-order/';
let shop: TestShop;
let owner: ListOwner;
let disc: MadeProduct;
let pads: MadeProduct;

beforeAll(async () => {
  shop = await aShop();
  disc = await aProduct(shop.db, { name: 'Disco freno', sku: 'DF-100' });
  pads = await aProduct(shop.db, { name: 'Pastiglie', sku: 'PF 200' });
  const text = (layout: string) => ({
    slug: layout,
    title: 'Ordina',
    body_html: `<p>Prima</p>[bulk_order layout="${layout}"]`,
  });
  const two = { slug: 'two', title: 'Ordina', body_html: '[bulk_order] [bulk_order layout="classic"]' };
  await shop.db
    .insertInto('content_pages')
    .values([...['classic', 'indigo', 'cream'].map(text), two])
    .execute();
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await aListOwner(shop);
});

const cartOf = async () => {
  const rows = await shop.db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .select(['product_id', 'quantity'])
    .where('customer_id', '=', owner.customerId)
    .orderBy('cart_lines.id')
    .execute();
  return rows.map((row) => [row.product_id, row.quantity]);
};
const noticesOf = async () => {
  const { notices } = await shop.db
    .selectFrom('sessions')
    .select('notices')
    .where('customer_id', '=', owner.customerId)
    .executeTakeFirstOrThrow();
  return JSON.stringify(notices);
};
const order = (rows: readonly (readonly [code: string, quantity: string])[], security = owner.security) =>
  owner.browser.post(
    page,
    new URLSearchParams([
      ['security', security],
      ['back', '/indigo/'],
      ...rows.flatMap(([code, quantity]) => [
        ['code', code],
        ['quantity', quantity],
      ]),
    ]),
  );

describe.skipIf(!pagesAreBuilt())('the bulk order form on a page', () => {
  test.each(['classic', 'indigo', 'cream'])(
    '[BULK-01] [ACC-10] a text places the layout %s for business customers; guests and private customers read whom it is for',
    async (layout) => {
      const html = await pageOf(owner.browser, `/${layout}/`);
      expect(html).toContain(`data-bulk-form="${layout}"`);
      expect(html).toContain(owner.security);
      const privately = await aListOwner(shop, 'retail');
      for (const browser of [privately.browser, aBrowser(shop)]) {
        const others = await pageOf(browser, `/${layout}/`);
        expect(others).not.toContain('data-bulk-form');
        expect(textOf(others)).toContain('L’ordine rapido è riservato alle aziende.');
      }
    },
  );

  test('[BULK-01] a page with a form is never cached, not even for the audience of businesses', async () => {
    const asked = async (audience: { isBusiness?: true }) => {
      const ctx = await aRequestContext(shop.db, { audience });
      expect(await readBulkForm(ctx, { said: {}, path: '/indigo/' })).toBeNull();
      return ctx.reply.mayBeCached;
    };
    expect(await asked({ isBusiness: true })).toBe(false);
    expect(await asked({})).toBe(true);
  });

  test('[BULK-01] a page with two forms has no id twice', async () => {
    const html = await pageOf(owner.browser, '/two/');
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id) => id?.includes('-code-')).length).toBeGreaterThan(10);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('[BULK-20] it starts from the prices of its first rows', async () => {
    const html = await pageOf(owner.browser, '/indigo/');
    expect(html).toContain(`${disc.id}-10.00--10|`);
  });

  test('[ACC-10] the account of a business has a page for it, other accounts have none', async () => {
    expect(await pageOf(owner.browser, page)).toContain('data-bulk-form="indigo"');
    expect((await (await aListOwner(shop, 'retail')).browser.get(page)).status).toBe(404);
    expect((await aBrowser(shop).get(page)).status).toBe(303);
  });

  test('[ACC-02] the footer links no page of the form', async () => {
    expect(await pageOf(aBrowser(shop), '/')).not.toContain('href="/indigo/"');
  });

  test('without scripts codes and quantities are added to the cart at once, however the codes are written', async () => {
    const answer = await order([
      ['df100', '3'],
      ['', ''],
      ['PF-200', ''],
    ]);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart/']);
    expect(await cartOf()).toEqual([
      [disc.id, 3],
      [pads.id, 1],
    ]);
    expect(await noticesOf()).toContain('Abbiamo messo nel carrello 4 pezzi.');
  });

  test.each([
    [
      'an unknown code',
      [
        ['DF-100', '1'],
        ['BOH-1', '1'],
      ],
      'Codici che non troviamo: BOH-1',
    ],
    ['a fraction', [['DF-100', '1.5']], 'Da correggere: DF-100'],
    ['a quantity below 0', [['DF-100', '-1']], 'Da correggere: DF-100'],
    ['zeros', [['DF-100', '0']], 'Indica almeno una quantità.'],
    ['nothing', [], 'Indica almeno una quantità.'],
    ['a code that is none', [['x'.repeat(10_000), '1']], 'Codici che non troviamo'],
  ] as const)('without scripts, %s is told and changes nothing', async (_, rows, sentence) => {
    const answer = await order(rows);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/indigo/']);
    expect(await cartOf()).toEqual([]);
    expect(await noticesOf()).toContain(sentence);
  });

  test('[WIRE-08] without scripts a form without its nonce changes nothing', async () => {
    await order([['DF-100', '1']], 'falso');
    expect(await cartOf()).toEqual([]);
  });
});

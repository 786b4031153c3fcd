import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderPath } from '#selling/orders/rules/order-link.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import {
  aPlacedOrder,
  customerBrowser,
  linkTo,
  nonceIn,
  pageOf,
  staffBrowser,
  storedOrder,
  textOf,
} from '../factories/order-calls.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

describe.skipIf(!pagesAreBuilt())('the order of a customer', () => {
  test('[ACC-04] is shown to its customer alone, by page and by form', async () => {
    const { browser, customerId } = await customerBrowser(shop);
    const order = await aPlacedOrder(shop, { customerId });
    const path = orderPath(order.id);
    const page = await pageOf(browser, path);
    expect(textOf(page)).toContain(`Ordine ${order.number}`);
    const { browser: other } = await customerBrowser(shop);
    const fields = { action: 'cancel', _wpnonce: nonceIn(page) };
    expect((await other.get(path)).status).toBe(404);
    expect((await other.post(path, fields)).status).toBe(404);
    const guest = aBrowser(shop);
    // After logging in the customer comes back to it.
    const way = `/my-account/?redirect=${encodeURIComponent(path)}`;
    expect((await guest.get(path)).headers.get('location')).toBe(way);
    expect((await guest.post(path, fields)).headers.get('location')).toBe(way);
    expect((await browser.get(orderPath(987_654))).status).toBe(404);
    expect((await storedOrder(shop, order.id)).status).toBe('on-hold');
  });

  test('is listed in the account, page by page', async () => {
    const { browser, customerId } = await customerBrowser(shop);
    const order = await aPlacedOrder(shop, { customerId });
    await sql`
      insert into orders (number, order_key, status, customer_id, fingerprint, locale, prices_with_tax, billing_address,
        shipping_address, payment_method, payment_title, shipping_method, shipping_title, items_net_cents, items_tax_cents,
        shipping_net_cents, shipping_tax_cents, total_cents, tax_lines, created_at)
      select 900000 + g, 'wc_order_old_' || g, 'completed', customer_id, decode(md5(g::text), 'hex'), locale, prices_with_tax,
        billing_address, shipping_address, payment_method, payment_title, shipping_method, shipping_title, items_net_cents,
        items_tax_cents, shipping_net_cents, shipping_tax_cents, total_cents, tax_lines, created_at - g * interval '1 day'
      from orders, generate_series(1, 20) g where id = ${order.id}`.execute(shop.db);
    const dashboard = await pageOf(browser, '/my-account/');
    expect(dashboard).toContain(`>${order.number}</a>`);
    expect(dashboard).toContain('>900004</a>');
    expect(dashboard).not.toContain('>900005</a>');
    const first = await pageOf(browser, '/my-account/orders/');
    expect(first).toContain(`>${order.number}</a>`);
    expect(first).toContain('href="/my-account/orders/?page=2"');
    expect(await pageOf(browser, '/my-account/orders/?page=2')).toContain('>900020</a>');
    expect((await browser.get('/my-account/orders/?page=3')).status).toBe(404);
  });

  test('is cancelled by its customer while that is allowed, and releases its pieces', async () => {
    const { browser, customerId } = await customerBrowser(shop);
    const order = await aPlacedOrder(shop, { customerId });
    const path = orderPath(order.id);
    const nonce = nonceIn(await pageOf(browser, path));
    const cancel = (token: string) => browser.post(path, { action: 'cancel', _wpnonce: token });
    expect((await cancel('vecchio')).status).toBe(422);
    expect((await storedOrder(shop, order.id)).status).toBe('on-hold');
    expect((await cancel(nonce)).headers.get('location')).toBe(`${path}?done=cancelled`);
    expect((await storedOrder(shop, order.id)).status).toBe('cancelled');
    const stock = await shop.db
      .selectFrom('stock')
      .selectAll()
      .where('product_id', '=', order.disc.id)
      .executeTakeFirstOrThrow();
    expect([stock.on_hand, stock.reserved]).toEqual([10, 0]);
    const repeated = await cancel(nonce);
    expect(repeated.status).toBe(422);
    expect(textOf(await repeated.text())).toContain('non può più essere annullato');
    const sold = await aPlacedOrder(shop, { customerId, payment: 'cod' });
    const page = await pageOf(browser, orderPath(sold.id));
    expect(page).not.toContain('Sì, annulla');
    const forced = await browser.post(orderPath(sold.id), { action: 'cancel', _wpnonce: nonceIn(page) });
    expect(forced.status).toBe(422);
    expect((await storedOrder(shop, sold.id)).status).toBe('processing');
  });

  test('is reordered at today’s prices; what is missing, fewer or dearer is named', async () => {
    const { browser, customerId } = await customerBrowser(shop);
    const order = await aPlacedOrder(shop, { customerId });
    const { db } = shop;
    await db
      .updateTable('stock')
      .set({ on_hand: 2, reserved: 0 })
      .where('product_id', '=', order.disc.id)
      .execute();
    await db
      .updateTable('products')
      .set({ regular_price_cents: 1500 })
      .where('id', '=', order.disc.id)
      .execute();
    await db.updateTable('products').set({ status: 'draft' }).where('id', '=', order.pad.id).execute();
    const path = orderPath(order.id);
    const nonce = nonceIn(await pageOf(browser, path));
    const done = await browser.post(path, { action: 'reorder', _wpnonce: nonce });
    expect(done.headers.get('location')).toBe('/cart/');
    const cart = textOf(await pageOf(browser, '/cart/'));
    expect(cart).toContain(`2 pezzi dell’ordine ${order.number}`);
    expect(cart).toContain('Non disponibili, quindi non aggiunti: Pastiglie.');
    expect(cart).toContain('Disco freno (2 invece di 3)');
    expect(cart).toMatch(/Prezzo cambiato: Disco freno \(15,00.€, prima 12,20.€\)/);
    await db.updateTable('products').set({ status: 'draft' }).where('id', '=', order.disc.id).execute();
    const nothing = await browser.post(path, { action: 'reorder', _wpnonce: nonce });
    expect(nothing.status).toBe(422);
    expect(textOf(await nothing.text())).toContain('Al momento nessun articolo');
  });
});

describe.skipIf(!pagesAreBuilt())('a new link to an order', () => {
  const askFor = (fields: { number: string | number; email: string }) =>
    aBrowser(shop).post('/order-link/', fields);

  test('is requested by number and address, and every request gets the same answer', async () => {
    const order = await aPlacedOrder(shop);
    const page = await pageOf(aBrowser(shop), '/order-link/');
    expect(page).toMatch(/<form[^>]*action="\/order-link\/"[^>]*method="post"/);
    const { email } = (await storedOrder(shop, order.id)).billing_address as { email: string };
    const answers = [
      await askFor({ number: order.number, email }),
      await askFor({ number: order.number, email: 'somebody@example.com' }),
      await askFor({ number: 987_654, email }),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/order-link/?sent=1']);
    }
    const sent = textOf(await pageOf(aBrowser(shop), '/order-link/?sent=1'));
    expect(sent).toContain('Se il numero e l’email corrispondono a un ordine');
    const emails = shop.db
      .selectFrom('outbox')
      .select(['order_id', 'recipient'])
      .where('kind', '=', 'order-link');
    expect(await emails.execute()).toEqual([{ order_id: order.id, recipient: email }]);
  });

  test('is refused with a message where the form is invalid, and the input stays', async () => {
    const answer = await askFor({ number: 'mille', email: '<anna>' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(textOf(page)).toContain('Il numero dell’ordine è fatto di sole cifre');
    expect(page).toContain('value="mille"');
    expect(page).not.toContain('<anna>');
  });
});

describe.skipIf(!pagesAreBuilt())('a link to an order', () => {
  test('[CHK-13] comes with the thank-you page and opens the order for a guest, who may cancel it', async () => {
    const order = await aPlacedOrder(shop);
    const guest = aBrowser(shop);
    const thanks = await pageOf(guest, `/checkout/order-received/${order.id}/?key=${order.key}`);
    const path = /href="(\/my-account\/view-order\/[^"]*link=[^"]*)"/.exec(thanks)?.[1] ?? '';
    const page = await guest.get(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toMatch(/private|no-store/);
    const html = await page.text();
    expect(textOf(html)).toContain(`Ordine ${order.number}`);
    const done = await guest.post(path, { action: 'cancel', _wpnonce: nonceIn(html) });
    expect(done.headers.get('location')).toBe(`${path}&done=cancelled`);
    expect((await storedOrder(shop, order.id)).status).toBe('cancelled');
    expect(await pageOf(guest, `${path}&done=cancelled`)).toContain('L’ordine è stato annullato');
  });

  test('opens nothing when it was changed, is for another order or has expired', async () => {
    const [order, other] = [await aPlacedOrder(shop), await aPlacedOrder(shop)];
    const guest = aBrowser(shop);
    const good = linkTo(shop, order);
    const link = good.split('link=')[1] ?? '';
    const [until = '', signature = ''] = link.split('.');
    const later = (Number.parseInt(until, 36) + 86_400).toString(36);
    const wrong = [
      orderPath(other.id, link),
      orderPath(987_654, link),
      orderPath(order.id, `${later}.${signature}`),
      orderPath(order.id, `${until}.${'A'.repeat(43)}`),
      orderPath(order.id, `${until}.`),
      orderPath(order.id, "x' or 1=1 --"),
      orderPath(order.id, 'x'.repeat(5000)),
    ];
    for (const path of wrong) {
      const answer = await guest.get(path);
      expect(answer.status).toBe(403);
      expect(textOf(await answer.text())).toContain('Questo link non è valido.');
      expect((await guest.post(path, { action: 'cancel', _wpnonce: 'x' })).status).toBe(403);
    }
    const expired = await guest.get(linkTo(shop, order, -1));
    expect(expired.status).toBe(403);
    const refusal = await expired.text();
    expect(textOf(refusal)).toContain('Questo link è scaduto.');
    expect(refusal).toContain('href="/order-link/"');
    expect((await guest.post(linkTo(shop, order, -1), { action: 'cancel', _wpnonce: 'x' })).status).toBe(403);
    expect((await guest.get(good)).status).toBe(200);
    expect((await storedOrder(shop, order.id)).status).toBe('on-hold');
  });

  test('is needed a day after the order: the key alone then opens nothing', async () => {
    const order = await aPlacedOrder(shop);
    const path = `/checkout/order-received/${order.id}/?key=`;
    const guest = aBrowser(shop);
    expect((await guest.get(`${path}wrong`)).status).toBe(404);
    await shop.db
      .updateTable('orders')
      .set({ created_at: new Date(shop.clock.now().getTime() - 25 * 3_600_000) })
      .where('id', '=', order.id)
      .execute();
    const late = await guest.get(`${path}${order.key}`);
    expect(late.status).toBe(403);
    expect(textOf(await late.text())).toContain('Questa pagina non è più disponibile.');
    const staff = await staffBrowser(shop);
    expect((await staff.get(`${path}${order.key}`)).status).toBe(200);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendStockAlerts } from '#catalogue/stock-alerts/server/send-stock-alerts.ts';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { restock } from '../factories/a-stock-alert.ts';
import { emailTo, fieldIn } from '../factories/account-calls.ts';
import { customerBrowser, pageOf, textOf } from '../factories/order-calls.ts';

describe.skipIf(!pagesAreBuilt())('an article that is out of stock', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await aShop();
  });
  afterAll(() => shop.close());

  const linkIn = (text: string) => new RegExp(`${shop.shopUrl}(/stock-alert/\\S+)`).exec(text)?.[1] ?? '';

  async function ask(browser: TestBrowser, productId: number, email: string) {
    const html = await pageOf(browser, `/stock-alert/?product=${productId}`);
    const nonce = fieldIn(html, '_wpnonce');
    return browser.post('/stock-alert/', { product: String(productId), email, _wpnonce: nonce });
  }

  test('offers a guest an email, which is confirmed by its link, sent once, and leads to the article', async () => {
    const part = await aProduct(shop.db, { name: 'Frizione attesa', stock: 0 });
    const browser = aBrowser(shop);
    expect(await pageOf(browser, `/product/${part.slug}/`)).toContain(
      `href="/stock-alert/?product=${part.id}"`,
    );
    const email = 'chi.attende@example.com';
    const asked = await ask(browser, part.id, email);
    expect(asked.headers.get('location')).toBe(`/stock-alert/?product=${part.id}&done=sent`);
    expect(textOf(await pageOf(browser, `/stock-alert/?product=${part.id}&done=sent`))).toContain(
      'Controlla la posta',
    );

    const question = await emailTo(shop, email, 'stock-alert-confirm');
    const path = linkIn(question.text);
    const stored = await shop.db
      .selectFrom('outbox')
      .select('html')
      .where('id', '=', question.id)
      .executeTakeFirstOrThrow();
    expect(stored.html).toContain('/stock-alert/?key=********');
    // Opening the link, as mail scanners do, confirms nothing.
    expect(textOf(await pageOf(aBrowser(shop), path))).toContain(`Vuoi che scriviamo a ${email}`);
    const key = new URL(path, shop.shopUrl).searchParams.get('key') ?? '';
    const pressed = await aBrowser(shop).post('/stock-alert/', { key, action: 'confirm' });
    const confirmed = pressed.headers.get('location') ?? '';
    expect(textOf(await pageOf(browser, confirmed))).toContain('Avviso confermato');

    await restock(shop.db, part.id);
    expect(await sendStockAlerts(shop, part.id)).toBe(1);
    const news = await emailTo(shop, email, 'stock-alert');
    expect(news.text).toContain('“Frizione attesa” si può ordinare di nuovo.');
    expect(news.text).toContain(`${shop.shopUrl}/product/${part.slug}/`);
    expect(textOf(await pageOf(browser, linkIn(news.text)))).toContain('l’avviso è concluso');
    expect(await pageOf(browser, `/product/${part.slug}/`)).not.toContain('/stock-alert/');
  });

  test('lets a guest end the request by the link, after which it opens nothing', async () => {
    const part = await aProduct(shop.db, { stock: 0 });
    const browser = aBrowser(shop);
    await ask(browser, part.id, 'basta@example.com');
    const path = linkIn((await emailTo(shop, 'basta@example.com', 'stock-alert-confirm')).text);
    const key = new URL(path, shop.shopUrl).searchParams.get('key') ?? '';
    const ended = await browser.post('/stock-alert/', { key, action: 'cancel' });
    expect(textOf(await pageOf(browser, ended.headers.get('location') ?? ''))).toContain('Avviso annullato');
    const gone = await browser.get(path);
    expect([gone.status, textOf(await gone.text())]).toEqual([410, expect.stringContaining('non vale più')]);
  });

  test('tells a customer that the alert is active, and lets it be ended on the same page', async () => {
    const part = await aProduct(shop.db, { stock: 0 });
    const { browser, customerId } = await customerBrowser(shop);
    const { email } = await shop.db
      .updateTable('customers')
      .set({ email_confirmed_at: shop.clock.now() })
      .where('id', '=', customerId)
      .returning('email')
      .executeTakeFirstOrThrow();
    const asked = await ask(browser, part.id, email);
    const path = asked.headers.get('location') ?? '';
    expect(path).toContain('done=active');
    const html = await pageOf(browser, path);
    expect(textOf(html)).toContain('Il tuo avviso è attivo.');
    const [button = ''] = /<button[^>]*name="cancel"[^>]*>/.exec(html) ?? [];
    await browser.post('/stock-alert/', {
      product: String(part.id),
      cancel: /value="(\d+)"/.exec(button)?.[1] ?? '',
      _wpnonce: fieldIn(html, '_wpnonce'),
    });
    expect(textOf(await pageOf(browser, `/stock-alert/?product=${part.id}`))).not.toContain(
      'Il tuo avviso è attivo.',
    );
  });
});

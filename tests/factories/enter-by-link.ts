import { makeSetupLink } from '#site/setup/server/setup-link.ts';
import { aBrowser, type TestBrowser } from './a-browser.ts';
import type { TestShop } from './a-shop.ts';
import { fieldIn, goodPassword } from './account-calls.ts';
import { pageOf } from './order-calls.ts';

/** The first administrator, made by the link that is printed at the start. */
export async function enterByLink(shop: TestShop): Promise<TestBrowser> {
  const path = (await makeSetupLink(shop)) ?? '';
  const browser = aBrowser(shop);
  const html = await pageOf(browser, path);
  await browser.post('/setup/', {
    setup_key: fieldIn(html, 'setup_key'),
    _wpnonce: fieldIn(html, '_wpnonce'),
    billing_first_name: 'Rosa',
    billing_last_name: 'Rossi',
    email: 'rosa@ricambi.test',
    reg_password: goodPassword,
  });
  return browser;
}

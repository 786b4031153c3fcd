import type { Clock } from '#foundation/services/clock.ts';
import { recordReply } from '#foundation/services/reply.ts';
import { createSessionHandle } from '#foundation/services/sessions.ts';
import { sessionCookieName } from '#http/requests/session-cookie.ts';
import { aBrowser, type TestBrowser } from './a-browser.ts';
import type { TestShop } from './a-shop.ts';

type ShopToEnter = Pick<TestShop, 'db' | 'fetch' | 'shopUrl' | 'wire'> & { readonly clock: Clock };

/** A browser in which a customer is logged in. */
export async function aBrowserOf(shop: ShopToEnter, customerId: number): Promise<TestBrowser> {
  const browser = aBrowser(shop);
  await enterAsCustomer(browser, shop, customerId);
  return browser;
}

/** Puts a browser in the hands of a customer, as logging in would. */
export async function enterAsCustomer(
  browser: TestBrowser,
  shop: ShopToEnter,
  customerId: number,
): Promise<void> {
  const reply = recordReply({ secure: false });
  const cookieName = sessionCookieName(shop.wire.platform, shop.shopUrl);
  const session = createSessionHandle({ found: null, cookieName, reply, clock: shop.clock });
  await session.logIn(shop.db, customerId);
  for (const line of reply.cookies) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    browser.cookies.set(name, decodeURIComponent(value));
  }
}

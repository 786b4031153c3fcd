import { sessionCookieName } from '#server/door/session-cookie.ts';
import type { Clock } from '#services/clock.ts';
import { recordReply } from '#services/reply.ts';
import { createSessionHandle } from '#services/sessions.ts';
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

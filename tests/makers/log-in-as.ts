import { sessionCookieName } from '#server/door/session-cookie.ts';
import { recordReply } from '#services/reply.ts';
import { createSessionHandle } from '#services/sessions.ts';
import type { TestBrowser } from './a-browser.ts';
import type { TestShop } from './a-shop.ts';

let count = 0;

/** Puts a browser in the hands of an approved customer of a price list, as logging in would. */
export async function logInAs(
  browser: TestBrowser,
  shop: TestShop,
  wish: { priceListId: number; kind: 'retail' | 'business' },
): Promise<{ customerId: number }> {
  count += 1;
  const group = await shop.db
    .insertInto('customer_groups')
    .values({
      slug: `gruppo-${count}`,
      name: `Gruppo ${count}`,
      kind: wish.kind,
      price_list_id: wish.priceListId,
      show_prices_with_tax: wish.kind === 'retail',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const customer = await shop.db
    .insertInto('customers')
    .values({
      email: `cliente-${count}@example.com`,
      password_hash: '-',
      first_name: 'Ada',
      last_name: 'Riva',
      group_id: group.id,
      approved_at: shop.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const reply = recordReply({ secure: false });
  const cookieName = sessionCookieName(shop.wire.platform, shop.shopUrl);
  const session = createSessionHandle({ found: null, cookieName, reply, clock: shop.clock });
  await session.logIn(shop.db, customer.id);
  for (const line of reply.cookies) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    browser.cookies.set(name, decodeURIComponent(value));
  }
  return { customerId: customer.id };
}

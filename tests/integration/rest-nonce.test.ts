import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNonces } from '#foundation/services/nonces.ts';
import { recordReply } from '#foundation/services/reply.ts';
import { createSessionHandle, type Session } from '#foundation/services/sessions.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';

const address = '/wp-admin/admin-ajax.php?action=rest-nonce';
let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

async function logIn(): Promise<{ session: Session; cookie: string }> {
  const customer = await aCustomer(shop.db);
  const reply = recordReply({ secure: false });
  const handle = createSessionHandle({
    found: null,
    cookieName: shop.sessionCookie,
    reply,
    clock: shop.clock,
  });
  const session = await handle.logIn(shop.db, customer.id);
  return { session, cookie: reply.cookies[0]?.split(';', 1)[0] ?? '' };
}

test('[REST-04] who is logged in gets a new nonce as bare text', async () => {
  const { session, cookie } = await logIn();
  const response = await shop.fetch(address, { headers: { cookie } });
  const nonces = createNonces({ secret: shop.secret, owner: () => String(session.id), now: shop.clock.now });
  expect(response.status).toBe(200);
  expect(nonces.check('wp_rest', await response.text())).toBe(true);
});

test('[REST-04] a guest gets no nonce', async () => {
  const response = await aBrowser(shop).get(address);
  expect([response.status, await response.text()]).toEqual([400, '0']);
});

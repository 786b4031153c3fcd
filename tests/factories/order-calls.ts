import { createNonces } from '#foundation/services/nonces.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import { placeOrder } from '#selling/checkout/server/place-order.ts';
import { orderLinkText, orderPath, writeOrderLink } from '#selling/orders/rules/order-link.ts';
import { aBrowser, type TestBrowser } from './a-browser.ts';
import { aCheckoutForm } from './a-checkout-form.ts';
import { aProduct } from './a-product.ts';
import { aRequestContext } from './a-request-context.ts';
import type { TestShop } from './a-shop.ts';
import { logInAs } from './log-in-as.ts';

/** What a page says, without its marks. */
export const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** The nonce of the first form of a page. */
export const nonceIn = (html: string) => /name="_wpnonce" value="([^"]*)"/.exec(html)?.[1] ?? '';

export const pageOf = async (browser: TestBrowser, path: string) => (await browser.get(path)).text();

/** Somebody logged in to a shop, by whom orders are looked at. */
export async function customerBrowser(shop: TestShop) {
  const { id } = await shop.db
    .selectFrom('price_lists')
    .select('id')
    .where('is_retail', '=', true)
    .executeTakeFirstOrThrow();
  const browser = aBrowser(shop);
  const { customerId } = await logInAs(browser, shop, { priceListId: id, kind: 'retail' });
  return { browser, customerId };
}

/** Somebody of the shop's staff, who may everything unless a role is named. */
export async function staffBrowser(shop: TestShop, role = 'administrator') {
  const { browser, customerId } = await customerBrowser(shop);
  await shop.db.updateTable('customers').set({ staff_role: role }).where('id', '=', customerId).execute();
  return browser;
}

/** An order of three pieces of a part and one of another; by a guest unless a customer is named. */
export async function aPlacedOrder(
  shop: TestShop,
  options: { customerId?: number; payment?: 'bacs' | 'cod' } = {},
) {
  const person = {
    customerId: options.customerId ?? 0,
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Riva',
    company: '',
    kind: 'retail' as const,
    staffRole: null,
  };
  const buyer = await aRequestContext(shop.db, {
    clock: shop.clock,
    ...(options.customerId === undefined ? {} : { person }),
  });
  const disc = await aProduct(shop.db, { name: 'Disco freno' });
  const pad = await aProduct(shop.db, { name: 'Pastiglie' });
  await addToCart(buyer, { productId: disc.id, quantity: 3, attributes: {} });
  await addToCart(buyer, { productId: pad.id, quantity: 1, attributes: {} });
  const form = aCheckoutForm({ payment_method: options.payment ?? 'bacs' });
  const placed = await placeOrder(buyer, readCheckoutForm(form));
  if (!placed.ok) throw new Error(placed.error.code);
  return { ...placed.order, disc, pad };
}

/** An order's row as it is kept. */
export const storedOrder = (shop: TestShop, orderId: number) =>
  shop.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();

/** The path with a link to an order, signed as the shop signs it. */
export function linkTo(shop: TestShop, order: { id: number; key: string }, days = 90): string {
  const { sign } = createNonces({ secret: shop.secret, owner: () => '', now: shop.clock.now });
  const until = Math.floor(shop.clock.now().getTime() / 1000) + days * 86_400;
  return orderPath(order.id, writeOrderLink({ until, signature: sign(orderLinkText(order, until)) }));
}

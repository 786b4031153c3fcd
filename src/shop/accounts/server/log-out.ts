import type { Toolbox } from '#services/toolbox.ts';
import { cartCookies } from '#shop/cart/server/cart-cookies.ts';

/** Ends the visitor's session; a customer's cart stays with the account. */
export async function logOut(toolbox: Toolbox): Promise<void> {
  await toolbox.session.logOut(toolbox.db);
  cartCookies(toolbox, { count: 0, hash: '' });
}

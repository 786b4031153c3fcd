import type { Toolbox } from '#services/toolbox.ts';
import { cartCookies } from '#shop/cart/server/cart-cookies.ts';
import { visitorCookie } from '../rules/visitor-cookie.ts';

/** Ends the visitor's session; a customer's cart stays with the account. */
export async function logOut(toolbox: Toolbox): Promise<void> {
  await toolbox.session.logOut(toolbox.db);
  toolbox.reply.setCookie(visitorCookie(toolbox.wire.platform), '', { maxAge: 0 });
  cartCookies(toolbox, { count: 0, hash: '' });
}

import { inTransaction } from '#database/in-transaction.ts';
import { personLifeMs } from '#services/sessions.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { cartCookies } from '#shop/cart/server/cart-cookies.ts';
import { mergeCarts } from '#shop/cart/server/merge-carts.ts';
import { readCart } from '#shop/cart/server/read-cart.ts';
import { mergeQuoteLists } from '#shop/quote-list/server/change-quote-list.ts';
import { visitorCookie } from '../../rules/visitor-cookie.ts';
import { joinGuestOrders } from './join-guest-orders.ts';
import { rememberDevice } from './known-device.ts';

/** Logs a customer in who has proven who it is: a new session takes the place of the old one and the guest's cart comes along. */
export async function enterAs(
  toolbox: Toolbox,
  customer: { readonly id: number; readonly firstName: string },
): Promise<void> {
  await inTransaction(toolbox.db, async (transaction) => {
    const guest = toolbox.session.current();
    if (guest && guest.customerId === null) {
      const merged = { sessionId: guest.id, customerId: customer.id };
      await mergeCarts(transaction, merged);
      await mergeQuoteLists(transaction, merged);
    }
    await toolbox.session.logIn(transaction, customer.id);
    await joinGuestOrders(transaction, customer.id);
    return { ok: true } as const;
  });
  greet(toolbox, customer.firstName);
  rememberDevice(toolbox, customer.id);
  // Tells the browser that there is a cart; the next page prices it for whom it is now.
  cartCookies(toolbox, await readCart(toolbox));
}

/** Tells the browser whom the header greets. */
export function greet(toolbox: Pick<Toolbox, 'reply' | 'wire'>, firstName: string): void {
  toolbox.reply.setCookie(visitorCookie(toolbox.wire.platform), firstName, { maxAge: personLifeMs / 1000 });
}

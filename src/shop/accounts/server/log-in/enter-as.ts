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
  // What a guest has ordered joins the account whenever somebody logs in: what one log-in fails to join the next one does.
  await Promise.all([takeOver(toolbox, customer.id), joinGuestOrders(toolbox.db, customer.id)]);
  greet(toolbox, customer.firstName);
  rememberDevice(toolbox, customer.id);
  // Tells the browser that there is a cart; the next page prices it for whom it is now.
  cartCookies(toolbox, await readCart(toolbox));
}

/** Somebody without a session brings nothing along. */
async function takeOver({ db, session }: Toolbox, customerId: number): Promise<void> {
  const before = session.current();
  if (before === null) {
    await session.logIn(db, customerId);
    return;
  }
  await inTransaction(db, async (transaction) => {
    // A second attempt begins where the first one did.
    session.backTo(before);
    if (before.customerId === null) {
      const merged = { sessionId: before.id, customerId };
      await mergeCarts(transaction, merged);
      await mergeQuoteLists(transaction, merged);
    }
    await session.logIn(transaction, customerId);
    return { ok: true } as const;
  });
}

/** Tells the browser whom the header greets. */
export function greet(toolbox: Pick<Toolbox, 'reply' | 'wire'>, firstName: string): void {
  toolbox.reply.setCookie(visitorCookie(toolbox.wire.platform), firstName, { maxAge: personLifeMs / 1000 });
}

import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import { setCartDelivery } from '../set-cart-delivery.ts';

export type ChoosePaymentResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly code: 'not-offered' } };

/** Keeps with the visitor's cart how it will be paid: what that adds or takes off is in its sums from then on (FEE-04). */
export async function choosePayment(ctx: RequestContext, method: string): Promise<ChoosePaymentResult> {
  const { head, paymentMethods } = await readPricedCart(ctx);
  const chosen = paymentMethods.find((id) => id === method);
  if (!head || !chosen) return { ok: false, error: { code: 'not-offered' } };
  if (head.paymentMethod !== chosen) {
    await setCartDelivery(ctx.db, head.id, { paymentMethod: chosen });
  }
  return { ok: true };
}

import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import type { Destination } from '#selling/shipping/rules/destination.ts';

/** Destination, rate and payment method of a cart; absent values stay, `null` clears the rate. */
export type CartDelivery = {
  readonly to?: Destination | undefined;
  readonly shippingMethod?: string | null | undefined;
  readonly paymentMethod?: string | undefined;
};

/** Stores with the cart what VAT, shipping and payment fee depend on; the cart's version does not change. */
export async function setCartDelivery(db: Database, cartId: number, delivery: CartDelivery): Promise<void> {
  const { to, shippingMethod, paymentMethod } = delivery;
  const destination = to && JSON.stringify({ country: to.country, state: to.state, postcode: to.postcode });
  await db
    .updateTable('carts')
    .set({
      ...(destination === undefined ? {} : { destination }),
      ...(shippingMethod === undefined ? {} : { shipping_method: shippingMethod }),
      ...(paymentMethod === undefined ? {} : { payment_method: paymentMethod }),
    })
    .where('id', '=', cartId)
    .execute();
}

type ChoosePaymentResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly code: 'not-offered' } };

/** Stores the payment method of the visitor's cart: its fee or discount is in the sums from then on (FEE-04). */
export async function choosePayment(ctx: RequestContext, method: string): Promise<ChoosePaymentResult> {
  const { head, paymentMethods } = await readPricedCart(ctx);
  const chosen = paymentMethods.find((id) => id === method);
  if (!head || !chosen) return { ok: false, error: { code: 'not-offered' } };
  if (head.paymentMethod !== chosen) {
    await setCartDelivery(ctx.db, head.id, { paymentMethod: chosen });
  }
  return { ok: true };
}

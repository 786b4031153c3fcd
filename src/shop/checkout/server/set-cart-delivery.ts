import type { Database } from '#database/client.ts';
import type { Destination } from '#shop/shipping/rules/destination.ts';

/** Where a cart goes and by which rate; what is left out stays, `null` forgets the rate. */
export type CartDelivery = {
  readonly to?: Destination | undefined;
  readonly shippingMethod?: string | null | undefined;
};

/** Keeps with the cart what VAT and shipping depend on; the cart itself is not changed by it. */
export async function setCartDelivery(db: Database, cartId: number, delivery: CartDelivery): Promise<void> {
  const { to, shippingMethod } = delivery;
  const destination = to && JSON.stringify({ country: to.country, state: to.state, postcode: to.postcode });
  await db
    .updateTable('carts')
    .set({
      ...(destination === undefined ? {} : { destination }),
      ...(shippingMethod === undefined ? {} : { shipping_method: shippingMethod }),
    })
    .where('id', '=', cartId)
    .execute();
}

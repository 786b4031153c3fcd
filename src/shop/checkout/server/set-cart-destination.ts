import type { Database } from '#database/client.ts';
import type { Destination } from '#shop/shipping/rules/destination.ts';

/** Keeps with the cart where the goods go, since VAT and shipping depend on it; the cart itself is not changed by it. */
export async function setCartDestination(db: Database, cartId: number, to: Destination): Promise<void> {
  const destination = JSON.stringify({ country: to.country, state: to.state, postcode: to.postcode });
  await db.updateTable('carts').set({ destination }).where('id', '=', cartId).execute();
}

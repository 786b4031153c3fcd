import type { Database } from '#foundation/database/client.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import type { PlacedOrder } from '#selling/checkout/rules/placed-order.ts';
import { placeOrder } from '#selling/checkout/server/place-order.ts';
import { aCheckoutForm } from './a-checkout-form.ts';
import { aPerson } from './a-person.ts';
import { aRequestContext, type RequestContextOptions, type TestRequestContext } from './a-request-context.ts';

/** What may differ from an order of two pieces by transfer. */
export type OrderOptions = {
  /** by product, how many pieces */
  readonly items: readonly (readonly [productId: number, quantity: number])[];
  readonly payment?: 'bacs' | 'cod';
  readonly ctx?: RequestContextOptions;
};

/** An order as its buyer places it, with the request context that they placed it with. */
export async function anOrder(
  db: Database,
  options: OrderOptions,
): Promise<{ order: PlacedOrder; buyer: TestRequestContext }> {
  const buyer = await aRequestContext(db, options.ctx);
  for (const [productId, quantity] of options.items) {
    const added = await addToCart(buyer, { productId, quantity, attributes: {} });
    if (!added.ok) throw new Error(added.error.code);
  }
  const form = readCheckoutForm(aCheckoutForm({ payment_method: options.payment ?? 'bacs' }));
  const placed = await placeOrder(buyer, form);
  if (!placed.ok) throw new Error(placed.error.code);
  return { order: placed.order, buyer };
}

/** A request context of the shop's staff. */
export async function aClerk(db: Database, options: RequestContextOptions = {}): Promise<TestRequestContext> {
  return aRequestContext(db, { ...options, person: await aPerson(db, 'administrator') });
}

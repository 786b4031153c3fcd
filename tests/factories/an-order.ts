import type { Database } from '#foundation/database/client.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import type { PlacedOrder } from '#selling/checkout/rules/placed-order.ts';
import { placeOrder } from '#selling/checkout/server/place-order.ts';
import { aCheckoutForm } from './a-checkout-form.ts';
import { aPerson } from './a-person.ts';
import { aToolbox, type TestToolbox, type ToolboxWish } from './a-toolbox.ts';

/** What may differ from an order of two pieces by transfer. */
export type OrderWish = {
  /** by product, how many pieces */
  readonly items: readonly (readonly [productId: number, quantity: number])[];
  readonly payment?: 'bacs' | 'cod';
  readonly toolbox?: ToolboxWish;
};

/** An order as its buyer places it, with the toolbox that they placed it with. */
export async function anOrder(
  db: Database,
  wish: OrderWish,
): Promise<{ order: PlacedOrder; buyer: TestToolbox }> {
  const buyer = await aToolbox(db, wish.toolbox);
  for (const [productId, quantity] of wish.items) {
    const added = await addToCart(buyer, { productId, quantity, attributes: {} });
    if (!added.ok) throw new Error(added.error.code);
  }
  const form = readCheckoutForm(aCheckoutForm({ payment_method: wish.payment ?? 'bacs' }));
  const placed = await placeOrder(buyer, form);
  if (!placed.ok) throw new Error(placed.error.code);
  return { order: placed.order, buyer };
}

/** A toolbox of the shop's staff. */
export async function aClerk(db: Database, wish: ToolboxWish = {}): Promise<TestToolbox> {
  return aToolbox(db, { ...wish, person: await aPerson(db, 'administrator') });
}

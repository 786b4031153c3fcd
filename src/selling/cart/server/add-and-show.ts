import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { AddRefusal } from '../rules/add-refusal.ts';
import type { CartState } from '../rules/cart-state.ts';
import { type AddedLine, type AddInput, addToCart } from './add-to-cart.ts';
import { inCartTransaction } from './in-cart-transaction.ts';
import { showCart } from './show-cart.ts';

export type AddAndShowResult =
  | { readonly ok: true; readonly line: AddedLine; readonly cart: CartState }
  | { readonly ok: false; readonly error: AddRefusal };

/** Adds to the visitor's cart and reads it for the buyer's eyes, in one transaction (CART-03). */
export function addAndShow(ctx: RequestContext, input: AddInput): Promise<AddAndShowResult> {
  return inCartTransaction(ctx, async (inside): Promise<AddAndShowResult> => {
    const added = await addToCart(inside, input);
    return added.ok ? { ...added, cart: await showCart(inside) } : added;
  });
}

import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { createSessionHandle } from '#foundation/services/sessions.ts';
import type { AddRefusal } from '#selling/cart/rules/add-refusal.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { emptyVisitorsCart } from '#selling/cart/server/empty-cart.ts';
import { inCartTransaction } from '#selling/cart/server/in-cart-transaction.ts';
import { type ReadCart, readPricedCart } from '#selling/cart/server/read-cart.ts';

/** A product as a page has it chosen. */
export type SelectedProduct = {
  readonly productId: number;
  readonly quantity: number;
  readonly attributes: AttributeChoice;
};

export type SelectedResult =
  | { readonly ok: true; readonly cart: ReadCart }
  | { readonly ok: false; readonly error: AddRefusal };

/** Puts a selection of products in the place of what is in the visitor's cart, all of it or nothing (PAY-19). */
export function changeCart(
  ctx: RequestContext,
  products: readonly SelectedProduct[],
): Promise<SelectedResult> {
  return inCartTransaction(ctx, async (inside): Promise<SelectedResult> => {
    await emptyVisitorsCart(inside);
    return fill(inside, products);
  });
}

/** What a selection of products would cost this visitor; it is worked out in a cart that is undone (PAY-19). */
export async function simulateCart(
  ctx: RequestContext,
  products: readonly SelectedProduct[],
): Promise<SelectedResult> {
  const { clock } = ctx;
  // A stranger's session with the visitor's prices: nothing of the own cart is touched, not even for a moment.
  const reply = { setCookie() {}, shows() {}, preventCaching() {} };
  const session = createSessionHandle({ found: null, cookieName: 'simulation', reply, clock });
  type Undone = { readonly ok: false; readonly result: SelectedResult };
  const undone = await inCartTransaction(
    { ...ctx, reply, session },
    async (inside): Promise<Undone> => ({
      ok: false,
      result: await fill(inside, products),
    }),
  );
  return undone.result;
}

async function fill(ctx: RequestContext, products: readonly SelectedProduct[]): Promise<SelectedResult> {
  for (const product of products) {
    const added = await addToCart(ctx, product);
    if (!added.ok) return added;
  }
  return { ok: true, cart: await readPricedCart(ctx, { orFirst: true }) };
}

import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { createSessionHandle } from '#foundation/services/sessions.ts';
import type { AddRefusal } from '#selling/cart/rules/add-refusal.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { emptyVisitorsCart } from '#selling/cart/server/empty-cart.ts';
import { inCartTransaction } from '#selling/cart/server/in-cart-transaction.ts';
import { type ReadCart, readPricedCart } from '#selling/cart/server/read-cart.ts';

/** A product with the choices made on a page. */
export type SelectedProduct = {
  readonly productId: number;
  readonly quantity: number;
  readonly attributes: AttributeChoice;
};

export type SelectedResult =
  | { readonly ok: true; readonly cart: ReadCart }
  | { readonly ok: false; readonly error: AddRefusal };

/** Replaces the contents of the visitor's cart by a selection of products, all or nothing (PAY-19). */
export function changeCart(
  ctx: RequestContext,
  products: readonly SelectedProduct[],
): Promise<SelectedResult> {
  return inCartTransaction(ctx, async (inside): Promise<SelectedResult> => {
    await emptyVisitorsCart(inside);
    return fill(inside, products);
  });
}

/** What a selection of products would cost this visitor, computed in a cart that is rolled back (PAY-19). */
export async function simulateCart(
  ctx: RequestContext,
  products: readonly SelectedProduct[],
): Promise<SelectedResult> {
  const { clock } = ctx;
  // A new session with the visitor's prices, so that the visitor's own cart is neither changed nor locked.
  const reply = {
    setCookie() {},
    shows() {},
    preventCaching() {},
    holdsUntil() {},
    runsScriptOf() {},
    allowFraming() {},
  };
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

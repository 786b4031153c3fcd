import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { inCartTransaction } from '#selling/cart/server/in-cart-transaction.ts';
import { removeCartLine } from '#selling/cart/server/remove-cart-line.ts';
import { showCart } from '#selling/cart/server/show-cart.ts';
import { readMarkedLines } from './read-marked-lines.ts';

/** Takes the line of a key out of the visitor's cart, and every line of a product or variation (TAB-80, wire 5.1). False where there is none. */
export async function removeProduct(
  ctx: RequestContext,
  { itemId, key }: { readonly itemId: number | null; readonly key: string | null },
): Promise<{ readonly ok: boolean }> {
  return inCartTransaction(ctx, async (inside) => {
    const lines = (await readMarkedLines(inside)).filter(
      (line) => line.key === key || (itemId !== null && [line.productId, line.variationId].includes(itemId)),
    );
    for (const line of lines) await removeCartLine(inside, { key: line.key });
    if (lines.length > 0) await showCart(inside);
    return { ok: lines.length > 0 };
  });
}

import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CartLine } from '#selling/cart/rules/cart-state.ts';
import { inCartTransaction } from '#selling/cart/server/in-cart-transaction.ts';
import { ownsCart } from '#selling/cart/server/owns-cart.ts';
import { removeCartLine } from '#selling/cart/server/remove-cart-line.ts';
import { showCart } from '#selling/cart/server/show-cart.ts';

/** What of a line of the cart marks the rows of tables. */
type MarkedLine = Pick<CartLine, 'key' | 'productId' | 'variationId' | 'quantity'>;

/** The lines of the visitor's cart without their prices, in their order: tables fetch them after every change (TAB-76). */
export async function readMarkedLines(ctx: RequestContext): Promise<readonly MarkedLine[]> {
  const session = ctx.session.current();
  if (!session) return [];
  const found = await sql<MarkedLine>`/* prepared */
    select line.key, line.product_id as "productId", line.variation_id as "variationId", line.quantity
    from carts join cart_lines line on line.cart_id = carts.id
    where ${ownsCart(session)} order by line.id`.execute(ctx.db);
  return found.rows;
}

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

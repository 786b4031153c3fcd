import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CartState } from '#selling/cart/rules/cart-state.ts';
import { bulkAdd, type WantedLine } from '#selling/cart/server/bulk-add/bulk-add.ts';
import { inCartTransaction } from '#selling/cart/server/in-cart-transaction.ts';
import { showCart } from '#selling/cart/server/show-cart.ts';
import type { BulkRefusal, BulkResult } from '../rules/add-to-cart/bulk-refusal.ts';
import type { ItemRequest } from '../rules/add-to-cart/item-request.ts';
import { mostRows } from '../rules/bulk-form-limits.ts';

/** What an add of the form leaves: the cart as it is shown. */
export type BulkAdded = { readonly pieces: number; readonly cart: CartState };

const refused = (error: BulkRefusal) => ({ ok: false, error }) as const;

/**
 * Puts items into the visitor's cart in one transaction, all of them or none: refusals are those of the cart. A quantity
 * of 0 is not added (BULK-31); so many as are wanted or nothing, for the form asks before how many there are (BULK-35, BULK-36).
 */
export function addBulk(
  ctx: RequestContext,
  requests: readonly ItemRequest[],
): Promise<BulkResult<BulkAdded>> {
  const wanted = requests.filter(({ quantity }) => quantity > 0);
  return inCartTransaction(ctx, async (inside): Promise<BulkResult<BulkAdded>> => {
    if (wanted.length === 0) return refused({ code: 'nothing-chosen' });
    if (wanted.length > mostRows) return refused({ code: 'too-many-lines', limit: mostRows });
    const bulk = await bulkAdd(inside, wanted.map(lineOf));
    const [first] = bulk.refusals;
    if (first) return refused({ code: 'refused', refusal: first.error });
    const pieces = bulk.added.reduce((sum, { quantity }) => sum + quantity, 0);
    return { ok: true, pieces, cart: await showCart(inside) };
  });
}

const lineOf = ({ itemId, quantity, attributes }: ItemRequest): WantedLine => ({
  name: '',
  productId: itemId,
  variationId: null,
  attributes,
  quantity,
});

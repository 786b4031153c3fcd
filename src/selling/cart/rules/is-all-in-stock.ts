import type { CartRow } from './cart-row.ts';

/** Whether all pieces of a cart lie in the warehouse; rows of one item share its stock. */
export function isAllInStock(rows: readonly Pick<CartRow, 'itemId' | 'quantity' | 'inStock'>[]): boolean {
  const wanted = new Map<number, number>();
  return rows.every(({ itemId, quantity, inStock }) => {
    const pieces = (wanted.get(itemId) ?? 0) + quantity;
    wanted.set(itemId, pieces);
    return pieces <= inStock;
  });
}

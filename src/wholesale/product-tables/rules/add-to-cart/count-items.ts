/** How many items some lines are: with `'all'` their quantities together, with anything else different products (TAB-09). */
export function countItems(
  lines: readonly { readonly productId: number; readonly quantity: number }[],
  itemCount: string,
): number {
  if (itemCount !== 'all') return new Set(lines.map(({ productId }) => productId)).size;
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The label that follows a count: the singular for 0 and 1, else the plural (TAB-67). */
export function itemLabel(count: number, labels: { readonly item: string; readonly items: string }): string {
  return count > 1 ? labels.items : labels.item;
}

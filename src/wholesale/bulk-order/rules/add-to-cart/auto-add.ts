/** What an entered quantity does to the cart by itself: so many more pieces, or the line's quantity set to it. */
type AutoAdd =
  | { readonly kind: 'add'; readonly quantity: number }
  | { readonly kind: 'set'; readonly quantity: number };

/**
 * What a changed quantity does without its row's button (BULK-15): with `autoadd` it is added, with `autoaddset` as well the cart's
 * quantity becomes it. Null where nothing is added by itself, nothing has changed since, or there is nothing to add.
 */
export function autoAdd(
  options: { readonly autoAdd: boolean; readonly autoAddSet: boolean },
  entered: { readonly quantity: number; readonly before: number | null; readonly inCart: number },
): AutoAdd | null {
  const { quantity, before, inCart } = entered;
  if (!options.autoAdd || quantity === before) return null;
  if (options.autoAddSet && inCart > 0) return quantity === inCart ? null : { kind: 'set', quantity };
  return quantity > 0 ? { kind: 'add', quantity } : null;
}

import { parseQuantity } from '#pricing/quantities/rules/parse-quantity.ts';

/** What a row would add: whole pieces, or why it adds none. */
export type QuantityToAdd =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly error: { readonly code: 'zero-quantity' | 'not-a-quantity' } };

/** Reads the quantity of a row that is to be added: an empty one and 0 are refused with the sentence of `zero_quantity`, what is no whole number as ever (TAB-51). */
export function quantityToAdd(typed: string): QuantityToAdd {
  const quantity = parseQuantity(typed === '' ? '0' : typed);
  if (quantity === null && typed.trim() !== '') return { ok: false, error: { code: 'not-a-quantity' } };
  return quantity ? { ok: true, quantity } : { ok: false, error: { code: 'zero-quantity' } };
}

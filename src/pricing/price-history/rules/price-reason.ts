/** Why a public price changes; `unknown` is what the database writes where nobody has said it. */
export const priceReasons = [
  'opening',
  'product-editor',
  'bulk-editing',
  'price-list',
  'price-import',
  'percentage',
  'customer-group',
  'settings',
  'undo',
  'unknown',
] as const;
export type PriceReason = (typeof priceReasons)[number];

/** The reason that a row of the history names; a code of another version of the shop is `unknown`. */
export function priceReasonOf(code: string): PriceReason {
  return priceReasons.find((reason) => reason === code) ?? 'unknown';
}

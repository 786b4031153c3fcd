import type { ShownPrice } from '#pricing/prices/rules/shown-price.ts';

/** By how many whole percent a price is reduced, rounded; 0 where it is not, or by less than a half. */
export function discountPercent(price: ShownPrice): number {
  if (!price.onSale || price.regular <= price.unit) return 0;
  return Math.round(((price.regular - price.unit) * 100) / price.regular);
}

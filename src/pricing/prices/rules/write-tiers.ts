import type { PriceTier } from './tier-price.ts';

/** Writes tiers as they are read: `10:7,50;50:7,00` (TIER-02). */
export function writeTiers(tiers: readonly Pick<PriceTier, 'minQuantity' | 'price'>[]): string {
  return tiers.map(({ minQuantity, price }) => `${minQuantity}:${writeListPrice(price)}`).join(';');
}

/** An amount in cents as lists write it: `1234,50`. */
export function writeListPrice(cents: number): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
}

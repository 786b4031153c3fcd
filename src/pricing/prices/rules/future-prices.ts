import { type Cents, toCents } from '#foundation/money/rules/cents.ts';

/** Base price and tiers of an entry as the database writes it: `1:800;10:750`, cents. */
export function futurePrices(text: string): {
  readonly base: Cents | null;
  readonly tiers: readonly { readonly minQuantity: number; readonly price: Cents }[];
} {
  const all = text
    .split(';')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [minQuantity = 0, price = 0] = pair.split(':').map(Number);
      return { minQuantity, price: toCents(price) };
    });
  return {
    base: all.find((tier) => tier.minQuantity === 1)?.price ?? null,
    tiers: all.filter((tier) => tier.minQuantity > 1),
  };
}

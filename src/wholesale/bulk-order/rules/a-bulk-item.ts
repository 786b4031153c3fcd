import { toCents } from '#foundation/money/rules/cents.ts';
import type { BulkItem } from './bulk-item.ts';

type Options = Partial<Omit<BulkItem, 'price' | 'tiers'>> & {
  /** cents */
  readonly price?: number;
  readonly tiers?: readonly (readonly [from: number, unit: number])[];
};

/** Something for the tests of the form to order: 10,00 €, ten in stock. */
export function aBulkItem({ price = 1000, tiers = [], ...options }: Options = {}): BulkItem {
  const id = options.id ?? 12;
  return {
    id,
    productId: id,
    label: `Ricambio ${id}`,
    sku: null,
    url: '/product/ricambio/',
    image: null,
    price: toCents(price),
    tiers: tiers.map(([from, unit]) => ({ from, unit: toCents(unit) })),
    stock: 10,
    limits: { minimum: 1, maximum: 9999, step: 1 },
    quantity: 1,
    soldIndividually: false,
    hasOptions: false,
    choices: [],
    ...options,
  };
}

import type { QuantityRule } from './quantity-limits.ts';

/** What the buyers of a price list may take of an item; null where the item's own value stands. */
export type ListLimits = {
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly step: number | null;
};

/** The columns of `products` that a rule is made of. */
export type QuantityRow = {
  readonly min_quantity: number;
  readonly max_quantity: number | null;
  readonly quantity_step: number;
  readonly sold_individually: boolean;
};

/** The rule of an item for the buyers of a list: each value of the list stands in for the item's own (QTY-02). */
export function quantityRule(
  row: QuantityRow,
  limits: ListLimits | null | undefined,
  available: number | null,
): QuantityRule {
  return {
    minQuantity: limits?.minimum ?? row.min_quantity,
    maxQuantity: limits?.maximum ?? row.max_quantity,
    step: limits?.step ?? row.quantity_step,
    soldIndividually: row.sold_individually,
    available,
  };
}

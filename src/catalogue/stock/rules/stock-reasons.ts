/** Why staff change the stock on hand by hand. */
export const adjustmentReasons = [
  'adjustment',
  'damage',
  'loss',
  'found',
  'own-use',
  'supplier-return',
] as const;
export type AdjustmentReason = (typeof adjustmentReasons)[number];

/** Why stock moved, as the ledger stores it. */
export const stockReasons = [
  'opening',
  'sale',
  'return',
  'correction',
  ...adjustmentReasons,
  'received',
  'cost',
  'count',
  'transfer',
] as const;
export type StockReason = (typeof stockReasons)[number];

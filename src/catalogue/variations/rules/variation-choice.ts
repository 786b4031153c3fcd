import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { FieldValues } from '#catalogue/products/rules/product-fields.ts';
import type { StockNote } from '#catalogue/stock/rules/stock-note.ts';
import type { ShownPrice } from '#pricing/prices/rules/shown-price.ts';
import type { ShownTier } from '#pricing/prices/rules/tier-rows.ts';
import type { QuantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';

/** A variation as the product page needs it; `attributes` maps wire name to slug, an empty value is any (VAR-05). */
export type VariationChoice = FieldValues<'variation'> & {
  readonly id: number;
  readonly attributes: Readonly<Record<string, string>>;
  /** null: it is not for sale to this audience, and not visible */
  readonly price: ShownPrice | null;
  readonly stock: StockNote;
  /** `variation_stock_left`; null where stock does not limit it */
  readonly stockLeft: number | null;
  readonly buyable: boolean;
  /** `variation_is_active`: false disables the options that lead nowhere else (VAR-16) */
  readonly active: boolean;
  readonly limits: QuantityLimits;
  /** what the buyer's price list asks from quantities on (TIER-01) */
  readonly tiers: readonly ShownTier[];
  readonly soldIndividually: boolean;
  readonly picture: Picture | null;
};

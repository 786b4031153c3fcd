import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { FieldValues } from '#catalogue/products/rules/product-fields.ts';
import type { NamedText } from '#catalogue/products/rules/translated-text.ts';
import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import type { ResolvedPrice } from '#pricing/prices/rules/price-of.ts';
import type { QuantityRule } from '#pricing/quantities/rules/quantity-limits.ts';
import type { CartLine } from './cart-state.ts';
import type { StaffDiscount, StaffTerms } from './staff-terms.ts';

/** A line of a cart with everything that its price and problems depend on; `itemId` is the variation, else the product. */
export type CartRow = FieldValues<'cart'> & {
  readonly key: string;
  readonly productId: number;
  readonly variationId: number | null;
  readonly itemId: number;
  readonly attributes: AttributeChoice;
  readonly chosen: CartLine['chosen'];
  readonly quantity: number;
  /** the unit price in cents that was shown last, null if none was */
  readonly seenUnit: number | null;
  /** in the language of the shop, as orders and lists store it; so are the names in `chosen` */
  readonly name: string;
  /** what a reader of another language sees instead */
  readonly shown?: NamedText & { readonly chosen: CartLine['chosen'] };
  readonly slug: string;
  readonly picture: Picture | null;
  /** the vendor, in a shop with more than one vendor */
  readonly vendor?: string | null;
  readonly taxClass: string;
  /** the price at an effective quantity (TIER-11), null where the item has none */
  readonly priceAt: (quantity: number) => ResolvedPrice | null;
  /** and not hidden from the buyer */
  readonly published: boolean;
  readonly rule: QuantityRule;
  readonly backorders: 'no' | 'notify' | 'yes';
  readonly inStock: number;
  readonly lowStockFrom: number;
  /** slug of the shipping class of the goods, null for ordinary ones */
  readonly shippingClass: string | null;
  /** the offer whose price the line has (OFF-05) */
  readonly offer?: OfferedRow;
  /** what staff agreed for it at the counter, and for the whole order */
  readonly staff?: { readonly terms: StaffTerms | null; readonly discount: StaffDiscount | null };
};

/** The offer behind a row: its number, and whether it can still be ordered. */
type OfferedRow = { readonly id: number; readonly isOpen: boolean; readonly path: string };

import type { Cents } from '#foundation/money/rules/cents.ts';
import type { ShownTier } from '#pricing/prices/rules/tier-rows.ts';
import type { QuantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';

/** What is still to be chosen of a variation before it can be added: an attribute that is open to any of its terms (BULK-32). */
export type OpenChoice = {
  /** as the wire names it: `attribute_pa_colore` */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly slug: string; readonly label: string }[];
};

/** Something that the form can order, or a product whose variations it opens; amounts in cents in the buyer's mode. */
export type BulkItem = {
  readonly id: number;
  /** of a variation the product that it is one of */
  readonly productId: number;
  readonly label: string;
  readonly sku: string | null;
  readonly url: string;
  readonly image: string | null;
  /** of one piece, without tiers; of a product with variations the lowest */
  readonly price: Cents;
  readonly tiers: readonly ShownTier[];
  /** pieces that may be ordered; null where stock does not limit it */
  readonly stock: number | null;
  /** the item's own, without its stock */
  readonly limits: QuantityLimits;
  /** what the quantity begins with; 0 where nothing can be added */
  readonly quantity: number;
  /** one alone to an order */
  readonly soldIndividually: boolean;
  /** its variations are opened by `view options` (BULK-04) */
  readonly hasOptions: boolean;
  readonly choices: readonly OpenChoice[];
};

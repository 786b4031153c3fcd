import type { AttributeChoice } from './match-variation.ts';
import type { PurchaseBar } from './variation-answer.ts';

/** What a shopper is about to buy on a product page, as the add-to-cart button needs it. */
export type PurchaseChoice = {
  readonly productId: number;
  /** of the variation, where one is chosen */
  readonly sku: string | null;
  readonly name: string;
  /** null for a simple product, and while nothing is chosen */
  readonly variationId: number | null;
  /** wire name to slug; empty for a simple product */
  readonly attributes: AttributeChoice;
  readonly quantity: number;
  readonly enabled: boolean;
  /** the mark of a button that is not enabled; null also while the server is asked (VAR-08, VAR-13) */
  readonly reason: PurchaseBar | null;
  /** how swatches add: without leaving the page, whatever other buttons do, or by posting the form (VAR-36) */
  readonly swatches?: 'stay' | 'post';
};

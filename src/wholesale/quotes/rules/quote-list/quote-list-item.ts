import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';

/** So many lines a list holds at most. */
export const MAX_QUOTE_LIST_LINES = 100;

/** So many pieces of one line. */
export const MAX_QUOTE_LIST_QUANTITY = 9999;

/** What is to be put into the quote list; of a variation `productId` is its parent (RAQ-03). */
export type QuoteListItem = {
  readonly productId: number;
  readonly quantity: number;
  readonly variationId?: number | null;
  /** by wire name: `attribute_pa_litri` */
  readonly attributes?: AttributeChoice;
};

/** The body of an add beside action and nonce: attribute pairs and `variation_id` of a variation alone (RAQ-02, RAQ-03). */
export function writeQuoteListItem(item: QuoteListItem): Readonly<Record<string, string>> {
  const { productId, quantity, variationId = null, attributes = {} } = item;
  return {
    product_id: String(productId),
    quantity: String(quantity),
    ...(variationId === null ? {} : { ...attributes, variation_id: String(variationId) }),
  };
}

import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import type { RowState } from '../rows/table-state.ts';

/** What a row sends to be added (TAB-56); `variation` maps names of attributes to slugs. */
export type RowToAdd = {
  readonly productId: number;
  readonly quantity: number;
  readonly variationId: number | null;
  readonly variation: AttributeChoice;
  readonly message: string;
  readonly additionalJson: string;
};

/** What a row adds in its present state. */
export function rowToAdd({ row, outcome, choice, quantity, message }: RowState): RowToAdd {
  const chosen = row.type === 'variable' && 'variation' in outcome ? outcome.variation : null;
  const variationId = row.type === 'variation' ? row.variation_id || row.product_id : (chosen?.id ?? null);
  return {
    productId: row.product_id,
    quantity: quantity ?? 0,
    variationId,
    variation: row.type === 'simple' ? {} : choice,
    message: message.trim(),
    additionalJson: row.additional_json,
  };
}

/** The form of a row of the advanced table as the product's own page would send it (TAB-65, TAB-70). */
export function productForm(row: RowToAdd): Readonly<Record<string, string>> {
  return {
    quantity: String(row.quantity),
    ...(row.variationId === null ? {} : { ...row.variation, variation_id: String(row.variationId) }),
    ...(row.message === '' ? {} : { wpt_custom_message: row.message }),
    'add-to-cart': String(row.productId),
  };
}

/** The plain link that adds a row (CART-12). */
export function addLink(row: RowToAdd): string {
  const { 'add-to-cart': product = '', ...rest } = productForm(row);
  const pairs = Object.entries({ 'add-to-cart': product, ...rest });
  return `?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`;
}

/** The rows that can be added together: those with a quantity above 0; none: there is nothing to add (TAB-68). */
export function rowsToAdd(ticked: readonly RowState[]): readonly RowToAdd[] {
  return ticked.map(rowToAdd).filter(({ quantity }) => quantity > 0);
}

import { type AttributeChoice, findVariation } from '#catalogue/variations/rules/match-variation.ts';
import type { VariationChoice } from '#catalogue/variations/rules/variation-choice.ts';
import type { TableRow } from './table-row.ts';

/** What the selects of a row say while nothing is chosen (TAB-49). */
export const unselected = '0';

/**
 * What a row can do now (TAB-44 to TAB-49): `usable`; or what is in the way: an attribute that is not chosen, no such combination, a
 * product without variations, nothing left, or a hidden price.
 */
export type RowOutcome =
  | { readonly kind: 'usable'; readonly variation: VariationChoice | null }
  | { readonly kind: 'out-of-stock'; readonly variation: VariationChoice | null }
  | { readonly kind: 'incomplete' | 'no-match' | 'no-variations' | 'not-for-sale' | 'on-its-page' };

/** The text of the table that says what is in the way; null where nothing is, or where the row says it itself. */
export function messageOf({ kind }: RowOutcome) {
  switch (kind) {
    case 'out-of-stock':
      return 'out_of_stock_message';
    case 'incomplete':
      return 'select_all_items_message';
    case 'no-match':
      return 'right_combination_message';
    case 'no-variations':
      return 'right_combination_message_alt';
    default:
      return null;
  }
}

/** What a row can do with what its selects say; `'0'` and nothing are no choice (TAB-49). */
export function outcomeOf(row: TableRow, choice: AttributeChoice): RowOutcome {
  if (row.type !== 'variable') {
    if (row.stock_status === 'outofstock') return { kind: 'out-of-stock', variation: null };
    return row.price === null ? { kind: 'not-for-sale' } : { kind: 'usable', variation: null };
  }
  if (row.product_variations === null) return { kind: 'on-its-page' };
  if (row.product_variations.length === 0) return { kind: 'no-variations' };
  const names = [...new Set(row.product_variations.flatMap(({ attributes }) => Object.keys(attributes)))];
  const isOpen = (name: string) => ['', unselected].includes(choice[name] ?? '');
  if (names.some(isOpen)) return { kind: 'incomplete' };
  const variation = findVariation(row.product_variations, choice);
  if (!variation?.price) return { kind: 'no-match' };
  if (!variation.buyable) return { kind: 'out-of-stock', variation };
  return { kind: 'usable', variation };
}

import { type FactName, factNames } from '#catalogue/products/rules/product-fields.ts';
import type { OfferedProduct } from '#catalogue/variations/rules/offered-product.ts';
import type { VariationChoice } from '#catalogue/variations/rules/variation-choice.ts';
import type { Locale } from '#messages/locale.ts';
import { formatFact } from '../rules/measures.ts';

/** Writes what the shown variation has of its own into the table of facts, or what the product has (VAR-19, VAR-20). */
export function writeFacts(
  product: Pick<OfferedProduct, FactName>,
  variation: VariationChoice | null,
  locale: Locale,
): void {
  for (const name of [...factNames('first'), ...factNames('last')]) {
    const row = document.querySelector<HTMLElement>(`tr[data-fact="${name}"]`);
    const cell = row?.querySelector('td');
    if (!row || !cell) continue;
    const value = variation?.[name] ?? product[name];
    row.hidden = value === null;
    cell.textContent = value === null ? '' : formatFact(value, locale);
  }
}

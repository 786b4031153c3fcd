import type { ProductTableMessages } from '#messages/it/product-table.ts';
import type { TableColumn, Taxonomy } from '../rules/table-columns.ts';

/** The name of a column or taxonomy; an attribute is called as the shop calls it. */
export function columnLabel(
  column: TableColumn | Taxonomy,
  words: ProductTableMessages,
  labels: Readonly<Record<string, string>>,
): string {
  if (column === 'product_cat') return words.columns.category;
  if (column === 'product_tag') return words.columns.tags;
  return labels[column] ?? (Object.hasOwn(words.columns, column) ? words.columns[column as 'sku'] : column);
}

import { VisuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import type { ProductTableMessages } from '#messages/it/product-table.ts';
import type { ShownTable } from '../rules/shown-table.ts';
import { sortKindOf, type TableColumn, type Taxonomy } from '../rules/table-columns.ts';
import styles from './table-head.module.css';
import { useTableWords } from './use-table-words.ts';

/** The heads of the columns; those that can be sorted become buttons when scripts run (TAB-39). */
export function TableHead({ table }: { table: Pick<ShownTable, 'columns' | 'labels' | 'site'> }) {
  const words = useTableWords();
  return (
    <thead>
      <tr>
        {table.columns.map((column) => (
          <th
            key={column}
            scope="col"
            className={`${table.site.prefix}_${column} ${styles.head}`}
            data-column={column}
            data-sort={sortKindOf(column) ?? undefined}
            data-kind={kindOf(column)}
          >
            {column === 'check' ? (
              <VisuallyHidden>{columnLabel(column, words, table.labels)}</VisuallyHidden>
            ) : (
              columnLabel(column, words, table.labels)
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** How a column is laid out. */
export function kindOf(column: string): 'number' | 'picture' | 'text' | 'tick' {
  if (column === 'check') return 'tick';
  if (column === 'thumbnails') return 'picture';
  const numbers = ['serial_number', 'product_id', 'price', 'weight', 'length', 'width', 'height', 'total'];
  return numbers.includes(column) ? 'number' : 'text';
}

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

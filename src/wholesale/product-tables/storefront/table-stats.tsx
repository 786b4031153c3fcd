import type { TablePage } from '../rules/shown-table.ts';
import { useTableWords } from './use-table-words.ts';

/** Which products of how many the table shows: the region `.{t}-stats-report`. */
export function TableStats({ from, total, page, pages, rows }: TablePage) {
  const words = useTableWords();
  const products = new Set(rows.map(({ facts }) => facts.parent_id || facts.product_id)).size;
  const to = page === pages ? total : from + products - 1;
  return <span>{words.found(from, to, total)}</span>;
}

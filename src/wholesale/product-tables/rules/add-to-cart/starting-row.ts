import type { ShownRow } from '../rows/shown-row.ts';
import { rowMinimum } from './row-minimum.ts';

/** A row with the quantity that it starts from, which is the least that its box takes (TAB-52, TAB-53). */
export function startingRow<Row extends Pick<ShownRow, 'facts'>>(row: Row, returnZero: string): Row {
  const { facts } = row;
  const inStock = facts.stock_status !== 'outofstock';
  const least = rowMinimum({ own: facts.min_quantity, inStock, returnZero });
  return { ...row, facts: { ...facts, quantity: least, min_quantity: least } };
}

import { outcomeOf } from '../rows/row-outcome.ts';
import type { TableRow } from '../rows/table-row.ts';
import type { RowState } from '../rows/table-state.ts';

const discRow: TableRow = {
  product_id: 7,
  parent_id: 0,
  type: 'simple',
  title: 'Disco freno',
  href: '/product/disco-freno/',
  sku: 'DF-7',
  quantity: 1,
  min_quantity: 1,
  max_quantity: null,
  step: 1,
  stock_status: 'instock',
  price: 1220,
  tiers: [],
  price_data: {
    currency: '€',
    price_decimal_separator: ',',
    thousand_separator: '.',
    number_of_decimal: 2,
  },
  product_variations: [],
  variation: {},
  variation_id: 0,
  additional_json: '',
  wpt_custom_message: '',
  weight: 1.2,
  weight_backup: 1.2,
  terms: {},
};

/** A row of a table as it stands in a browser, to try the rules with: a disc of 12,20 €, one piece, not ticked. */
export function aRow(options: Partial<Omit<RowState, 'row'>> & { row?: Partial<TableRow> } = {}): RowState {
  const row = { ...discRow, ...options.row };
  const choice = options.choice ?? row.variation;
  return {
    quantity: row.quantity,
    minimum: row.min_quantity,
    ticked: false,
    message: '',
    outcome: outcomeOf(row, choice),
    ...options,
    choice,
    row,
  };
}

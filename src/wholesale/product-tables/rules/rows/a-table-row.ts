import { noFields } from '#catalogue/products/rules/no-fields.ts';
import type { VariationChoice } from '#catalogue/variations/rules/variation-choice.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { outcomeOf } from './row-outcome.ts';
import type { TableRow } from './table-row.ts';
import type { RowState } from './table-state.ts';

/** A row of a simple product for tests of the rules: 12,20 €, ten kilograms, in stock. */
export function aTableRow(options: Partial<TableRow> = {}): TableRow {
  return {
    product_id: 7,
    parent_id: 0,
    type: 'simple',
    title: 'Disco freno',
    href: '/product/disco/',
    sku: 'DSC-7',
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
    weight: 10,
    weight_backup: 10,
    terms: {},
    ...options,
  };
}

/** A variation for tests of the rules: five litres at 50,00 €. */
export function aRowVariation(options: Partial<VariationChoice> = {}): VariationChoice {
  const unit = toCents(5000);
  return {
    ...noFields('variation'),
    id: 71,
    attributes: { attribute_pa_litri: '5-l' },
    sku: 'OLIO-5',
    price: { unit, regular: unit, onSale: false, upTo: null, mode: 'gross' },
    stock: { kind: 'in-stock' },
    stockLeft: 10,
    buyable: true,
    active: true,
    limits: { minimum: 1, maximum: 10, step: 1 },
    tiers: [],
    soldIndividually: false,
    description: '<p>Tanica da cinque litri.</p>',
    weightGrams: 4600,
    size: [200, 150, 300],
    picture: null,
    ...options,
  };
}

/** A row of a table in the browser, for tests of the rules: a disc of 12,20 €, one piece, not ticked. */
export function aRow(options: Partial<Omit<RowState, 'row'>> & { row?: Partial<TableRow> } = {}): RowState {
  const own = { href: '/product/disco-freno/', sku: 'DF-7', weight: 1.2, weight_backup: 1.2 };
  const row = aTableRow({ ...own, ...options.row });
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

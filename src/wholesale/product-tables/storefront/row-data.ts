import { packVariations } from '#catalogue/variations/rules/pack-variations.ts';
import { type TableRow, writeTaxonomyData } from '../rules/rows/table-row.ts';

const termAttribute = (taxonomy: string) => `data-${taxonomy}`;

/** A row's facts as the attributes of its `tr`, by the names of the wire (TAB-05, TAB-06); `browser/read-row.ts` reads them. */
export function rowData(row: TableRow): Readonly<Record<string, string>> {
  const terms = Object.entries(row.terms).map(([taxonomy, slugs]) => [
    termAttribute(taxonomy),
    writeTaxonomyData(slugs),
  ]);
  return {
    'data-product_id': String(row.product_id),
    'data-parent_id': String(row.parent_id),
    'data-type': row.type,
    'data-title': row.title,
    'data-href': row.href,
    'data-sku': row.sku,
    'data-quantity': String(row.quantity),
    'data-min_quantity': String(row.min_quantity),
    'data-max_quantity': row.max_quantity === null ? '' : String(row.max_quantity),
    'data-step': String(row.step),
    'data-stock_status': row.stock_status,
    'data-price': row.price === null ? '' : String(row.price),
    'data-tiers': JSON.stringify(row.tiers.map(({ from, unit }) => [from, unit])),
    'data-currency': row.price_data.currency,
    'data-price_decimal_separator': row.price_data.price_decimal_separator,
    'data-thousand_separator': row.price_data.thousand_separator,
    'data-number_of_decimal': String(row.price_data.number_of_decimal),
    'data-product_variations': row.product_variations === null ? 'false' : variationsOf(row),
    'data-variation': JSON.stringify(row.variation),
    'data-variation_id': String(row.variation_id),
    'data-additional_json': row.additional_json,
    'data-wpt_custom_message': row.wpt_custom_message,
    'data-weight': row.weight === null ? '' : String(row.weight),
    'data-weight_backup': row.weight_backup === null ? '' : String(row.weight_backup),
    'data-taxonomies': Object.keys(row.terms).join(' '),
    ...Object.fromEntries(terms),
  };
}

function variationsOf({ product_variations }: TableRow): string {
  return product_variations && product_variations.length > 0 ? packVariations(product_variations) : '';
}

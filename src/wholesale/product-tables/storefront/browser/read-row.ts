import { unpackVariations } from '#catalogue/variations/rules/pack-variations.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { readTaxonomyData, type TableRow } from '../../rules/rows/table-row.ts';

const numberIn = (text: string | undefined) => (text ? Number(text) : null);

function variationsIn(text: string): TableRow['product_variations'] {
  if (text === 'false') return null;
  return text === '' ? [] : unpackVariations(text);
}

function choiceIn(text: string): TableRow['variation'] {
  const read: unknown = JSON.parse(text || '{}');
  const entries = typeof read === 'object' && read !== null ? Object.entries(read) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function tiersIn(text: string): TableRow['tiers'] {
  const read: unknown = JSON.parse(text || '[]');
  return (Array.isArray(read) ? read : []).flatMap((tier: unknown) => {
    const [from, unit]: unknown[] = Array.isArray(tier) ? tier : [];
    return typeof from === 'number' && typeof unit === 'number' ? [{ from, unit: toCents(unit) }] : [];
  });
}

/** The facts of a row out of the attributes that `rowData` wrote (TAB-05, TAB-06). */
export function readRow(element: HTMLElement): TableRow {
  const data = element.dataset;
  const taxonomies = (data.taxonomies ?? '').split(' ').filter((name) => name !== '');
  const type = data.type === 'variable' || data.type === 'variation' ? data.type : 'simple';
  const stock = data.stock_status;
  return {
    product_id: Number(data.product_id),
    parent_id: Number(data.parent_id ?? 0),
    type,
    title: data.title ?? '',
    href: data.href ?? '',
    sku: data.sku ?? '',
    quantity: Number(data.quantity ?? 1),
    min_quantity: Number(data.min_quantity ?? 1),
    max_quantity: numberIn(data.max_quantity),
    step: Number(data.step ?? 1),
    stock_status: stock === 'outofstock' || stock === 'onbackorder' ? stock : 'instock',
    price: numberIn(data.price),
    tiers: tiersIn(data.tiers ?? ''),
    price_data: {
      currency: data.currency ?? '',
      price_decimal_separator: data.price_decimal_separator ?? ',',
      thousand_separator: data.thousand_separator ?? '.',
      number_of_decimal: Number(data.number_of_decimal ?? 2),
    },
    product_variations: variationsIn(data.product_variations ?? ''),
    variation: choiceIn(data.variation ?? ''),
    variation_id: Number(data.variation_id ?? 0),
    additional_json: data.additional_json ?? '',
    wpt_custom_message: data.wpt_custom_message ?? '',
    weight: numberIn(data.weight),
    weight_backup: numberIn(data.weight_backup),
    terms: Object.fromEntries(
      taxonomies.map((name) => [name, readTaxonomyData(element.getAttribute(`data-${name}`) ?? '')]),
    ),
  };
}

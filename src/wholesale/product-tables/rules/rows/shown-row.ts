import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { FieldValues } from '#catalogue/products/rules/product-fields.ts';
import type { StockNote } from '#catalogue/stock/rules/stock-note.ts';
import type { VariationAttribute } from '#catalogue/variations/rules/variation-attribute.ts';
import type { VariationChoice } from '#catalogue/variations/rules/variation-choice.ts';
import { textOfHtml } from '#kit/text/rules/text-of-html.ts';
import type { ShownPrice } from '#pricing/prices/rules/shown-price.ts';
import { type TableField, textColumns } from '../table-columns.ts';
import type { RowTerm, TableRow } from './table-row.ts';

/** A term of a taxonomy with the address of its listing. */
export type LinkedTerm = RowTerm & { readonly path: string };

/** A row with all that its columns may show. */
export type ShownRow = FieldValues<'table'> & {
  readonly facts: TableRow;
  readonly picture: Picture | null;
  readonly price: ShownPrice | null;
  readonly stock: StockNote;
  /** of categories, tags and brand, by taxonomy */
  readonly links: Readonly<Record<'product_cat' | 'product_tag' | 'product_brand', readonly LinkedTerm[]>>;
  readonly fields: Readonly<Partial<Record<TableField, readonly string[]>>>;
  /** what a variable product is chosen by */
  readonly choices: readonly VariationAttribute[];
};

/** The name of a variation beside that of its product: `5W-30, 5 l`. */
function optionNames({ choices }: ShownRow, variation: VariationChoice): string {
  return choices
    .flatMap(
      ({ name, options }) => options.find(({ slug }) => slug === variation.attributes[name])?.label ?? [],
    )
    .join(', ');
}

/** What an address says of a choice that is made already. */
const chosenIn = (attributes: VariationChoice['attributes']) =>
  Object.entries(attributes)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');

/** The row of one variation of a product, which is sold without a choice (TAB-05). */
function variationRow(row: ShownRow, variation: VariationChoice): ShownRow {
  const { facts } = row;
  const names = optionNames(row, variation);
  const isGone = variation.stock.kind === 'out-of-stock';
  const weightGrams = variation.weightGrams ?? row.weightGrams;
  const weight = weightGrams === null ? null : weightGrams / 1000;
  const texts = textColumns.map((name) => [name, variation[name]] as const);
  return {
    ...row,
    ...Object.fromEntries(texts),
    facts: {
      ...facts,
      product_id: variation.id,
      parent_id: facts.product_id,
      type: 'variation',
      title: names === '' ? facts.title : `${facts.title} – ${names}`,
      href: `${facts.href}?${chosenIn(variation.attributes)}`,
      sku: variation.sku ?? '',
      quantity: isGone ? 0 : variation.limits.minimum,
      min_quantity: variation.limits.minimum,
      max_quantity: variation.limits.maximum,
      step: variation.limits.step,
      stock_status: isGone ? 'outofstock' : variation.stock.kind === 'backorder' ? 'onbackorder' : 'instock',
      price: variation.price?.unit ?? null,
      tiers: variation.tiers,
      product_variations: [],
      variation: variation.attributes,
      variation_id: variation.id,
      weight,
      weight_backup: weight,
    },
    picture: variation.picture ?? row.picture,
    price: variation.price,
    stock: variation.stock,
    shortDescription: textOfHtml(variation.description) || row.shortDescription,
    weightGrams,
    size: variation.size ?? row.size,
    choices: [],
  };
}

/** The rows of a table that shows each variation by itself; a product without any is its own row. */
export function withVariationRows(rows: readonly ShownRow[]): readonly ShownRow[] {
  return rows.flatMap((row) => {
    const variations = (row.facts.product_variations ?? []).filter(({ price }) => price !== null);
    return row.facts.type === 'variable' && variations.length > 0
      ? variations.map((variation) => variationRow(row, variation))
      : [row];
  });
}

import { fieldNames } from '#catalogue/products/rules/product-fields.ts';

/** The columns that show a text of a product as it is stored. */
export const textColumns = fieldNames('table', 'text');

/** The columns that every table may have, by their names on the wire (TAB-02, TAB-03, TAB-04, TAB-90). */
export const fixedColumns = [
  'serial_number',
  'product_id',
  'thumbnails',
  'product_title',
  'category',
  'tags',
  ...textColumns,
  'price',
  'stock',
  'description',
  'weight',
  'length',
  'width',
  'height',
  'message',
  'quantity',
  'total',
  'quick_view',
  'action',
  'quoterequest',
  'check',
] as const;
type FixedColumn = (typeof fixedColumns)[number];

/** Facts of a part that are no taxonomy; `vehicle_make` and `oe_manufacturer` can be searched by. */
export const tableFields = ['vehicle_make', 'oe_manufacturer', 'oe_number'] as const;
export type TableField = (typeof tableFields)[number];

/** What groups products: categories, tags, brands, and each attribute of the shop as `pa_{slug}`. */
export type Taxonomy = 'product_cat' | 'product_tag' | 'product_brand' | `pa_${string}`;

/** A column of a table: a fixed one, a taxonomy of its own (`product_brand`, `pa_lato`), or a field (TAB-04). */
export type TableColumn = FixedColumn | 'product_brand' | `pa_${string}` | TableField;

const attributeName = /^pa_[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,99}$/u;
const isIn = <T extends string>(list: readonly T[], name: string): name is T =>
  (list as readonly string[]).includes(name);

/** Whether a name is that of an attribute of the shop. */
export const isAttribute = (name: string): name is `pa_${string}` => attributeName.test(name);

export const isTableField = (name: string): name is TableField => isIn(tableFields, name);

export const isTextColumn = (name: string): name is (typeof textColumns)[number] => isIn(textColumns, name);

/** The taxonomy that a name means; null where it means none. */
export function readTaxonomy(name: string): Taxonomy | null {
  if (name === 'product_cat' || name === 'product_tag' || name === 'product_brand') return name;
  return isAttribute(name) ? name : null;
}

/** The column that a name means; null where it means none. */
export function readColumn(name: string): TableColumn | null {
  if (isIn(fixedColumns, name) || name === 'product_brand') return name;
  return isAttribute(name) || isTableField(name) ? name : null;
}

/** How a column is sorted by a click on its head; null: it cannot be (TAB-40, TAB-41, TAB-42). */
export function sortKindOf(column: TableColumn): 'number' | 'text' | null {
  switch (column) {
    case 'serial_number':
    case 'product_id':
    case 'price':
    case 'stock':
    case 'weight':
    case 'length':
    case 'width':
    case 'height':
    case 'total':
      return 'number';
    case 'quantity':
    case 'check':
    case 'thumbnails':
    case 'action':
    case 'quoterequest':
    case 'quick_view':
      return null;
    default:
      return 'text';
  }
}

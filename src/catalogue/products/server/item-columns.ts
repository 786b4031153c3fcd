import { type RawBuilder, sql } from 'kysely';
import type { StockRow } from '#catalogue/stock/server/stock-of.ts';
import type { ProductsTable } from '#foundation/database/tables.ts';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';
import { priorPrice } from '#pricing/price-history/server/prior-price-column.ts';
import type { PricedRow } from '#pricing/prices/server/create-pricer.ts';
import { type ListTerms, listTerms } from '#pricing/prices/server/list-terms.ts';
import type { QuantityRow } from '#pricing/quantities/rules/quantity-rule.ts';
import {
  type FieldReader,
  type FieldRow,
  type ProductField,
  productFields,
} from '../rules/product-fields.ts';

/** What an item is sold by: its price, quantities and stock, and what the audience's price list says of it. */
export type ItemRow = PricedRow & StockRow & QuantityRow & { readonly list_terms: ListTerms };

const productColumns = [
  'tax_class',
  'regular_price_cents',
  'sale_price_cents',
  'sale_from',
  'sale_to',
  'min_quantity',
  'max_quantity',
  'quantity_step',
  'backorders',
] as const satisfies readonly (keyof ItemRow)[];

/** The names of an `ItemRow`. */
export const itemColumnNames = [
  ...productColumns,
  'sold_individually',
  'prior_price',
  'on_hand',
  'reserved',
  'low_stock_threshold',
  'list_terms',
] as const satisfies readonly (keyof ItemRow)[];

/** The columns of an `ItemRow` in a query over `products` named `item`, the product of a variation, and `stock`. */
export function itemColumns(audience: Audience, item: string, product?: string): RawBuilder<unknown> {
  const columns = productColumns.map((column) => sql.ref(`${item}.${column}`));
  const own = sql.ref(`${item}.sold_individually`);
  const shared = product ? sql` or coalesce(${sql.ref(`${product}.sold_individually`)}, false)` : sql``;
  return sql`${sql.join(columns)}, ${own}${shared} as sold_individually,
    ${priorPrice(item)} as prior_price, stock.on_hand, stock.reserved, stock.low_stock_threshold, ${listTerms(audience, item)} as list_terms`;
}

type Field = {
  readonly columns: readonly (keyof ProductsTable)[];
  readonly readers: ProductField['readers'];
};

/** The names of the columns of a reader's fields. */
export function fieldColumnNames<R extends FieldReader>(reader: R) {
  const fields = Object.values<Field>(productFields).filter(({ readers }) => readers[reader] !== undefined);
  return fields.flatMap(({ columns }) => columns) as (keyof FieldRow<R>)[];
}

/** The columns of a reader's fields; a variation inherits from `product`. */
export function fieldColumns(reader: FieldReader, item: string, product = item): RawBuilder<unknown> {
  const columns = Object.values<Field>(productFields).flatMap(({ columns, readers }) => {
    const own = readers[reader];
    if (own === undefined) return [];
    return columns.map((column) => {
      const ref = sql.ref(`${item}.${column}`);
      if (own === 'own') return ref;
      return sql`coalesce(${ref}, ${sql.ref(`${product}.${column}`)}) as ${sql.ref(column)}`;
    });
  });
  return sql.join(columns);
}

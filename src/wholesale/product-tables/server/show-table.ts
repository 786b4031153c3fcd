import { readAttributes } from '#catalogue/products/server/read-attributes.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { productTableFor } from '#messages/product/product-table-for.ts';
import { startingRow } from '../rules/add-to-cart/starting-row.ts';
import { type ShownRow, withVariationRows } from '../rules/rows/shown-row.ts';
import type { AddressedTable } from '../rules/search/table-address.ts';
import { noSearch } from '../rules/search/table-search.ts';
import type { ShownTable, TablePage } from '../rules/shown-table.ts';
import { isTableField } from '../rules/table-columns.ts';
import { tableConfig } from '../rules/table-config.ts';
import { attributesOf } from '../rules/table-definition.ts';
import { findTableProducts, type PageWanted } from './find-table-products.ts';
import { type ProductTable, readProductTable } from './read-product-table.ts';
import { readTableFields } from './read-table-fields.ts';
import { readTableRows } from './read-table-rows.ts';
import { tableChoices } from './table-choices.ts';
import { tableSiteData } from './table-site-data.ts';

/** One page of a table in a state, as the visitor's audience sees it. */
export async function readTablePage(
  ctx: RequestContext,
  table: ProductTable,
  wanted: PageWanted,
): Promise<TablePage> {
  const { ids, total, page, pages } = await findTableProducts(ctx, table, wanted);
  const wantsFields = table.columns.some(isTableField);
  const [rows, fields] = await Promise.all([
    readTableRows(ctx, ids),
    wantsFields ? readTableFields(ctx, ids) : null,
  ]);
  const whole: readonly ShownRow[] = fields
    ? rows.map((row) => ({ ...row, fields: fields.get(row.facts.product_id) ?? {} }))
    : rows;
  return {
    rows: (table.products.rows === 'variations' ? withVariationRows(whole) : whole).map((row) =>
      startingRow(row, ctx.settings.table_return_zero ? '1' : '0'),
    ),
    from: total === 0 ? 0 : wanted.fromFirst ? 1 : (page - 1) * table.paging.size + 1,
    total,
    page,
    pages,
  };
}

/** All that the drawing of a table shows; its state is what an address says of it, or nothing. */
export async function describeTable(
  ctx: RequestContext,
  table: ProductTable,
  state: AddressedTable & { readonly fromFirst?: boolean },
  path: string,
): Promise<ShownTable> {
  const { locale, mode } = ctx.visitor.audience;
  const [page, choices, attributes] = await Promise.all([
    readTablePage(ctx, table, state),
    tableChoices(ctx, table),
    readAttributes(ctx),
  ]);
  const labels = attributesOf(table).map((slug) => [`pa_${slug}`, attributes.get(slug)?.name ?? slug]);
  return {
    ...page,
    id: table.id,
    name: table.name,
    columns: table.columns,
    labels: Object.fromEntries(labels),
    config: tableConfig(table.options, table.texts[locale], productTableFor(locale).texts),
    site: tableSiteData(ctx),
    finding: table.finding,
    choices,
    paging: table.paging.kind,
    state: { tableId: table.id, search: state.search, page: page.page },
    path,
    mode,
  };
}

/**
 * The table that a code in a text names, in the state that an address tells (TAB-31), with all rows up to its page where these are loaded by
 * and by; null where there is no such table.
 */
export async function showTable(
  ctx: RequestContext,
  id: string,
  location: { readonly path: string; readonly addressed: AddressedTable | null },
): Promise<ShownTable | null> {
  const table = await readProductTable(ctx, id);
  if (!table) return null;
  const isMeant = location.addressed?.tableId === table.id;
  const state =
    isMeant && location.addressed ? location.addressed : { tableId: table.id, search: noSearch, page: 1 };
  const fromFirst = table.paging.kind !== 'links';
  return describeTable(ctx, table, { ...state, fromFirst }, location.path);
}

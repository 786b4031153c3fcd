import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readAttributes } from '#catalogue/products/server/read-attributes.ts';
import { projectRoot } from '#foundation/database/project-root.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { productTableFor } from '#messages/product/product-table-for.ts';
import { rowMinimum } from '../rules/add-to-cart/row-minimum.ts';
import { type ShownRow, withVariationRows } from '../rules/rows/shown-row.ts';
import type { AddressedTable } from '../rules/search/table-address.ts';
import { noSearch } from '../rules/search/table-search.ts';
import type { ShownTable, TablePage } from '../rules/shown-table.ts';
import { priceFormatOf, type SiteData } from '../rules/site-data.ts';
import { isTableField, type TableField } from '../rules/table-columns.ts';
import { tableConfig } from '../rules/table-config.ts';
import { attributesOf } from '../rules/table-definition.ts';
import { findTableProducts, type PageWanted } from './find-table-products.ts';
import { type ProductTable, readProductTable } from './read-product-table.ts';
import { readTableRows } from './read-table-rows.ts';
import { tableChoices } from './table-choices.ts';

type Fields = Readonly<Record<TableField, readonly string[]>>;

// The most values of a field that a row shows.
const mostValues = 30;

/** The statement of `readTableFields`. */
function tableFieldsQuery(ids: readonly number[]) {
  return sql<Fields & { id: number }>`/* prepared */
    select wanted.id,
      array(select distinct v.make from fitments f join vehicles v on v.id = f.vehicle_id
        where f.product_id = wanted.id order by v.make limit ${mostValues}) as vehicle_make,
      array(select distinct o.manufacturer from oe_numbers o
        where o.product_id = wanted.id order by o.manufacturer limit ${mostValues}) as oe_manufacturer,
      array(select o.code from oe_numbers o
        where o.product_id = wanted.id order by o.manufacturer, o.id limit ${mostValues}) as oe_number
    from unnest(${ids}::int[]) as wanted(id)`;
}

/** The fields of some products, for a table that has a column of them; cached in memory until a product changes. */
async function readTableFields(
  ctx: Pick<RequestContext, 'db' | 'memory'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Fields>> {
  return ctx.memory.rememberEach('table fields', ids, async (missing) => {
    const { rows } = await tableFieldsQuery(missing).execute(ctx.db);
    return new Map(rows.map(({ id, ...fields }) => [id, fields]));
  });
}

let known: string | null = null;

/** The version of the product table extension, which is the shop's own: part of the addresses of cached scripts (WIRE-02). */
function extensionVersion(): string {
  known ??= versionIn(JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')));
  return known;
}

function versionIn(description: unknown): string {
  if (typeof description !== 'object' || description === null || !('version' in description)) return '0';
  return String(description.version);
}

/** The site data of a cached page for everybody of an audience: all but the nonce, which the browser fetches (TAB-12). */
function tableSiteData({ settings, wire, visitor }: RequestContext): SiteData {
  const flag = (on: boolean) => (on ? '1' : '0');
  return {
    version: extensionVersion(),
    priceFormat: priceFormatOf(settings.table_price_format, visitor.audience.locale),
    select2: flag(settings.table_select2),
    resize_loader: flag(settings.table_resize_loader),
    add_to_cart_view: flag(settings.table_add_to_cart_view),
    return_zero: flag(settings.table_return_zero),
    return_quanity: flag(settings.table_return_quantity),
    search_select_placeholder: settings.table_search_select_placeholder,
    notice_timeout: settings.table_notice_timeout,
    nonce: '',
    prefix: wire.productTable,
    cart_url: '/cart/',
    checkout_url: '/checkout/',
    locale: visitor.audience.locale,
    quick_view: flag(settings.table_quick_view),
  };
}

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

/** All that a table's markup shows; the state of the table is that of the address, or the initial one. */
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
 * The table that a code in a text names, in the state that an address holds (TAB-31), with all rows up to its page where these are loaded by
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

/** A row with the quantity that it starts from, which is the least that its box takes (TAB-52, TAB-53). */
export function startingRow<Row extends Pick<ShownRow, 'facts'>>(row: Row, returnZero: string): Row {
  const { facts } = row;
  const inStock = facts.stock_status !== 'outofstock';
  const least = rowMinimum({ own: facts.min_quantity, inStock, returnZero });
  return { ...row, facts: { ...facts, quantity: least, min_quantity: least } };
}

import type { ListingFacets } from '#catalogue/products/rules/listing-facets.ts';
import { type ListingOrder, listingOrders } from '#catalogue/products/rules/listing-query.ts';
import { cleanSearch } from '#catalogue/search/rules/clean-search.ts';
import { parseJson } from '#kit/text/rules/parse-json.ts';
import { type BulkLayout, bulkLayouts } from './bulk-layout.ts';

/** How what is found is sorted; `name` and `name-desc` by name, the others as listings are. */
export type BulkOrder = ListingOrder | 'name' | 'name-desc';

/** Every sort that the form offers, in its order. */
export const bulkOrders = [
  'menu_order',
  'name',
  'name-desc',
  'popularity',
  'price',
  'price-desc',
  'date',
] as const;

const wireOrders: ReadonlyMap<string, BulkOrder> = new Map([
  ['automatic', 'menu_order'],
  ['atoz', 'name'],
  ['ztoa', 'name-desc'],
  ['bestselling', 'popularity'],
  ['name', 'name'],
  ['name-desc', 'name-desc'],
]);

/** What a form searches for (BULK-12 to BULK-15). */
export type BulkSearch = {
  readonly words: string;
  readonly by: 'name-and-code' | 'code';
  readonly theme: BulkLayout;
  /** ids of products that are left out */
  readonly exclude: readonly number[];
  /** ids of the products among which it searches; null for all */
  readonly among: readonly number[] | null;
  /** slug of the tag among whose products it searches */
  readonly tag: string;
  /** slugs: any of the categories, any of the terms of each attribute */
  readonly categories: readonly string[];
  readonly attributes: readonly { readonly attribute: string; readonly terms: readonly string[] }[];
  readonly order: BulkOrder;
  readonly inStock: boolean;
  /** what is in the form already, and not offered once more */
  readonly inForm: readonly number[];
  /** what can be bought of the products of `among` is asked for, variation by variation, and not the products */
  readonly asOptions: boolean;
  /** from 1 */
  readonly page: number;
  /** a list of the buyer's own is loaded, whole or one item of it (LIST-11) */
  readonly loads: { readonly listId: number | null } | null;
};

type Fields = Readonly<Record<string, string | undefined>>;

const mostIds = 1000;
const mostSlugs = 24;
const mostAttributes = 8;
const highestPage = 10_000;
const longestField = 12_000;
const slugPattern = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,99}$/u;
const attributePrefix = 'attr_';

const idOf = (text: string): number | null => {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= 2_147_483_647 ? id : null;
};

const parts = (text: string | undefined) =>
  (text ?? '')
    .slice(0, longestField)
    .split(',')
    .map((part) => part.trim());

/** Ids as a call lists them, `1,2,3`; what is none is left out. */
function idsIn(text: string | undefined): readonly number[] {
  return [...new Set(parts(text).flatMap((part) => idOf(part) ?? []))].slice(0, mostIds);
}

function slugsIn(text: string | undefined): readonly string[] {
  return [...new Set(parts(text).filter((part) => slugPattern.test(part)))].slice(0, mostSlugs);
}

/** Ids out of a JSON list of numbers, or of texts that are numbers (BULK-13). */
function idsInJson(text: string | undefined): readonly number[] {
  if (!text || text.length > longestField) return [];
  const listed = parseJson(text);
  return Array.isArray(listed) ? listed.slice(0, mostIds).flatMap((id) => idOf(String(id)) ?? []) : [];
}

function attributesIn(fields: Fields): BulkSearch['attributes'] {
  return Object.keys(fields)
    .filter((name) => name.startsWith(attributePrefix))
    .sort()
    .map((name) => ({ attribute: name.slice(attributePrefix.length), terms: slugsIn(fields[name]) }))
    .filter(({ attribute, terms }) => slugPattern.test(attribute) && terms.length > 0)
    .slice(0, mostAttributes);
}

const isYes = (text: string | undefined) => text === '1' || text === 'yes' || text === 'true';

/** Reads a search call (BULK-12 to BULK-15, LIST-11). Never fails: what cannot be read is ignored. */
export function readBulkSearch(fields: Fields): BulkSearch {
  const listed = idsIn(fields.productlist);
  const order = fields.sortby ?? '';
  return {
    words: cleanSearch(fields.searchValue ?? ''),
    by: fields.searchby === 'sku' ? 'code' : 'name-and-code',
    theme: bulkLayouts.find((layout) => layout === fields.theme) ?? 'classic',
    exclude: idsIn(fields.exclude),
    among: (fields.productlist ?? '').trim() === '' ? null : listed,
    tag: slugsIn(fields.tag)[0] ?? '',
    categories: slugsIn(fields.category),
    attributes: attributesIn(fields),
    order: wireOrders.get(order) ?? listingOrders.find((known) => known === order) ?? 'menu_order',
    inStock: isYes(fields.instock),
    inForm: idsInJson(fields.idsinform),
    asOptions: isYes(fields.is_product) && !isYes(fields.nonadaptive) && listed.length > 0,
    page: Math.min(idOf(fields.pagerequested ?? '') ?? 1, highestPage),
    loads: fields.searchType === 'purchaseListLoading' ? { listId: idOf(fields.purchaselistid ?? '') } : null,
  };
}

/** The number of a page of results among all; pages from 1. */
export type Paging = { readonly page: number; readonly pages: number; readonly total: number };

/** What the panels of filters offer (BULK-03). */
export type OfferedFilters = Pick<ListingFacets, 'categories' | 'attributes' | 'inStock'>;

import type { Toolbox } from '#services/toolbox.ts';
import type { ProductQuery, TermFilter } from '#shop/catalogue/server/for-programs/product-query.ts';
import { productOrders } from '#shop/catalogue/server/for-programs/product-query.ts';
import { attributeFilters } from './attribute-filters.ts';
import {
  booleanParam,
  choiceParam,
  dateParam,
  integerParam,
  listParam,
  minorUnitsParam,
  textParam,
  unsupportedParam,
} from './param-readers.ts';
import { invalidParams, parseParams } from './parse-params.ts';
import { storeWords } from './store-words.ts';

const largestId = 2_147_483_647;
const idsParam = listParam(integerParam({ min: 0, max: largestId }));
const textsParam = listParam(textParam);
const stockParam = choiceParam(['instock', 'outofstock', 'onbackorder']);
const operatorParam = choiceParam(['in', 'not_in', 'and']);

const schema = {
  page: integerParam({ min: 1, max: 1_000_000 }),
  per_page: integerParam({ min: 1, max: 100 }),
  offset: integerParam({ min: 0, max: 100_000_000 }),
  context: choiceParam(['view', 'edit']),
  search: textParam,
  slug: textsParam,
  sku: textsParam,
  after: dateParam,
  before: dateParam,
  date_column: choiceParam(['date', 'date_gmt', 'modified', 'modified_gmt']),
  include: idsParam,
  exclude: idsParam,
  order: choiceParam(['asc', 'desc']),
  orderby: choiceParam(productOrders),
  parent: idsParam,
  parent_exclude: idsParam,
  type: choiceParam(['simple', 'grouped', 'external', 'variable', 'variation']),
  featured: booleanParam,
  category: textsParam,
  category_operator: operatorParam,
  tag: textsParam,
  tag_operator: operatorParam,
  brand: textsParam,
  brand_operator: operatorParam,
  on_sale: booleanParam,
  min_price: minorUnitsParam,
  max_price: minorUnitsParam,
  stock_status: listParam(stockParam),
  attribute_relation: choiceParam(['in', 'and']),
  catalog_visibility: choiceParam(['any', 'visible', 'catalog', 'search', 'hidden']),
  rating: listParam(integerParam({ min: 1, max: 5 })),
  related: integerParam({ min: 1, max: largestId }),
};

export type ReadQuery = { readonly query: ProductQuery; readonly page: number };

/** Reads the parameters of a question for products (wire 1.7); a bad one makes the reply. */
export function readProductParams(
  toolbox: Pick<Toolbox, 'wire' | 'visitor'>,
  source: URLSearchParams,
): { ok: true; value: ReadQuery } | { ok: false; error: Response } {
  const custom = [...source.keys()].filter((name) => name.startsWith('_unstable_tax_'));
  const known = { ...schema, ...Object.fromEntries(custom.map((name) => [name, unsupportedParam])) };
  const read = parseParams(toolbox, source, known);
  if (!read.ok) return read;
  const { params } = read;
  const attributes = attributeFilters(source, storeWords(toolbox));
  if (!attributes.ok) return { ok: false, error: invalidParams(toolbox, { attributes: attributes.fault }) };
  const limit = params.per_page ?? 10;
  const page = params.page ?? 1;
  const terms = (values: readonly string[] | undefined, operator: TermFilter['operator'] | undefined) =>
    values && values.length > 0 ? { values, operator: operator ?? 'in' } : undefined;
  const query: ProductQuery = {
    limit,
    offset: params.offset ?? (page - 1) * limit,
    direction: params.order ?? 'desc',
    order: params.orderby,
    search: params.search || undefined,
    slugs: params.slug,
    skus: params.sku,
    include: params.include,
    exclude: params.exclude,
    parents: params.parent,
    parentsExcluded: params.parent_exclude,
    type: params.type,
    featured: params.featured,
    category: terms(params.category, params.category_operator),
    tag: terms(params.tag, params.tag_operator),
    brand: terms(params.brand, params.brand_operator),
    attributes: attributes.value,
    attributeRelation: params.attribute_relation ?? 'and',
    onSale: params.on_sale,
    minCents: params.min_price,
    maxCents: params.max_price,
    stock: params.stock_status,
    visibility: params.catalog_visibility,
    ratings: params.rating,
    dateColumn: params.date_column?.startsWith('modified') ? 'updated_at' : 'published_at',
    after: params.after,
    before: params.before,
    relatedTo: params.related,
  };
  return { ok: true, value: { query, page } };
}

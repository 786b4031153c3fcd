import { z } from 'zod';
import {
  type ApiProductQuery,
  type ApiProductScope,
  apiProductSorts,
  apiSearchFields,
  apiStockStates,
} from '#catalogue/product-api/rules/api-product-query.ts';
import { commaList } from '../../lenient/lists.ts';
import { choice, decimal, flag, id, text } from '../../lenient/scalars.ts';
import { datesQuery, momentsOf, pageOf, pageQuery } from '../collection.ts';
import { askedStatuses, statusesOf } from './product-words.ts';

const status = choice(askedStatuses);
const types = ['simple', 'grouped', 'external', 'variable', 'variation'] as const;
const type = choice(types);
const names = {
  include_meta: commaList(z.string()).optional(),
  exclude_meta: commaList(z.string()).optional(),
};

/** What lists of products and of variations take. */
export const articleQuery = {
  ...pageQuery,
  ...datesQuery,
  ...names,
  orderby: choice(apiProductSorts).meta({ default: 'date' }).optional(),
  slug: text.optional(),
  status: status.meta({ description: '`any` is all but the trash.', default: 'any' }).optional(),
  include_status: commaList(status).optional(),
  exclude_status: commaList(status).optional(),
  sku: commaList(text)
    .meta({ description: 'Codes, separated by commas; those of variations too.' })
    .optional(),
  search_sku: text.meta({ description: 'A part of a code.' }).optional(),
  global_unique_id: commaList(text).meta({ description: 'GTINs.' }).optional(),
  on_sale: flag.optional(),
  downloadable: flag.optional(),
  virtual: flag.optional(),
  tax_class: text.optional(),
  stock_status: choice(apiStockStates).optional(),
  min_price: decimal.optional(),
  max_price: decimal.optional(),
};

/** What lists of products take. */
export const productQuery = z.object({
  ...articleQuery,
  parent: commaList(id).optional(),
  parent_exclude: commaList(id).optional(),
  type: type.optional(),
  include_types: commaList(type).optional(),
  exclude_types: commaList(type).optional(),
  search_name_or_sku: text.meta({ description: 'Words, all of which must be there.' }).optional(),
  search_fields: commaList(choice(apiSearchFields)).optional(),
  featured: flag.optional(),
  category: commaList(id).optional(),
  tag: commaList(id).optional(),
  shipping_class: commaList(id).optional(),
  brand: commaList(id).optional(),
  attribute: text
    .meta({ description: 'The slug of an attribute, `pa_…`; with `attribute_term`.' })
    .optional(),
  attribute_term: commaList(id).optional(),
});

const articles = z.object(articleQuery);
type Articles = z.output<typeof articles>;
type Products = z.output<typeof productQuery>;

const some = <Item>(list: readonly Item[] | undefined) => (list?.length ? list : undefined);
const known = ['simple', 'variable', 'variation'] as const;

function askedStatus({ status: one = 'any', include_status: some = [], exclude_status: not = [] }: Articles) {
  const names = some.length > 0 ? some : [one];
  const all = ['draft', 'private', 'publish', 'future'];
  const wanted = names.includes('any') ? [...all, ...names] : names;
  const isWhole = names.includes('any') && !names.includes('trash') && not.length === 0;
  return isWhole ? undefined : statusesOf(wanted.filter((name) => !not.some((gone) => gone === name)));
}

const cents = (amount: number | undefined) => (amount === undefined ? undefined : Math.round(amount * 100));

/** What a list of products or variations is asked for, without its words. */
export function articlesAsked(query: Articles, scope: ApiProductScope): ApiProductQuery {
  // Nothing of this shop is downloaded.
  const isNone = query.virtual === true || query.downloadable === true;
  return {
    scope,
    ...pageOf(query),
    ...momentsOf(query),
    statuses: isNone ? [] : askedStatus(query),
    slug: query.slug,
    skus: query.search_sku === undefined ? some(query.sku) : undefined,
    partOfSku: query.search_sku,
    gtins: some(query.global_unique_id),
    onSale: query.on_sale,
    taxClass: query.tax_class,
    stock: query.stock_status,
    minCents: cents(query.min_price),
    maxCents: cents(query.max_price),
    ids: some(query.include),
    exceptIds: some(query.exclude),
    sort: query.orderby ?? 'date',
    direction: query.order ?? 'desc',
  };
}

function typesOf({ type: one, include_types: some = [], exclude_types: not = [] }: Products) {
  const names = some.length > 0 ? some : one ? [one] : [];
  if (names.length === 0 && not.length === 0) return undefined;
  return known.filter((name) => (names.length === 0 || names.includes(name)) && !not.includes(name));
}

/** Codes are looked for among variations as well. */
export function productsAsked(query: Products): ApiProductQuery {
  const { sku = [], search_sku: part, global_unique_id: gtins = [] } = query;
  const words = wordsOf(query);
  const inCodes = words?.fields.some((field) => field === 'sku' || field === 'global_unique_id') ?? false;
  const isByCode = sku.length + gtins.length > 0 || part !== undefined || inCodes;
  const asked = articlesAsked(query, { kind: isByCode ? 'both' : 'products' });
  const { attribute, attribute_term: terms = [], parent = [], parent_exclude: notIn = [] } = query;
  // No product stands below another one.
  const isNone = (parent.length > 0 && !parent.includes(0)) || notIn.includes(0);
  return {
    ...asked,
    ...(isNone ? { statuses: [] } : {}),
    ...(words ? { skus: undefined, partOfSku: undefined, words } : {}),
    types: typesOf(query),
    featured: query.featured,
    categories: some(query.category),
    tags: some(query.tag),
    brands: some(query.brand),
    shippingClasses: some(query.shipping_class),
    attribute:
      attribute !== undefined && terms.length > 0
        ? { slug: attribute.replace(/^pa_/, ''), termIds: terms }
        : undefined,
  };
}

/** Words in fields that were named, which go before all other searches. */
function wordsOf({ search = '', search_name_or_sku: both = '', search_fields: fields = [] }: Products) {
  const split = (text: string) => text.split(/\s+/).filter((word) => word !== '');
  if (fields.length > 0 && search !== '') return { all: split(search), fields };
  return both === '' ? undefined : ({ all: split(both), fields: ['name', 'sku'] } as const);
}

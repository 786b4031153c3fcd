import type { CallError, CallNotes } from './call-note.ts';

const badParameter: CallError = {
  status: 400,
  code: 'rest_invalid_param',
  when: 'A parameter does not fit; `data.params` and `data.details` say which and why.',
};
const missing = (code: string, what: string): CallError => ({
  status: 404,
  code,
  when: `${what} is not there.`,
});
const paging = {
  'X-WP-Total': 'how many there are in all',
  'X-WP-TotalPages': 'how many pages they make',
  Link: 'addresses of the pages before and after, `rel="prev"` and `rel="next"`',
};
const somePaging = {
  'X-WP-Total, X-WP-TotalPages, Link': 'only with `per_page`, and where there may be more pages',
};
const related = missing('{platform}_rest_product_not_found', 'The product of `related`');
const oneProduct = (code: string) => ({
  reply: { type: 'StoreProduct' },
  errors: [badParameter, missing(code, 'A published product or variation')],
});
const terms = (type: string) => ({
  reply: { type: `${type}[]`, headers: somePaging },
  errors: [badParameter],
});
const one = (type: string, code: string, what: string) => ({
  reply: { type },
  errors: [badParameter, missing(code, what)],
});
const id = ':id{[0-9]+}';

/** The questions of the Store API that change nothing (wire 1.7 to 1.12). */
export const storeReadNotes: CallNotes = {
  'store-api GET /products': {
    reply: {
      type: 'StoreProduct[]',
      says: 'A page past the last is an empty list.',
      headers: { ...paging, 'Last-Modified': 'when the newest product changed' },
    },
    errors: [badParameter, related],
  },
  'store-api GET /products/collection-data': {
    reply: {
      type: 'StoreCollectionData',
      says: 'Counts over all products that answer, whatever page is asked.',
    },
    errors: [badParameter, related],
  },
  'store-api GET /products/reviews': {
    reply: { type: 'StoreReview[]', headers: paging },
    errors: [badParameter],
  },
  'store-api GET /products/categories': terms('StoreCategoryObject'),
  [`store-api GET /products/categories/${id}`]: one(
    'StoreCategoryObject',
    '{platform}_rest_category_invalid_id',
    'The category',
  ),
  'store-api GET /products/tags': terms('StoreTermObject'),
  'store-api GET /products/brands': terms('StoreCategoryObject'),
  [`store-api GET /products/brands/${id}`]: one(
    'StoreCategoryObject',
    '{platform}_rest_brand_invalid_id',
    'The brand',
  ),
  'store-api GET /products/brands/:slug': one(
    'StoreCategoryObject',
    '{platform}_rest_brand_invalid_slug',
    'The brand',
  ),
  'store-api GET /products/attributes': { reply: { type: 'StoreAttributeObject[]' }, errors: [badParameter] },
  [`store-api GET /products/attributes/${id}`]: one(
    'StoreAttributeObject',
    '{platform}_rest_attribute_invalid_id',
    'The attribute',
  ),
  [`store-api GET /products/attributes/${id}/terms`]: {
    reply: { type: 'StoreTermObject[]', headers: somePaging },
    errors: [badParameter, missing('{platform}_rest_taxonomy_invalid', 'The attribute')],
  },
  [`store-api GET /products/${id}`]: oneProduct('{platform}_rest_product_invalid_id'),
  'store-api GET /products/:slug': oneProduct('{platform}_rest_product_invalid_slug'),
};

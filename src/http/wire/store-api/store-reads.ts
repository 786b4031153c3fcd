import type { StoreApiEndpoint } from '../endpoint.ts';
import { contextParam } from './context-param.ts';
import { shapesOf } from './parse-params.ts';
import { collectionDataEndpoint } from './products/collection-data.ts';
import { collectionShapes } from './products/collection-params.ts';
import { productShapes } from './products/product-schema.ts';
import { productsEndpoint } from './products/products.ts';
import { productByIdEndpoint, productBySlugEndpoint } from './products/products-one.ts';
import { reviewSchema, reviewsEndpoint } from './reviews.ts';
import { attributeEndpoint, attributesEndpoint, attributeTermsEndpoint } from './terms/attributes.ts';
import {
  brandBySlugEndpoint,
  brandEndpoint,
  brandsEndpoint,
  categoriesEndpoint,
  categoryEndpoint,
} from './terms/categories.ts';
import { tagsEndpoint } from './terms/tags.ts';
import { attributeTermSchema, termSchema } from './terms/term-params.ts';

const read = { kind: 'store-api', method: 'GET', who: 'everybody' } as const;
const one = shapesOf({ context: contextParam });
const terms = shapesOf(termSchema);
const id = ':id{[0-9]+}';

/** The questions of the Store API that change nothing; the first route that matches answers, so slugs come last (wire 1.7 to 1.12). */
export const storeReads: readonly StoreApiEndpoint[] = [
  { ...read, path: '/products', params: productShapes, handle: productsEndpoint },
  { ...read, path: '/products/collection-data', params: collectionShapes, handle: collectionDataEndpoint },
  { ...read, path: '/products/reviews', params: shapesOf(reviewSchema), handle: reviewsEndpoint },
  { ...read, path: '/products/categories', params: terms, handle: categoriesEndpoint },
  { ...read, path: `/products/categories/${id}`, params: one, handle: categoryEndpoint },
  { ...read, path: '/products/tags', params: terms, handle: tagsEndpoint },
  { ...read, path: '/products/brands', params: terms, handle: brandsEndpoint },
  { ...read, path: `/products/brands/${id}`, params: one, handle: brandEndpoint },
  { ...read, path: '/products/brands/:slug', params: one, handle: brandBySlugEndpoint },
  { ...read, path: '/products/attributes', params: one, handle: attributesEndpoint },
  { ...read, path: `/products/attributes/${id}`, params: one, handle: attributeEndpoint },
  {
    ...read,
    path: `/products/attributes/${id}/terms`,
    params: shapesOf(attributeTermSchema),
    handle: attributeTermsEndpoint,
  },
  { ...read, path: `/products/${id}`, params: one, handle: productByIdEndpoint },
  { ...read, path: '/products/:slug', params: one, handle: productBySlugEndpoint },
];

import type { StoreApiEndpoint } from '../endpoint.ts';
import { collectionData } from './products/collection-data.ts';
import { products } from './products/products.ts';
import { productById, productBySlug } from './products/products-one.ts';
import { reviews } from './reviews.ts';
import { attributeById, attributes, attributeTerms } from './terms/attributes.ts';
import { brandById, brandBySlug, brands, categories, categoryById } from './terms/categories.ts';
import { tags } from './terms/tags.ts';

/** The questions of the Store API that change nothing; the first route that matches answers, so slugs come last (wire 1.7 to 1.12). */
export const storeReads: readonly StoreApiEndpoint[] = [
  products,
  collectionData,
  reviews,
  categories,
  categoryById,
  tags,
  brands,
  brandById,
  brandBySlug,
  attributes,
  attributeById,
  attributeTerms,
  productById,
  productBySlug,
];

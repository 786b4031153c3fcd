import type { ProductValues } from './product-schema.ts';

/** What is to be written of a product: the fields that change. */
export type ProductWrite = { readonly id: number; readonly values: Partial<ProductValues> };

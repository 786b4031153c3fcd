import type { ProductPageMessages } from '../it/product-page.ts';

export const productPage: ProductPageMessages = {};

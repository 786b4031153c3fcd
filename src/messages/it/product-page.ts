export const productPage = {};

export type ProductPageMessages = typeof productPage;

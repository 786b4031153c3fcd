export const shopPath = '/shop/';

/** The address of a product's page (PDP-01). */
export function productPath(slug: string): string {
  return `/product/${slug}/`;
}

/** The address of a category's listing (CAT-01). */
export function categoryPath(slug: string): string {
  return `/product-category/${slug}/`;
}

import type { CatalogueMessages } from '../it/catalogue.ts';

export const catalogue: CatalogueMessages = {
  shopHeading: 'All parts',
  foundHeading: (words) => `Results for “${words}”`,
  stock: {
    inStock: 'In stock',
    few: (left) => (left === 1 ? 'Only 1 left' : `Only ${left} left`),
    backorder: 'Available on backorder',
    outOfStock: 'Out of stock',
  },
};

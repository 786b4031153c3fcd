import type { StoreCartMessages } from '../it/store-cart.ts';

export const storeCart: StoreCartMessages = {
  missingNonce: 'The Nonce header is missing. Read the cart and repeat the request.',
  invalidNonce: 'The Nonce is invalid or expired. Read the cart and repeat the request.',
  notNumber: (name) => `${name} is not a number.`,
  notArray: (name) => `${name} is not a list of pairs of attribute and value.`,
  itemExists: 'This item is in the cart already: use update-item to change it.',
  invalidKey: 'The item is not in the cart.',
  package: 'Shipping',
  items: 'Items',
};

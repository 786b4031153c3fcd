import type { StoreApiMessages } from '../it/store-api.ts';

export const storeApi: StoreApiMessages = {
  invalidParams: (names) => `Invalid parameters: ${names}`,
  notInteger: (name) => `${name} is not a whole number.`,
  notBoolean: (name) => `${name} is not a boolean.`,
  notDate: (name) => `${name} is not a valid date.`,
  notAmount: (name) => `${name} is not an amount in cents.`,
  tooSmall: (name, minimum) => `${name} must be at least ${minimum}.`,
  tooLarge: (name, maximum) => `${name} must be at most ${maximum}.`,
  tooMany: (name, maximum) => `${name} can have at most ${maximum} values.`,
  notOfType: (name, type) => `${name} is not of type ${type}.`,
  tooLong: (name, maximum) => `${name} can have at most ${maximum} characters.`,
  notOneOf: (name, choices) => `${name} is not one of ${choices}.`,
  notSupported: (name) => `${name} is not available in this shop.`,
  malformed: (name) => `${name} is not of the expected form.`,
  invalidJson: 'The body of the request is not valid JSON.',
  productNotFound: 'Product not found.',
  categoryNotFound: 'Category not found.',
  brandNotFound: 'Brand not found.',
  attributeNotFound: 'Attribute not found.',
  taxonomyNotFound: 'Taxonomy not found.',
  notGiven: 'n/a',
  addToCart: 'Add to cart',
  chooseOptions: 'Choose options',
  readMore: 'Read more',
  addNamed: (name) => `Add to cart: ${name}`,
  seeNamed: (name) => `See the product: ${name}`,
  missingNonce: 'The Nonce header is missing. Read the cart and repeat the request.',
  invalidNonce: 'The Nonce is invalid or expired. Read the cart and repeat the request.',
  notNumber: (name) => `${name} is not a number.`,
  itemExists: 'This item is in the cart already: use update-item to change it.',
  invalidKey: 'The item is not in the cart.',
  missingParams: (names: string) => `Missing parameters: ${names}`,
  notPairs: (name: string, first: string) => `${name} is not a list of pairs of ${first} and value.`,
  notImplemented: 'This method is not available for this route.',
  missingRate: 'Name the shipping rate by rate_id.',
  unknownNamespace: (name: string) => `No extension of this shop is called “${name}”.`,
  emptyCart: 'The cart is empty: there is nothing to order.',
  missingPayment: 'Choose how to pay.',
  orderNotFound: 'Order not found.',
  orderOfSomebodyElse: 'This order is another customer’s.',
  orderKeyWrong: 'The key is not that of the order.',
  orderEmailWrong: 'The email address is not that of the order.',
  orderNotPayable: 'This order is not to be paid.',
  couponsRemoved: (count: number): string =>
    count === 1
      ? 'The coupon was removed from the cart: check the total before you order.'
      : 'The coupons were removed from the cart: check the total before you order.',
  orderOutOfStock: 'Not all items of the order are still available.',
  orderLineOutOfStock: (name: string, available: number) =>
    available === 0
      ? `“${name}” is no longer available, so this order cannot be paid for. We are sorry for the inconvenience.`
      : `Only ${available === 1 ? '1 piece' : `${available} pieces`} of “${name}” ${available === 1 ? 'is' : 'are'} left, so this order cannot be paid for. We are sorry for the inconvenience.`,
  invalidPath: 'A batch may hold only routes below /wc/store.',
  tooManyCalls: (seconds: number) =>
    seconds === 1
      ? 'Too many requests. Try again in 1 second.'
      : `Too many requests. Try again in ${seconds} seconds.`,
  shippingPackage: 'Shipping',
  packageItems: 'Items',
};

import type { StoreApiMessages } from '../it/store-api.ts';

export const storeApi: StoreApiMessages = {
  invalidParams: (names) => `Invalid parameters: ${names}`,
  missingParams: (names) => `Missing parameters: ${names}`,
  notInteger: (name) => `${name} is not a whole number.`,
  notBoolean: (name) => `${name} is not a boolean.`,
  notDate: (name) => `${name} is not a valid date.`,
  notAmount: (name) => `${name} is not an amount in cents.`,
  tooSmall: (name, minimum) => `${name} must be at least ${minimum}.`,
  tooLarge: (name, maximum) => `${name} must be at most ${maximum}.`,
  tooLong: (name, maximum) => `${name} can have at most ${maximum} characters.`,
  notOneOf: (name, choices) => `${name} is not one of ${choices}.`,
  notSupported: (name) => `${name} is not available in this shop.`,
  malformed: (name) => `${name} is not of the expected form.`,
  invalidJson: 'The body of the request is not valid JSON.',
  productNotFound: 'Product not found.',
  notGiven: 'n/a',
  addToCart: 'Add to cart',
  chooseOptions: 'Choose options',
  readMore: 'Read more',
  addNamed: (name) => `Add to cart: ${name}`,
  seeNamed: (name) => `See the product: ${name}`,
};

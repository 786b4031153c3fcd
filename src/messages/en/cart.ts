import { inDigits } from '../in-digits.ts';
import type { CartMessages } from '../it/cart.ts';

export const cart: CartMessages = {
  title: 'Cart',
  add: 'Add to cart',
  adding: 'Adding…',
  inCart: 'Added',
  viewCart: 'View cart',
  checkout: 'Proceed to checkout',
  continueShopping: 'Continue shopping',
  wait: 'Please wait...',
  close: 'Close',
  empty: 'Your cart is empty.',
  emptyAdvice: 'Search for a part by its code or start from the categories: what you add is kept here.',
  toShop: 'Go to the shop',
  quantityOf: (name) => `Quantity of ${name}`,
  fewer: (name) => `One less of ${name}`,
  more: (name) => `One more of ${name}`,
  remove: 'Remove',
  removeNamed: (name) => `Remove ${name} from the cart`,
  code: (sku) => `Code ${sku}`,
  soldBy: (vendor) => `Sold by ${vendor}`,
  update: 'Update cart',
  updated: 'Cart updated.',
  summary: 'Summary',
  goods: 'Products',
  goodsNet: 'Products (excl. VAT)',
  discount: 'Discount',
  shipping: 'Shipping',
  shippingUnknown: 'Not available for this destination',
  vat: (rate) => `VAT ${rate}`,
  vatIncluded: (rate) => `including VAT ${rate}`,
  total: 'Total',
  perPieceNet: 'excl. VAT',
  missingForFree: (amount) => `${amount} more for free shipping.`,
  freeReached: 'Shipping is free.',
  priceChanged: (before, now) => `The price has changed: ${before} before, ${now} now.`,
  priceBefore: 'Previous price',
  priceNow: 'Current price',
  addedNotice: (name, quantity) =>
    quantity === 1 ? `“${name}” has been added to your cart.` : `${quantity} × “${name}” added to your cart.`,
  removedNotice: (name) => `“${name}” removed from your cart.`,
  restoredNotice: (name) => `“${name}” is back in the cart.`,
  refusedUndo: 'This can no longer be undone: add the item again from its page.',
  undo: 'Undo',
  staleForm: 'The page had been open for too long. Check your cart and try again.',
  failed: 'An error occurred. Please try again.',
  problemOutOfStock: (name) => `“${name}” is no longer available. Remove it from your cart to go on.`,
  problemNotEnough: (name, available) =>
    available === 1
      ? `1 piece of “${name}” is left. Lower the quantity to go on.`
      : `${inDigits('en', available)} pieces of “${name}” are left. Lower the quantity to go on.`,
  problemNotPurchasable: (name) => `“${name}” is no longer for sale. Remove it from your cart to go on.`,
  problemQuantity: (name, minimum, maximum, step) =>
    `“${name}” is sold from ${inDigits('en', minimum)}${maximum === null ? '' : ` to ${inDigits('en', maximum)}`} ${(maximum ?? minimum) === 1 ? 'piece' : 'pieces'}${
      step > 1 ? `, in multiples of ${inDigits('en', step)}` : ''
    }. Correct the quantity to go on.`,
  refusedUnknown: 'This product is not for sale.',
  refusedNotPurchasable: (name) => `“${name}” cannot be purchased.`,
  refusedChooseOptions: (name, labels) => `To buy “${name}” choose: ${labels}.`,
  refusedNoVariation: (name) =>
    `“${name}” does not exist in the chosen combination. Choose other options and try again.`,
  refusedOption: (label, allowed) => `The value of ${label} is not valid. Allowed values: ${allowed}.`,
  refusedNotAQuantity: 'Give the quantity as a whole number above zero.',
  refusedBelow: (name, minimum) =>
    `“${name}” is sold from ${inDigits('en', minimum)} ${minimum === 1 ? 'piece' : 'pieces'} on.`,
  refusedAbove: (name, maximum) =>
    `At most ${inDigits('en', maximum)} ${maximum === 1 ? 'piece' : 'pieces'} of “${name}” can be bought.`,
  refusedStep: (name, step) => `“${name}” is sold in multiples of ${inDigits('en', step)} pieces.`,
  refusedSoldIndividually: (name) => `Only one piece of “${name}” can be bought per order.`,
  refusedOutOfStock: (name) => `“${name}” is currently not available.`,
  refusedNotEnough: (name, available, inCart) =>
    `Quantity not available: ${available === 1 ? '1 piece' : `${inDigits('en', available)} pieces`} of “${name}” ${
      available === 1 ? 'is' : 'are'
    } available${inCart === 0 ? '' : ` and ${inCart} in your cart already`}.`,
  refusedBusy: (name) =>
    `“${name}” was not added: the cart was changed on another page meanwhile. Try again.`,
  refusedUnknownLine: 'This item is no longer in your cart.',
};

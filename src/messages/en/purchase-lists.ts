import { inDigits } from '../in-digits.ts';
import type { PurchaseListsMessages } from '../it/purchase-lists.ts';

export const purchaseLists: PurchaseListsMessages = {
  title: 'Purchase lists',
  intro: "What you order often, ready for the cart at today's prices.",
  back: 'All purchase lists',
  none: {
    title: 'You have no purchase list yet.',
    advice:
      'Fill the cart with what you order often and save it under a name: next time you will find it here.',
    toShop: 'Go to the shop',
    toCart: 'Go to the cart',
  },
  table: {
    name: 'Name',
    owner: (name) => `by ${name}`,
    lines: 'Parts',
    pieces: 'Pieces',
    updated: 'Last changed',
  },
  page: {
    updated: (moment) => `Last changed: ${moment}`,
    lines: (title) => `Parts of the list ${title}`,
    total: 'Total of the list',
    totalNet: 'Total of the list (without VAT)',
    totalWaits: 'Update the list to see the new total.',
    update: 'Update the list',
    addToCart: 'Add to cart',
    download: 'Download as CSV',
    remove: 'Remove',
    removeNamed: (name) => `Remove ${name} from the list`,
    gone: 'No longer sold: it will not be put into the cart.',
    goneQuantity: (quantity) => (quantity === 1 ? '1 piece' : `${quantity} pieces`),
    priceThen: (before) => `When you saved it: ${before}`,
    outOfStock: 'Not available at the moment.',
    onlyLeft: (left) => (left === 1 ? '1 is available.' : `${left} are available.`),
    quantityRefused: (minimum, maximum, step) =>
      `Sold from ${minimum}${maximum === null ? '' : ` to ${maximum}`} pieces${
        step > 1 ? `, in multiples of ${step}` : ''
      }.`,
    zeroSaved: 'Lines of quantity 0 stay in the list and do not go into the cart.',
    ofCompany: 'This list belongs to another account of your company: you can buy from it, not change it.',
    zeroLeaves: 'Lines of quantity 0 leave the list when you update it.',
  },
  delete: {
    open: 'Delete the list',
    question: 'Are you sure you want to delete this purchase list?',
    yes: 'Delete',
    no: 'Cancel',
  },
  fromCart: {
    button: 'Add cart to purchase list',
    ask: 'Name of the new purchase list:',
    save: 'Save the list',
    saved: 'list saved',
    cancel: 'Cancel',
    toLists: 'See the purchase lists',
    toList: 'See the list',
  },
  done: {
    saved: 'The list has been saved',
    deleted: (title) => `The list “${title}” has been deleted.`,
  },
  inCart: (title, pieces) =>
    `${pieces === 1 ? '1 piece' : `${pieces} pieces`} of the list “${title}” put into the cart, at today's prices.`,
  problems: {
    'list-empty': 'The list is empty',
    'title-missing': 'Write a name for the list.',
    'title-too-long': (limit) => `The name can have ${inDigits('en', limit)} characters at most.`,
    'too-many-lists': (limit) =>
      `You already have ${inDigits('en', limit)} purchase lists: delete one to save another.`,
    'too-many-lines': (limit) => `A list can hold ${inDigits('en', limit)} parts at most.`,
    'unknown-list': 'This list does not exist any more.',
    'unknown-item': 'A part is no longer sold. Reload the page and try again.',
    malformed: 'Enter quantities as whole numbers from 0 to 9999.',
    expired: 'The page was open for too long. Nothing has changed: try again.',
    failed: 'An error occurred. Please try again.',
  },
  acknowledge: 'OK',
  file: {
    code: 'SKU',
    product: 'Product',
    quantity: 'Quantity',
    price: 'Price (with VAT)',
    priceNet: 'Price (without VAT)',
  },
};

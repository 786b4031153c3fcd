import { inDigits } from '../in-digits.ts';
import type { staffRemoveDemo as it } from '../it/staff-remove-demo.ts';

export const staffRemoveDemo: typeof it = {
  title: 'Remove the demo data',
  intro:
    'Takes all that is invented out of the shop: products, people and orders. The settings that you have chosen, your log-in, the audit trail and the products that you have added stay.',
  word: 'remove',
  goes: 'What is removed',
  counts: {
    products: 'Products',
    categories: 'Categories',
    brands: 'Brands',
    customers: 'Demo customers and log-ins',
    orders: 'Orders',
    offers: 'Offers',
    conversations: 'Conversations and quote requests',
    coupons: 'Discount codes',
    images: 'Pictures',
  },
  count: (number) => inDigits('en', number),
  notes: [
    'Carts, reviews, the price list and group of workshops, demo tables and texts go as well, and the details of the invented company that you have not changed, with its IBAN.',
    'Orders are those with demo goods or by demo customers; an order of nothing but your own goods stays.',
    'Categories, brands, tags, attributes and pictures that your own products use stay.',
    'This cannot be undone. If in doubt, make a backup first.',
  ],
  type: (word) => `To confirm, type “${word}”`,
  press: 'Remove the demo data',
  toRemoval: 'Remove the demo data',
  states: {
    nothing: 'This shop holds no demo data.',
    removed: 'The demo data are gone. The shop is yours: the first steps give it your name.',
    removing: 'The demo data are being removed, which takes a few minutes. You can leave this page.',
    unmarked:
      'This shop was filled by an earlier version, which did not note what is invented: it cannot be told for sure from what is yours. Begin a real shop with a new data folder and DEMO_PRODUCTS=0.',
    'not-own':
      'This takes an administrator of your own: register in the shop as a customer, open your account among the customers here, give it the role of administrator, and log in with it. The demo log-in is removed with the rest.',
  },
  toCustomers: 'Go to the customers',
  toSetUp: 'Go to the first steps',
  problems: {
    expired: 'The page was open for too long: try once more.',
    'wrong-word': (word) => `type “${word}” to confirm`,
    refused: 'This cannot be done now: see below why.',
  },
};

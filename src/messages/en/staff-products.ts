import type { staffProducts as italian } from '../it/staff-products.ts';

const counted = (count: number) => (count === 1 ? '1 product' : `${count.toLocaleString('en-GB')} products`);

export const staffProducts: typeof italian = {
  title: 'Products',
  add: 'New product',
  count: counted,
  empty: 'There is no product yet: create the first one.',
  nothingFound: 'No product matches this search.',
  filter: 'Filter products',
  search: 'Search',
  searchHint: 'Name, code, EAN, OE number',
  show: 'Show',
  reset: 'Clear filters',
  any: 'All',
  all: 'All but the trash',
  state: 'Status',
  category: 'Category',
  brand: 'Brand',
  stock: 'Stock',
  mark: 'Other',
  sort: 'Sort by',
  states: {
    published: 'Published',
    draft: 'Draft',
    scheduled: 'Scheduled',
    private: 'Private',
    trash: 'In the trash',
  },
  tabs: {
    published: 'Published',
    draft: 'Drafts',
    scheduled: 'Scheduled',
    private: 'Private',
    trash: 'Trash',
  },
  stocks: { in: 'In stock', low: 'Low stock', out: 'Out of stock', backorder: 'Can be back-ordered' },
  marks: {
    'no-picture': 'Without picture',
    'on-sale': 'On sale',
    featured: 'Featured',
    'no-price': 'Without price',
  },
  sortings: {
    edited: 'Last edited',
    newest: 'Newest',
    name: 'Name A–Z',
    'name-desc': 'Name Z–A',
    price: 'Price, low to high',
    'price-desc': 'Price, high to low',
    stock: 'Stock, low to high',
    'stock-desc': 'Stock, high to low',
  },
  product: 'Product',
  price: 'Price',
  pieces: 'Available',
  edited: 'Edited',
  from: (price: string) => `from ${price}`,
  choose: (name: string) => `Choose ${name}`,
  chosen: 'With the chosen products',

  actions: {
    publish: 'Publish',
    draft: 'Back to draft',
    trash: 'Move to trash',
    restore: 'Restore',
  },
  done: {
    publish: (count: number) => `Done: ${counted(count)} on sale.`,
    draft: (count: number) => `Done: ${counted(count)} in draft.`,
    trash: (count: number) => `Done: ${counted(count)} in the trash. They are deleted after 30 days.`,
    restore: (count: number) => `Done: ${counted(count)} back in the list.`,
    nothing: () => 'Nothing has changed: choose at least one product.',
    expired: () => 'The page was open for too long: try again.',
  },
};

export const menu = { products: 'Products' };

import { inDigits } from '../in-digits.ts';
import type { StaffMessages } from '../staff-messages-for.ts';

const productsOf = (count: number) => (count === 1 ? '1 product' : `${inDigits('en', count)} products`);

/** In the menu. */
export const menu = { categories: 'Categories' };

export const staffCategories: StaffMessages['staffCategories'] = {
  title: 'Categories',
  intro:
    'The tree of categories as customers see it. Drag a category by its handle, or go to the handle with the Tab key and use the arrows.',
  add: 'New category',
  newTitle: 'New category',
  back: 'Back to the categories',
  emptyTitle: 'No categories yet',
  emptyAdvice:
    'Categories are the menu of the shop and help customers find products. Start with the first one.',
  search: 'Search in the tree',
  found: (count) => (count === 1 ? '1 category found' : `${inDigits('en', count)} categories found`),
  nothingFound: 'No category matches the search.',
  count: (count) => (count === 1 ? '1 category' : `${inDigits('en', count)} categories`),
  unfoldAll: 'Unfold all',
  foldAll: 'Fold all',
  tree: 'Tree of categories',
  moveHint:
    'Arrows up and down: before or after its neighbours. Arrow right: into the category before it. Arrow left: out, beside its parent category.',
  moveNamed: (name) => `Move ${name}`,
  below: (name) => `Subcategories of ${name}`,
  addBelow: (name) => `Add a subcategory to ${name}`,
  products: productsOf,
  moved: (name, parent, position, count) =>
    `${name} is number ${position} of ${count} ${parent === null ? 'at the top' : `in ${parent}`}.`,
  notMoved: {
    expired: 'The page was open for too long: reload it and try once more.',
    'no-such-category': 'This category no longer exists: reload the page.',
    'below-itself': 'A category cannot stand below itself or one of its subcategories.',
    'no-further': 'The category cannot be moved further in this direction.',
  },
  fields: {
    name: 'Name',
    slug: 'Address of the page',
    parentId: 'Parent category',
    description: 'Description',
    imageId: 'Picture',
    translatedName: 'Translated name',
    translatedDescription: 'Translated description',
  },
  translated: {
    it: { translatedName: 'Name in Italian', translatedDescription: 'Description in Italian' },
    en: { translatedName: 'Name in English', translatedDescription: 'Description in English' },
  },
  hints: {
    slug: 'Letters, digits and hyphens. Leave it empty to have it made from the name. The old address leads to the new one.',
    translatedName: 'Without one the name beside it is shown.',
  },
  top: 'None: top level',
  usage: 'Usage',
  seeInShop: 'See the page in the shop',
  usedBy: {
    products: (count) => `${productsOf(count)} directly in this category`,
    children: (count) => (count === 1 ? '1 subcategory' : `${inDigits('en', count)} subcategories`),
    visibility: (count) => (count === 1 ? '1 visibility rule' : `${inDigits('en', count)} visibility rules`),
    coupons: (count) => (count === 1 ? '1 coupon' : `${inDigits('en', count)} coupons`),
    percentages: (count) =>
      count === 1 ? '1 price list discount' : `${inDigits('en', count)} price list discounts`,
    tables: (count) => (count === 1 ? '1 product table' : `${inDigits('en', count)} product tables`),
  },
  unused: 'No product and no rule uses this category.',
  merge: {
    title: 'Merge into another category',
    hint: 'Products, subcategories, visibility rules, coupons, price list discounts and tables move to the chosen category and apply to all its products. The old address leads to its page. This cannot be undone.',
    into: 'Category that remains',
    choose: 'Choose a category',
    button: 'Merge',
  },
  remove: {
    title: 'Delete the category',
    hint: 'The old address leads to the page of the destination; without one the page is gone. This cannot be undone.',
    into: 'Where products and rules go',
    none: 'No destination',
    childrenTo: 'Where the subcategories go',
    button: 'Delete the category',
  },
  done: {
    created: 'Category created.',
    merged: 'The two categories are merged into this one.',
    removed: 'The category is deleted.',
  },
  problems: {
    'no-name': 'Write a name of at most 100 characters.',
    'long-name': 'Write at most 100 characters.',
    'bad-slug': 'Write an address of letters, digits and hyphens, at most 100.',
    'long-description': 'Write at most 5000 characters.',
    taken: 'Another category has this address: choose another one.',
    'no-such-picture': 'This picture is gone or not ready yet: choose another one.',
    'no-such-parent': 'The chosen parent category no longer exists: choose another one.',
    'below-itself': 'A category cannot stand below itself or one of its subcategories.',
    'no-destination':
      'Choose a destination: this category is still used, or the chosen one no longer exists.',
    'within-itself': 'The destination stands below this category: move it first, or choose another one.',
  },
};

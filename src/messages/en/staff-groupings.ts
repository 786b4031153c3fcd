import { inDigits } from '../in-digits.ts';
import type { StaffMessages } from '../staff-messages-for.ts';

const productsOf = (count: number) => (count === 1 ? '1 product' : `${inDigits('en', count)} products`);
const slugHint =
  'Letters, digits and hyphens. Leave it empty to have it made from the name. The old address leads to the new one.';

/** In the menu. */
export const menu = { tags: 'Tags', brands: 'Brands', 'shipping-classes': 'Shipping classes' };

export const staffGroupings: StaffMessages['staffGroupings'] = {
  filter: { filter: 'Search the list', show: 'Search', reset: 'Clear the search' },
  search: 'Name',
  nothingFound: 'No name matches the search.',
  products: 'Products',
  fields: { name: 'Name', description: 'Description', imageId: 'Picture' },
  usage: 'Usage',
  unused: 'No product and no rule uses it.',
  seeInShop: 'See the page in the shop',
  usedBy: {
    products: productsOf,
    tables: (count) => (count === 1 ? '1 product table' : `${inDigits('en', count)} product tables`),
    percentages: (count) =>
      count === 1 ? '1 price list discount' : `${inDigits('en', count)} price list discounts`,
  },
  costOf: (method, cost) => `, ${method === '' ? 'rate without a title' : method}: ${cost}`,
  problems: {
    'no-name': 'Write a name of at most 100 characters.',
    'bad-slug': 'Write an address of letters, digits and hyphens, at most 100.',
    'long-description': 'Write at most 5000 characters.',
    'no-such-picture': 'This picture is gone or not ready yet: choose another one.',
    'no-destination': 'Choose a destination that exists: tables or price list discounts still use this one.',
  },
  tags: {
    slug: 'Address of the page',
    title: 'Tags',
    intro: 'Words that gather products of different categories, each with its page in the shop.',
    count: (count) => (count === 1 ? '1 tag' : `${inDigits('en', count)} tags`),
    add: 'New tag',
    newTitle: 'New tag',
    back: 'Back to the tags',
    empty: 'No tags yet. The first one is made with “New tag”.',
    removed: 'The tag is deleted.',
    merged: 'The two tags are merged into this one.',
    taken: 'Another tag has this address: choose another one.',
    slugHint,
    choose: 'Choose a tag',
    none: 'To none: the products lose this tag',
    merge: {
      title: 'Merge into another tag',
      hint: 'Products and tables move to the chosen tag, and the old address leads to its page. This cannot be undone.',
      into: 'Tag that remains',
      button: 'Merge',
    },
    remove: {
      title: 'Delete the tag',
      hint: 'The products remain on sale. This cannot be undone.',
      into: 'Which tag gets the products',
      button: 'Delete the tag',
    },
  },
  brands: {
    slug: 'Address of the page',
    title: 'Brands',
    intro: 'Who makes the parts. Each brand has its page in the shop and a filter in the listings.',
    count: (count) => (count === 1 ? '1 brand' : `${inDigits('en', count)} brands`),
    add: 'New brand',
    newTitle: 'New brand',
    back: 'Back to the brands',
    empty: 'No brands yet. The first one is made with “New brand”.',
    removed: 'The brand is deleted.',
    merged: 'The two brands are merged into this one.',
    taken: 'Another brand has this address: choose another one.',
    slugHint,
    choose: 'Choose a brand',
    none: 'To none: the products have no brand',
    merge: {
      title: 'Merge into another brand',
      hint: 'Products, price list discounts and tables move to the chosen brand, and the old address leads to its page. This cannot be undone.',
      into: 'Brand that remains',
      button: 'Merge',
    },
    remove: {
      title: 'Delete the brand',
      hint: 'The products remain on sale. This cannot be undone.',
      into: 'Which brand gets the products',
      button: 'Delete the brand',
    },
  },
  'shipping-classes': {
    slug: 'Code',
    title: 'Shipping classes',
    intro:
      'Groups of products that are shipped at a cost of their own. What they cost is decided in each zone, rate by rate.',
    count: (count) => (count === 1 ? '1 class' : `${inDigits('en', count)} classes`),
    add: 'New class',
    newTitle: 'New shipping class',
    back: 'Back to the shipping classes',
    empty: 'No classes yet: all products cost what the rate says. The first one is made with “New class”.',
    removed: 'The shipping class is deleted.',
    merged: 'The two classes are merged into this one.',
    taken: 'Another class has this code: choose another one.',
    slugHint: 'Letters, digits and hyphens. Leave it empty to have it made from the name.',
    choose: 'Choose a class',
    none: 'To none: they cost what the rate says',
    merge: {
      title: 'Merge into another class',
      hint: 'The products move to the chosen class and are shipped at its costs; the costs of this class end. This cannot be undone.',
      into: 'Class that remains',
      button: 'Merge',
    },
    remove: {
      title: 'Delete the class',
      hint: 'The products remain on sale; the costs of this class end. This cannot be undone.',
      into: 'Which class gets the products',
      button: 'Delete the class',
    },
  },
};

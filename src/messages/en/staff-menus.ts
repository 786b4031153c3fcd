import { inDigits } from '../in-digits.ts';
import type { StaffMessages } from '../staff-messages-for.ts';

/** In the menu. */
export const menu = { menus: 'Menus' };

export const staffMenus: StaffMessages['staffMenus'] = {
  title: 'Menus',
  intro:
    'The entries as shoppers see them. Drag an entry by its handle, or go to the handle with Tab and use the arrows.',
  names: {
    header: 'Header',
    footer: 'Footer',
    'phone-bar': 'Phone bar',
    breadcrumb: 'Breadcrumb menu',
  },
  about: {
    header:
      'It stands below the header; on telephones the menu button opens it. Entries with others below them are the columns of the panel.',
    footer:
      'Each entry at the top with others below it is a column. The link to withdraw from the contract and the data of the firm always stand there: the law wants them on every page.',
    'phone-bar':
      'On telephones alone: a button of the header opens and closes it. Without entries there is no button.',
    breadcrumb:
      'On telephones alone: a button beside the breadcrumb opens and closes it. Without entries there is no button.',
  },
  add: 'New entry',
  newTitle: 'New entry',
  back: 'Back to the menu',
  empty: 'This menu has no entries.',
  emptyAdvice: 'Add the first one: a category, a page, a product or an address of your own.',
  tree: 'Entries of the menu',
  moveHint:
    'Arrow up and down: before or after its neighbours. Arrow right: below the entry before it. Arrow left: out, beside its parent.',
  moveNamed: (name) => `Move ${name}`,
  below: (name) => `Entries below ${name}`,
  addBelow: (name) => `Add an entry below ${name}`,
  moved: (name, parent, position, count) =>
    `${name} is at position ${position} of ${count} ${parent === null ? 'at the top' : `in ${parent}`}.`,
  notMoved: {
    expired: 'The page was open for too long: reload it and try again.',
    gone: 'This entry does not exist any more: reload the page.',
    'below-itself': 'An entry cannot stand below itself or below one of its own.',
    'no-further': 'The entry cannot be moved any further this way.',
    'too-deep': 'It cannot stand here: this menu does not show so many levels.',
  },
  kinds: {
    category: 'Category',
    brand: 'Brand',
    page: 'Page',
    product: 'Product',
    address: 'Address',
    heading: 'Heading',
    categories: 'All categories, one by one',
  },
  gone: (kind) => `${kind}: it is gone, shoppers do not see the entry`,
  unpublished: (kind) => `${kind}: not published, shoppers do not see the entry`,
  emptyHeading: 'Heading without entries: shoppers do not see it',
  missing: (count) =>
    count === 1
      ? 'One entry leads to something that shoppers do not find: they do not see it.'
      : `${inDigits('en', count)} entries lead to something that shoppers do not find: they do not see them.`,
  fields: {
    menu: 'Menu',
    parentId: 'Below the entry',
    kind: 'Leads to',
    category: 'Category',
    brand: 'Brand',
    page: 'Page',
    product: 'Code of the product',
    address: 'Address',
    wordsIt: 'Italian words',
    wordsEn: 'English words',
  },
  hints: {
    address:
      'A page of the shop, such as /shop/, a whole address with https://, or tel:+39059000000 or mailto:orders@example.com.',
    product: 'The code (SKU) as it stands on the page of the product.',
    wordsIt: 'Empty: the name of what it leads to.',
    wordsEn: 'Empty: the translated name, else the Italian words.',
  },
  top: 'None: at the top',
  choose: 'Choose',
  goneChoice: (name) => `${name} (gone)`,
  position: {
    title: 'Position',
    hint: 'Moves the entry one step at a time, with all that it holds.',
    up: 'Up',
    down: 'Down',
    in: 'Into the one before',
    out: 'Out',
    moved: 'The entry was moved.',
    stuck: 'The entry cannot be moved this way.',
  },
  remove: 'Delete the entry',
  removeHint: 'The entries below it take its place.',
  removed: 'The entry was deleted.',
  problems: {
    'no-menu': 'Choose a menu.',
    'no-kind': 'Choose what it leads to.',
    'no-words': 'Write the words of the entry.',
    'long-words': 'The words are too long: 60 characters at most.',
    'no-target': 'Choose where it leads.',
    'no-such-target': 'It does not exist any more: choose another one.',
    'no-such-product': 'No product has this code.',
    'bad-address': 'Write a path that begins with /, an address with https://, or tel: or mailto:.',
    'no-such-parent': 'This entry is gone: choose another one.',
    'below-itself': 'An entry cannot stand below itself or below one of its own.',
    'too-deep': 'It cannot stand here: this menu does not show so many levels.',
    full: 'This menu has 100 entries already: delete one.',
  },
};

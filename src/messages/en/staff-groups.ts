import { inDigits } from '../in-digits.ts';
import type { StaffMessages } from '../staff-messages-for.ts';

/** In the menu. */
export const menu = { groups: 'Groups' };

export const staffGroups: StaffMessages['staffGroups'] = {
  title: 'Customer groups',
  intro:
    'A group decides price list, prices with or without VAT, payments, shipping, minimum order and visible products. Guests buy as private customers do.',
  add: 'New group',
  newTitle: 'New group',
  back: 'Back to the groups',
  columns: {
    name: 'Group',
    priceList: 'Price list',
    prices: 'Prices',
    minOrder: 'Minimum order',
    customers: 'Customers',
    rules: 'Visibility rules',
  },
  kinds: { retail: 'Private customers', business: 'Businesses' },
  withTax: 'VAT included',
  withoutTax: 'without VAT',
  noMinimum: 'none',
  guests: 'Guests',
  guestsHint: 'Visitors who are not logged in. Search engines see the shop this way too.',
  affected: (count) =>
    count === 0
      ? 'No customer is in this group.'
      : count === 1
        ? 'Changes concern 1 customer.'
        : `Changes concern ${inDigits('en', count)} customers.`,
  showCustomers: 'Show the customers',
  off: (name: string) => `${name} (not active in the shop)`,
  terms: 'Terms',
  fields: {
    name: 'Name',
    nameHint: 'Customers read it in the header of the shop and in their account.',
    kind: 'Kind',
    kindHint: 'It is chosen when the group is created and never changes.',
    priceList: 'Price list',
    chooseList: 'Choose a price list',
    prices: 'Prices shown',
    minOrder: 'Minimum order (€)',
    minOrderHint: 'Goods after discounts, VAT as in the prices shown. Empty: no minimum.',
    payments: 'Allowed payments',
    shipping: 'Allowed shipping',
    shippingHint: 'Shipping methods made later are allowed until you take them away.',
  },
  visibility: 'Visible products',
  visibilityIntro:
    'A category stands for all that is in it. Reserved goods are seen only by the groups named; if two rules contradict each other, the product stays hidden.',
  noRules: 'No rules: everything is seen that is not reserved for other groups.',
  rules: { hidden: 'Hidden', only: 'Reserved' },
  ruleColumns: { goods: 'Category or product', rule: 'Rule', remove: 'Actions' },
  category: 'Category',
  product: 'Product',
  remove: 'Remove',
  removeNamed: (name) => `Remove the rule for ${name}`,
  addRule: 'Add a rule',
  chooseCategory: 'Choose a category',
  sku: 'or product code',
  skuHint: 'A code counts instead of the category.',
  rule: 'Rule',
  hideGoods: 'Hide',
  keepGoods: 'Reserve for those who are named',
  deleteTitle: 'Delete the group',
  deleteHint: 'Only a group that nobody uses can be deleted.',
  delete: 'Delete',
  done: {
    saved: 'Group saved.',
    created: 'Group created.',
    deleted: 'Group deleted.',
    'rule-added': 'Rule added: the shop applies it at once.',
    'rule-removed': 'Rule removed.',
    expired: 'The page was open for too long. Nothing has changed: try again.',
  },
  refused: {
    'group-has-customers': 'The group has customers: move them to another group, then try again.',
    'group-has-roles': 'A customer type leads into this group: change it, then try again.',
    'group-keeps-goods':
      'Products are reserved for this group: without it everybody would see them. Remove the rules first.',
    'group-is-retail': 'The shop needs the group of private customers; it cannot be deleted.',
    'goods-unknown': 'Choose a category or give the code of a product of the catalogue.',
    'rule-known': 'There is already a rule for this category or product: remove it to change it.',
  },
  problems: {
    'name-required': 'Give the group a name.',
    'name-too-long': 'The name may have at most 80 characters.',
    'name-taken': 'There is already a group with this name.',
    'list-unknown': 'Choose one of the price lists.',
    'order-not-an-amount': 'Give an amount in euro, for example 150,00.',
    'order-too-large': 'The minimum order cannot be above 100.000,00 €.',
  },
};

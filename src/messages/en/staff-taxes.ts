import type { StaffMessages } from '../staff-messages-for.ts';

/** In the menu. */
export const menu = { taxes: 'VAT rates' };

export const staffTaxes: StaffMessages['staffTaxes'] = {
  title: 'VAT rates',
  intro:
    'The nearest counts: a postcode before a province, a province before the country. Rates of different priorities add up.',
  add: 'New rate',
  newTitle: 'New rate',
  titleOf: (name) => `Rate ${name}`,
  backToList: 'Back to the rates',
  empty: 'No rates: without them the shop works out no VAT.',
  removed: 'The rate was deleted.',
  columns: { name: 'Name', where: 'Where', taxClass: 'Class', rate: 'Rate', priority: 'Priority' },
  classes: {
    standard: 'Standard',
    reduced: 'Reduced',
    'second-reduced': 'Second reduced',
    'super-reduced': 'Super-reduced',
    zero: 'Zero',
  },
  compound: 'compound',
  fields: {
    name: 'Name',
    taxClass: 'Class of products',
    country: 'Country',
    state: 'Province (code)',
    postcode: 'Postcode',
    rate: 'Rate (%)',
    priority: 'Priority',
    compound: 'Compound: due on the rates before it as well',
  },
  hints: {
    state: 'Empty for the whole country.',
    postcode: 'Such as 23041, 35* or 6991...6993; empty for all.',
    rate: 'Such as 22 or 5,5.',
    priority: 'Usually 1.',
  },
  remove: 'Delete the rate',
  removeHint: 'The prices of the shop change at once. Orders that were placed do not change.',
  problems: {
    'no-name': 'enter a name of at most 60 characters',
    'no-class': 'choose a class',
    'unknown-country': 'choose a country of the list',
    'unknown-state': 'there is no such province in this country',
    'wrong-postcode': 'enter a postcode such as 23041, 35* or 6991...6993',
    'no-rate': 'enter a percentage up to 100, with at most two decimals',
    'no-priority': 'enter a whole number from 1 to 100',
    taken: 'there is a rate of this class for the same place already',
  },
};

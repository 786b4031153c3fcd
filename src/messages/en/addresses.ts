import type { AddressesMessages } from '../it/addresses.ts';

export const addresses: AddressesMessages = {
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company name',
    country: 'Country',
    address1: 'Street address',
    address1Hint: 'Street name and house number',
    address2: 'Apartment, suite, unit',
    city: 'Town / City',
    province: 'Province',
    state: 'State / Region',
    postcode: 'Postcode',
    phone: 'Phone',
    email: 'Email',
  },
  optional: (label) => `${label} (optional)`,
  labelOf: {
    billing: (label) => `billing ${label}`,
    shipping: (label) => `shipping ${label}`,
  },
  problems: {
    required: (label) => `${label} is a required field`,
    'unknown-country': (label) => `${label}: choose a country from the list`,
    'unknown-state': (label) => `${label}: choose an entry from the list`,
    'invalid-postcode': (label) => `${label} is not a valid postcode`,
    'invalid-phone': (label) => `${label} is not a valid phone number`,
    'invalid-email': (label) => `${label} is not a valid email address`,
    'too-long': (label, limit) => `${label} can hold at most ${limit} characters`,
  },
  select: {
    chooseOption: 'Select an option…',
    chooseCountry: 'Select a country…',
    search: 'Search',
    noMatches: 'No matches found',
    searching: 'Searching…',
    loadFailed: 'Loading failed',
  },
};

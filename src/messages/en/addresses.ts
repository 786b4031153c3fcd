import { inDigits } from '../in-digits.ts';
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
    'too-long': (label, limit) => `${label} can hold at most ${inDigits('en', limit)} characters`,
  },
  invoice: {
    wanted: 'I need an invoice',
    companyHeading: 'Company details for the invoice',
    kindLegend: 'Invoice made out to',
    kinds: { person: 'A private person', business: 'A company or professional' },
    taxCodeHint: 'Sixteen characters, as on the Italian health card.',
    recipientCodeHint: 'Seven characters, to receive the electronic invoice. Or give the PEC instead.',
    pecHint: 'The certified email address that the invoice is sent to.',
    problems: {
      required: (label) => `${label} is a required field`,
      'too-long': (label) => `${label} is too long`,
      'recipient-required': 'Enter the SdI recipient code or the PEC',
      invalid: {
        company: 'The registered name is not valid',
        vatNumber: 'The VAT number is not valid: check its digits',
        taxCode: 'The Italian tax code is not valid: check its letters and digits',
        recipientCode: 'The SdI recipient code has 7 letters or digits',
        pec: 'The PEC is not a valid email address',
      },
    },
  },
  select: {
    chooseOption: 'Select an option…',
    chooseCountry: 'Select a country…',
    search: 'Search',
    noMatches: 'No matches found',
    searching: 'Searching…',
    loadFailed: 'Loading failed',
    loadingMore: 'Loading more results…',
    tooShort: (missing) =>
      missing === 1 ? 'Please enter 1 or more characters' : `Please enter ${missing} or more characters`,
    tooLong: (surplus) =>
      surplus === 1 ? 'Please delete 1 character' : `Please delete ${surplus} characters`,
    limitReached: (limit) =>
      limit === 1 ? 'You can only select 1 item' : `You can only select ${limit} items`,
  },
};

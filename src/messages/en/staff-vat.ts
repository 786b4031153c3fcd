import { inDigits } from '../in-digits.ts';
import type { StaffMessages } from '../staff-messages-for.ts';

/** In the menu. */
export const menu = { 'vat-checks': 'VAT numbers' };

export const staffVat: StaffMessages['staffVat'] = {
  title: 'VAT number checks',
  hint: 'Every VAT number that the shop has checked, newest first. An order is exempt from VAT only if its number is valid here.',
  withRegister: 'The shop asks the European register (VIES).',
  withoutRegister: 'No register is connected: format and check digits decide.',
  count: (count) => (count === 1 ? '1 check' : `${inDigits('en', count)} checks`),
  empty: 'No checks yet. The first one appears here as soon as a customer validates a VAT number.',
  nothingFound: 'No check matches the search.',
  number: 'VAT number',
  answer: 'Answer',
  answers: { valid: 'Valid', invalid: 'Invalid', unknown: 'To be verified' },
  tabs: { valid: 'Valid', invalid: 'Invalid', unknown: 'To be verified' },
  sources: { 'check-digits': 'check digits', register: 'European register' },
  consultation: 'Consultation no.',
  noConsultation: 'none',
  who: 'Asked by',
  guest: 'guest',
  staff: (name) => `${name} (staff)`,
  orders: 'Orders',
  noOrders: 'none',
  order: (number) => `Order ${number}`,
  date: 'Date',
  attempts: (count, fault) =>
    count === 1 ? `1 attempt: ${fault}` : `${inDigits('en', count)} attempts: ${fault}`,
  retry: 'Ask again',
  retryFor: (number) => `Ask again for ${number}`,
  filter: 'Filter the checks',
  filterAll: 'All',
  search: 'Search by number',
  searchButton: 'Search',
  flash: {
    valid: (number) => `${number} is valid.`,
    invalid: (number) => `${number} is not valid.`,
    unknown: (number) => `The register did not answer for ${number}: we will ask again later.`,
    gone: 'This check no longer exists.',
    expired: 'The page was open for too long. Try again.',
  },
  answeredLater: {
    valid: (number) => `The European register has confirmed the VAT number ${number}.`,
    invalid: (number) => `The European register does not know the VAT number ${number}: ask the customer.`,
  },
  known: {
    answers: {
      valid: 'VAT number valid',
      invalid: 'VAT number not valid',
      unknown: 'The register has not answered yet',
      'not-asked': 'Not checked yet',
    },
    source: { 'check-digits': 'form and check digits', register: 'European register VIES' },
    consultation: (number) => `consultation ${number}`,
  },
  onOrder: {
    heading: 'VAT',
    exempt: 'Exempt under art. 41 D.L. 331/1993 (intra-Community supply of goods)',
    reverseCharge: 'Reverse charge: the buyer accounts for VAT.',
    number: 'VAT number',
    destination: 'Delivered to',
    checked: 'Checked on',
    source: 'Source',
    consultation: 'Consultation no.',
    unverified: (number) =>
      `The VAT number ${number} waits for the register's answer. VAT is charged on the order; the check repeats itself.`,
  },
};

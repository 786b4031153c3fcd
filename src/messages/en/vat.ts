import type { VatMessages } from '../it/vat.ts';

export const vat: VatMessages = {
  label: 'VAT number',
  hintAtHome: '11 digits, with or without IT in front.',
  hint: (sample) => `With or without its prefix, for example ${sample}.`,
  validate: 'Validate VAT',
  validating: 'Validating...',
  validated: 'VAT validated',
  invalid: 'Invalid VAT. Click to try again',
  invalidcountry: "VAT number doesn't match country. Try again.",
  change: 'Change number',
  empty: 'Enter the VAT number, then validate it.',
  failed: 'The shop did not answer. Try again in a moment.',
  tooMany: 'You have validated many numbers in a short time. Try again in a few minutes.',
  exempt: 'No VAT charged',
  reason:
    'Intra-Community supply of goods exempt under art. 41 Italian D.L. 331/1993 (art. 138 Directive 2006/112/EC): the buyer accounts for VAT in their own country (reverse charge).',
  exemptNumber: (number) => `VAT number ${number}`,
  unknown:
    'The European register of VAT numbers does not answer. You can order all the same: VAT stays included for now, because only a number that the register confirms is exempt.',
  problems: {
    invalid: 'The VAT number is not valid: check the number.',
    'invalid-country': "VAT number doesn't match country. Try again.",
    refused:
      'The European register does not know this VAT number: check it, or ask for the invoice as a private person.',
  },
};

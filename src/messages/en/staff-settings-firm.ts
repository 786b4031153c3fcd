/** The words of the data of the firm, and of the languages that it speaks. */
export const firmSettings = {
  shop_legal_name: {
    label: 'Registered name of the firm',
    hint: 'As it appears in the terms of sale and in the privacy notice.',
  },
  shop_hours: {
    label: 'Opening hours',
    hint: 'When the telephone is answered, for example: Monday to Friday from 9 to 18.',
  },
  shop_email: {
    label: 'Email of the shop',
    hint: 'Emails are sent from this address, and notifications arrive here.',
  },
  shop_phone: { label: 'Telephone' },
  shop_address: { label: 'Address', hint: 'Street, postcode, town and province: for collection as well.' },
  shop_vat_number: { label: 'VAT number of the shop' },
  shop_rea: {
    label: 'Number in the register of companies (REA)',
    hint: 'Province and number, for example MO-123456: shown at the bottom of every page.',
  },
  shop_pec: {
    label: 'Certified email (PEC) of the shop',
    hint: 'Shown at the bottom of every page.',
  },
  shop_sdi: {
    label: 'SDI recipient code',
    hint: 'Seven letters or digits: where the firm receives electronic invoices.',
  },
  shop_logo: { label: 'Logo' },
  shop_icon: { label: 'Icon' },
  theme_accent: {
    label: 'Main colour',
    hint: 'Buttons and sale prices; it must be readable on white and under white text.',
  },
  theme_dark: { label: 'Dark colour', hint: 'The foot of the page, under light text.' },
  theme_fonts: {
    label: 'Fonts',
    hint: 'Those of the device need no download: pages arrive sooner.',
    choices: { barlow: 'Barlow for headings, Inter for text', inter: 'Inter', system: 'Those of the device' },
  },
  theme_corners: {
    label: 'Corners',
    hint: 'Of buttons, fields and boxes.',
    choices: { square: 'Square', soft: 'Slightly rounded', round: 'Round' },
  },
  bank_transfer_iban: {
    label: 'IBAN',
    hint: 'Without it, bank transfer cannot be chosen at checkout.',
  },
  bank_transfer_holder: { label: 'Holder of the account' },
  interface_language: { label: 'Language', choices: { it: 'Italian', en: 'English' } },
  language_switch: {
    label: 'Offer the shop in the other language as well',
    hint: 'Every page can be read in Italian or in English. Your products and your own texts stay as you wrote them.',
  },
  bank_transfer_bank: { label: 'Bank' },
  bank_transfer_bic: { label: 'BIC', hint: 'For transfers from abroad.' },
};

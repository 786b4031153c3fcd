import type { OfferSettingsMessages } from '../it/staff-settings-offers.ts';

/** Settings of offers and of the quote list. */
export const offerSettings: OfferSettingsMessages = {
  offer_requester_it: { label: 'Words before the customer’s name on an offer (Italian)' },
  offer_requester_en: { label: 'Words before the customer’s name on an offer (English)' },
  offer_valid_days: {
    label: 'How many days a new offer is valid',
    hint: 'Can be changed in each offer; 0 for no expiry.',
  },
  offer_pdf_logo_width: { label: 'Width of the logo in the PDF of an offer (points)' },
  offer_pdf_logo_top: { label: 'Space above the logo in the PDF of an offer (points)' },
  offer_pdf_font: {
    label: 'Font of the PDF of an offer',
    hint: 'Arabic text runs from right to left with any choice.',
    choices: { standard: 'Standard', thai: 'Thai', japanese: 'Japanese' },
  },
  offer_pdf_language: {
    label: 'Language of the PDF of an offer',
    hint: 'Labels are in the language of the shop.',
    choices: { english: 'English' },
  },
  quote_list_enabled: {
    label: 'Quote list',
    hint: 'Customers collect items and ask for one quote for all of them.',
  },
  quote_list_button: {
    label: 'Button of the list on product pages',
    choices: { business: 'For business customers only', everybody: 'For everybody' },
  },
  quote_list_url: {
    label: 'Address of the calls of the quote list',
    hint: 'Usually /wp-admin/admin-ajax.php.',
  },
};

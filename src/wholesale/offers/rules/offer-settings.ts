import { oneOf, text, wholeNumber } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

/** The fonts that a document can be set in (OFF-08): the shop's own, and those of Thai and Japanese. */
const pdfFonts = ['standard', 'thai', 'japanese'] as const;
export type PdfFont = (typeof pdfFonts)[number];

/** Its languages: the setting remains for compatibility, and decides nothing beyond the font (OFF-08). */
const pdfLanguages = ['english'] as const;
type PdfLanguage = (typeof pdfLanguages)[number];

/** What an offer says and how its document looks. */
export const offerSettings = {
  /** the words before the customer's name on an offer; '' leaves the shop's own words (OFF-04) */
  offer_requester_it: text('offers', 'Offerta per:'),
  offer_requester_en: text('offers', 'Offer for:'),
  /** for how many days an offer holds unless staff say otherwise; 0 for no end */
  offer_valid_days: wholeNumber('offers', 30, 3650),
  /** the document of an offer: width of the logo and space above it, in points, its font and its language (OFF-07, OFF-08) */
  offer_pdf_logo_width: wholeNumber('offers', 150, 400),
  offer_pdf_logo_top: wholeNumber('offers', 0, 200),
  offer_pdf_font: oneOf<PdfFont>('offers', pdfFonts, 'standard'),
  offer_pdf_language: oneOf<PdfLanguage>('offers', pdfLanguages, 'english'),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof offerSettings> {}
}

/** The fonts that a document can be set in (OFF-08): the shop's own, and those of Thai and Japanese. */
export const pdfFonts = ['standard', 'thai', 'japanese'] as const;
export type PdfFont = (typeof pdfFonts)[number];

/** Its languages: the setting is kept as it was, and decides nothing beyond the font (OFF-08). */
export const pdfLanguages = ['english'] as const;
export type PdfLanguage = (typeof pdfLanguages)[number];

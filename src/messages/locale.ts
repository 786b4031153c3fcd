/** The languages of the interface (SITE-01). */
export const locales = ['it', 'en'] as const;
export type Locale = (typeof locales)[number];

import { z } from 'zod';

/** The languages that a page is written in. */
export const pageLanguages = ['it', 'en'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** A text of a page in each language; '' where it is not written. */
export type Localized = Readonly<Record<PageLanguage, string>>;

export const emptyText: Localized = { it: '', en: '' };

/** A text of at most so many characters in each language. */
export const localized = (most: number) =>
  z.strictObject({ it: z.string().max(most), en: z.string().max(most) }).readonly();

/** A text as a reader sees it, with its language where that is not the reader's. */
export type ShownText = { readonly text: string; readonly lang?: PageLanguage };

/** A text in a reader's language, or as it is written in the other one where it is not translated. */
export function shownText(text: Localized, locale: PageLanguage): ShownText {
  if (text[locale] !== '') return { text: text[locale] };
  const other = locale === 'it' ? 'en' : 'it';
  return text[other] === '' ? { text: '' } : { text: text[other], lang: other };
}

/** Whether a text is written in no language. */
export const isUnwritten = (text: Localized): boolean => pageLanguages.every((one) => text[one] === '');

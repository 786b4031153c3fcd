import type { Locale } from './locale.ts';

const digits = {
  it: new Intl.NumberFormat('it', { useGrouping: 'always' }),
  en: new Intl.NumberFormat('en-GB', { useGrouping: 'always' }),
};

/** A number of a sentence, grouped from 1000 on; the locale of `it` alone leaves four digits ungrouped. */
export const inDigits = (locale: Locale, number: number) => digits[locale].format(number);

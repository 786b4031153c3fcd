import type { Locale } from './locale.ts';

/** Words that exist in both languages, to be asked for in one. */
export function inEither<Words>(it: Words, en: Words): (locale: Locale) => Words {
  return (locale) => (locale === 'it' ? it : en);
}

import { expect, test } from 'vitest';
import { locales } from './locale.ts';
import { pageWords } from './page-words.ts';
import { shopWords } from './shop-words.ts';

test.each(locales)('the words in %s know their language, and are the same object each time', (locale) => {
  for (const words of [pageWords, shopWords]) {
    expect(words(locale).locale).toBe(locale);
    expect(words(locale)).toBe(words(locale));
  }
});

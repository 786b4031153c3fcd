import { expect, test } from 'vitest';
import { addressIn, askedLanguage, audienceIn, languageOf } from './language.ts';
import type { Audience } from './visitor.ts';

const audience: Audience = {
  key: 'retail-gross-it',
  priceListId: 1,
  priceListSlug: 'retail',
  hasOwnPrices: false,
  mode: 'gross',
  locale: 'it',
  hidden: null,
};

test('[SITE-01] a visit is in the language that was asked for, where the shop offers both', () => {
  const both = { interface_language: 'it', language_switch: true } as const;
  expect(languageOf(both, 'en')).toBe('en');
  expect(languageOf(both, null)).toBe('it');
  expect(languageOf({ ...both, language_switch: false }, 'en')).toBe('it');
  expect(languageOf({ interface_language: 'en', language_switch: true }, 'it')).toBe('it');
});

test.each([
  ['en', 'en'],
  ['it', 'it'],
  ['fr', null],
  ['EN', null],
  ['', null],
  [null, null],
])('%j asks for %j', (value, language) => {
  expect(askedLanguage(value)).toBe(language);
});

test('who reads in another language is an audience of its own, with the goods and prices of the first', () => {
  expect(audienceIn(audience, 'it')).toBe(audience);
  expect(audienceIn(audience, 'en')).toEqual({
    ...audience,
    key: 'retail-gross-it-in-en',
    locale: 'en',
    contentLocale: 'it',
  });
});

test('an address names the language alone where it is not the shop’s own', () => {
  expect(addressIn('/shop/', 'it', 'it')).toBe('/shop/');
  expect(addressIn('/shop/', 'en', 'it')).toBe('/shop/?lang=en');
  expect(addressIn('/shop/?s=olio', 'en', 'it')).toBe('/shop/?s=olio&lang=en');
  expect(addressIn('/shop/', 'it', 'en')).toBe('/shop/?lang=it');
});

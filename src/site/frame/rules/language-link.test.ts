import { expect, test } from 'vitest';
import { languageLink } from './language-link.ts';

test.each([
  ['https://shop.test/', '/?lang=en'],
  ['https://shop.test/shop/?s=olio&orderby=price', '/shop/?s=olio&orderby=price&lang=en'],
  [
    'https://shop.test/product/disco/?attribute_pa_lato=destro',
    '/product/disco/?attribute_pa_lato=destro&lang=en',
  ],
  ['https://shop.test/shop/?lang=it', '/shop/?lang=en'],
  ['https://shop.test/cart/?add-to-cart=7&quantity=2', '/cart/?lang=en'],
])('[SITE-01] %s leads to its page in English at %s', (address, href) => {
  expect(languageLink(new URL(address), 'it')).toEqual({ language: 'en', href });
});

test('[SITE-01] the way back names the language too, since a cookie holds the other', () => {
  expect(languageLink(new URL('https://shop.test/shop/?lang=en'), 'en')).toEqual({
    language: 'it',
    href: '/shop/?lang=it',
  });
});

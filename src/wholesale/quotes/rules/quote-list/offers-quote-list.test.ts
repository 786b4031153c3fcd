import { expect, test } from 'vitest';
import { offersQuoteList } from './offers-quote-list.ts';

const enabled = { quote_list_enabled: true, quote_list_button: 'business' } as const;

test.each([
  [enabled, { isBusiness: true }, true],
  [enabled, { isBusiness: false }, false],
  [enabled, {}, false],
  [{ ...enabled, quote_list_button: 'everybody' } as const, {}, true],
  [{ ...enabled, quote_list_enabled: false }, { isBusiness: true }, false],
])('[RAQ-06] the button with %j for %j: %s', (settings, audience, isOffered) => {
  expect(offersQuoteList(settings, audience)).toBe(isOffered);
});

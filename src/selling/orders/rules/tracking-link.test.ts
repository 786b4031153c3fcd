import { expect, test } from 'vitest';
import { isTrackingPattern, trackingLink } from './tracking-link.ts';

test.each([
  ['https://example.com/?n={tracking}', 'A 1', 'https://example.com/?n=A1'],
  ['https://example.com/{tracking}', 'a/b&c', 'https://example.com/a%2Fb%26c'],
  ['https://example.com/{tracking}', '$&', 'https://example.com/%24%26'],
  ['https://example.com/{tracking}', '', null],
  ['', 'A1', null],
])('%s with the number %s leads to %s', (pattern, tracking, link) => {
  expect(trackingLink(pattern, tracking)).toBe(link);
});

test.each([
  ['https://example.com/{tracking}', true],
  ['', true],
  ['https://example.com/', false],
  ['https://{tracking}.example.com/', false],
  ['javascript:alert({tracking})', false],
  ['example.com/{tracking}', false],
])('an address of a carrier may be %s: %s', (pattern, may) => {
  expect(isTrackingPattern(pattern)).toBe(may);
});

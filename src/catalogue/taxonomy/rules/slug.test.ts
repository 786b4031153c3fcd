import { expect, it } from 'vitest';
import { freeSlug, LONGEST_SLUG, slugOf } from './slug.ts';

it.each([
  ['Dischi & tamburi (anteriori)', 'dischi-tamburi-anteriori'],
  ['  Qualità Più ', 'qualita-piu'],
  ['¾ "5W-30"', '3-4-5w-30'],
  ['!!!', ''],
  ['x'.repeat(150), 'x'.repeat(LONGEST_SLUG)],
])('%j stands in an address as %j', (text, slug) => expect(slugOf(text)).toBe(slug));

it('a slug that is taken gets the next free number, within its length', () => {
  const taken = new Set(['freni', 'freni-2', 'x'.repeat(LONGEST_SLUG)]);
  expect(freeSlug('motore', (slug) => taken.has(slug))).toBe('motore');
  expect(freeSlug('freni', (slug) => taken.has(slug))).toBe('freni-3');
  expect(freeSlug('x'.repeat(LONGEST_SLUG), (slug) => taken.has(slug))).toBe(
    `${'x'.repeat(LONGEST_SLUG - 2)}-2`,
  );
});

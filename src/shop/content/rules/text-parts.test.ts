import { expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

it('[QUO-01] a text has one place for a quote request at most', () => {
  expect(textParts('<p>Uno</p>')).toEqual(['<p>Uno</p>']);
  expect(textParts('<p>Uno</p><p>[quote_request]</p><p>Due</p>')).toEqual(['<p>Uno</p>', '<p>Due</p>']);
  expect(textParts('[quote_request]')).toEqual(['', '']);
  expect(textParts('a[quote_request]b<p> [quote_request] </p>c')).toEqual(['a', 'bc']);
});

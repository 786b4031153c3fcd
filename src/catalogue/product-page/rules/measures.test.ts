import { expect, test } from 'vitest';
import { formatSize, formatWeight, horsepower } from './measures.ts';

test.each([
  [850, 'it', '850 g'],
  [2400, 'it', '2,4 kg'],
  [2405, 'en', '2.405 kg'],
  [1000, 'it', '1 kg'],
] as const)('%i grams in %s are %s', (grams, locale, text) => {
  expect(formatWeight(grams, locale)).toBe(text);
});

test('sizes are shown in millimetres', () => {
  expect(formatSize([300, 120, 45])).toBe('300 × 120 × 45 mm');
});

test('77 kW are 105 horsepower', () => {
  expect(horsepower(77)).toBe(105);
});

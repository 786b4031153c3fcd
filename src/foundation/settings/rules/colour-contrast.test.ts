import { expect, test } from 'vitest';
import { contrastOf, isColour, mixed, READABLE_CONTRAST, readableShade } from './colour-contrast.ts';

test('black on white has the contrast 21, a colour on itself 1', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrastOf('#c8102e', '#c8102e')).toBe(1);
  // The lightest grey that may be read on white.
  expect(contrastOf('#767676', '#ffffff')).toBeGreaterThanOrEqual(READABLE_CONTRAST);
  expect(contrastOf('#777777', '#ffffff')).toBeLessThan(READABLE_CONTRAST);
});

test('the suggestion for a colour that cannot be read is a darker shade that can', () => {
  for (const colour of ['#ffd400', '#00c853', '#ffffff', '#f2711c']) {
    const shade = readableShade(colour, ['#ffffff', '#f2f1ec']);
    expect(isColour(shade)).toBe(true);
    expect(contrastOf(shade, '#f2f1ec')).toBeGreaterThanOrEqual(READABLE_CONTRAST);
  }
  expect(readableShade('#c8102e', ['#ffffff', '#f2f1ec'])).toBe('#c8102e');
});

test('colours mix by share', () => {
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mixed('#c8102e', '#ffffff', 0)).toBe('#c8102e');
});

import { expect, test } from 'vitest';
import { readLook, usualTheme } from './shown-look.ts';

const typed = {
  theme_accent: ['#0B5CAD'],
  theme_dark: ['#101820'],
  theme_corners: ['round'],
  theme_fonts: ['system'],
};

test('a look is shown as it is typed', () => {
  expect(readLook(typed)).toEqual({
    theme: { theme_accent: '#0b5cad', theme_dark: '#101820', theme_corners: 'round', theme_fonts: 'system' },
    problems: {},
  });
});

test('a colour that cannot be read is shown all the same, and named with a shade that can', () => {
  const { theme, problems } = readLook({ ...typed, theme_accent: ['#ffcc00'] });
  expect(theme.theme_accent).toBe('#ffcc00');
  expect(problems).toMatchObject({
    theme_accent: { code: 'low-contrast', suggestion: expect.stringMatching(/^#/) },
  });
});

test('what is no value is shown as usual', () => {
  const wrong = { theme_accent: ['red'], theme_dark: [''], theme_corners: ['wavy'], theme_fonts: [] };
  expect(readLook(wrong)).toMatchObject({ theme: usualTheme, problems: { theme_accent: 'no-colour' } });
});

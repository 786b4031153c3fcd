import { expect, test } from 'vitest';
import { themePath, themeStyles } from './theme.ts';

const usual = {
  theme_accent: '#c8102e',
  theme_dark: '#16181d',
  theme_corners: 'soft',
  theme_fonts: 'barlow',
} as const;

test('the usual look needs no style sheet, another one is in the name of its own', () => {
  expect(themePath(usual)).toBeNull();
  expect(themePath({ ...usual, theme_accent: '#0b5cad' })).toBe('/theme/0b5cad-16181d-soft-barlow.css');
  expect(themePath({ ...usual, theme_corners: 'round' })).toBe('/theme/c8102e-16181d-round-barlow.css');
  expect(themePath({ ...usual, theme_fonts: 'system' })).toBe('/theme/c8102e-16181d-soft-system.css');
});

test('the style sheet sets the colours and what is made of them, and leaves usual corners and fonts', () => {
  const styles = themeStyles('0b5cad-101820-soft-barlow.css') ?? '';
  expect(styles).toMatch(/^:root\{--accent:#0b5cad;--accent-deep:#[0-9a-f]{6};/);
  expect(styles).toContain('--night:#101820;');
  expect(styles).not.toMatch(/radius|font/);
});

test('corners and fonts are in it where they are others', () => {
  const styles = themeStyles('c8102e-16181d-square-inter.css') ?? '';
  expect(styles).toContain('--radius-m:0;');
  expect(styles).toContain('--display-font:"Inter Variable"');
  expect(styles).not.toContain('--text-font');
});

test('a page of an earlier release finds the style sheet of its colours', () => {
  expect(themeStyles('0b5cad-101820.css')).toBe(themeStyles('0b5cad-101820-soft-barlow.css'));
});

test.each([
  '',
  'a.css',
  '0b5cad.css',
  '0b5cad-10182-soft-barlow.css',
  '0b5cad-101820-soft-barlow.css.css',
  '0b5cad-101820-soft-comic.css',
  '0b5cad-101820-wavy-inter.css',
  'zzzzzz-101820-soft-inter.css',
])('a name such as %j says no look', (name) => {
  expect(themeStyles(name)).toBeNull();
});

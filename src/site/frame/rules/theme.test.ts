import { expect, test } from 'vitest';
import { themePath, themeStyles } from './theme.ts';

test('the usual colours need no style sheet, others are in the name of theirs', () => {
  expect(themePath({ theme_accent: '#c8102e', theme_dark: '#16181d' })).toBeNull();
  expect(themePath({ theme_accent: '#0b5cad', theme_dark: '#16181d' })).toBe('/theme/0b5cad-16181d.css');
});

test('the style sheet sets the colours and what is made of them', () => {
  const styles = themeStyles('0b5cad-101820.css') ?? '';
  expect(styles).toMatch(/^:root\{--accent:#0b5cad;--accent-deep:#[0-9a-f]{6};/);
  expect(styles).toContain('--night:#101820;');
});

test.each([
  '',
  'a.css',
  '0b5cad.css',
  '0b5cad-10182.css',
  '0b5cad-101820.css.css',
  '0b5cad-101820-1.css',
  'zzzzzz-101820.css',
])('a name such as %j says no colours', (name) => {
  expect(themeStyles(name)).toBeNull();
});

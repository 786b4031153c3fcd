import { expect, it } from 'vitest';
import { deviceMode } from './table-limits.ts';

it.each([
  [320, 'mobile'],
  [500, 'mobile'],
  [501, 'desktop'],
  [1280, 'desktop'],
])('[TAB-92] [TAB-93] in a viewport of %i px a table is %s', (width, mode) => {
  expect(deviceMode(width)).toBe(mode);
});

import { expect, it } from 'vitest';
import { noticeTime } from './page-tables.ts';

it.each([
  [null, 2000],
  [0, 2000],
  [Number.NaN, 2000],
  [3000, 3000],
  [500, 500],
])('[TAB-88] with a site setting of %s a notice stays for %i ms', (setting, ms) => {
  expect(noticeTime(setting)).toBe(ms);
});

import { expect, test } from 'vitest';
import { calendarDay, isDay, writtenDay } from './calendar-day.ts';

test.each(['2026-02-28', '2028-02-29', '2026-12-31', '2000-02-29'])('%s is a day', (day) => {
  expect(isDay(day)).toBe(true);
  expect(calendarDay(...day.split('-'))).toBe(day);
});

test.each([
  '2026-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '',
  '2026-1-1',
  '1926-01-01',
])('%j is no day of this century', (text) => {
  expect(isDay(text)).toBe(false);
});

test('a day is made of digits as they are typed, and written as Italians do', () => {
  expect(calendarDay('2026', '3', '5')).toBe('2026-03-05');
  expect(calendarDay('1978', '12', '1')).toBe('1978-12-01');
  expect(calendarDay('2026', '2', '30')).toBeNull();
  expect(calendarDay()).toBeNull();
  expect(writtenDay('2026-03-05')).toBe('05/03/2026');
  expect(writtenDay('')).toBe('');
});

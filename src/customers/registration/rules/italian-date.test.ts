import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { parseItalianDate } from './italian-date.ts';

it.each([
  ['21/11/26', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['1.3.2026', '2026-03-01'],
  ['01-03-78', '1978-03-01'],
  ['31/12/46', '2046-12-31'],
  ['31/12/47', '1947-12-31'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2000', '2000-02-29'],
])('[SITE-26] a date is typed as day, month and year: %s', (typed, date) => {
  expect(parseItalianDate(typed, 2026)).toBe(date);
});

it.each([
  '31/02/2026',
  '29/02/2026',
  '29/02/1900',
  '31/04/26',
  '00/01/26',
  '01/13/26',
  '11/21/2026',
  '2026-11-21',
  '1/1/1',
  'domani',
  '',
])('a day that does not exist is no date: %s', (typed) => {
  expect(parseItalianDate(typed, 2026)).toBeNull();
});

test('[SITE-26] the picker writes day, month and the year in four digits', () => {
  expect(writtenDay('2026-03-05')).toBe('05/03/2026');
  expect(writtenDay('1978-12-01')).toBe('01/12/1978');
});

test('no date changes when it is written and parsed', () => {
  const days = fc.date({
    min: new Date('1850-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, fc.integer({ min: 2000, max: 2090 }), (day, thisYear) => {
      const date = day.toISOString().slice(0, 10);
      expect(parseItalianDate(writtenDay(date), thisYear)).toBe(date);
    }),
  );
});

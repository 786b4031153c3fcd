import { expect, test } from 'vitest';
import { addWorkingDays, easterOf, isWorkingDay, italianHolidays } from './italian-holidays.ts';

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterOf(year)).toBe(day);
});

test('the holidays of 2026 are twelve days, San Francesco and Easter Monday among them', () => {
  expect([...italianHolidays(2026)].sort()).toEqual([
    '2026-01-01',
    '2026-01-06',
    '2026-04-06',
    '2026-04-25',
    '2026-05-01',
    '2026-06-02',
    '2026-08-15',
    '2026-10-04',
    '2026-11-01',
    '2026-12-08',
    '2026-12-25',
    '2026-12-26',
  ]);
});

test('4 October is a working day before 2026', () => {
  expect([isWorkingDay('2024-10-04'), isWorkingDay('2027-10-04')]).toEqual([true, false]);
});

test.each([
  ['a weekend', '2026-11-20', 1, '2026-11-23'],
  ['the Immacolata', '2026-12-07', 1, '2026-12-09'],
  ['Christmas and its weekend', '2026-12-23', 2, '2026-12-28'],
  ['New Year and the Epiphany', '2025-12-31', 3, '2026-01-07'],
  ['Easter', '2027-03-26', 1, '2027-03-30'],
  ['nothing', '2026-11-23', 0, '2026-11-23'],
])('working days are counted over %s', (_, day, count, reached) => {
  expect(addWorkingDays(day, count)).toBe(reached);
});

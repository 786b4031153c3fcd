import { expect, test } from 'vitest';
import { formatDateTime } from './format-date-time.ts';

test.each([
  ['2026-11-21T13:05:00.000Z', '21/11/2026, 14:05', 'winter'],
  ['2026-07-01T22:30:00.000Z', '02/07/2026, 00:30', 'summer, past midnight'],
])('%s reads %s in Rome (%s)', (iso, text) => {
  expect(formatDateTime(iso)).toBe(text);
  expect(formatDateTime(iso, 'en')).toBe(text);
});

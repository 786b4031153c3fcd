import { expect, it } from 'vitest';
import { toCents } from './cents.ts';
import { formatMoney } from './format-money.ts';

it('euro are written as everywhere, another currency with its code, so that it is not taken for euro', () => {
  expect(formatMoney(toCents(123_450), 'EUR')).toBe('1.234,50\u00a0€');
  expect(formatMoney(toCents(123_450), 'USD')).toBe('USD\u00a01.234,50');
  expect(formatMoney(toCents(123_450), 'USD', 'en')).toBe('USD\u00a01,234.50');
});

import { expect, it } from 'vitest';
import { matchesEmailPattern } from './email-pattern.ts';

it.each([
  'anna@officina.it',
  'a.b_c%d+e-f@sub-domain.example.com',
  'ANNA@OFFICINA.INFO',
  '1@2.34',
  '..@a.it',
])('takes %s as an address', (text) => {
  expect(matchesEmailPattern(text, 4)).toBe(true);
});

it.each([
  '',
  'anna',
  'anna@',
  '@officina.it',
  'anna@officina',
  'anna@.it',
  'anna@officina..it',
  'anna@officina.i',
  'anna@officina.shops',
  'anna@officina.i-t',
  'anna@@officina.it',
  'anna bianchi@officina.it',
  'anna@officina.it ',
  'anna@officina.it\n',
  'ànna@officina.it',
  `${'a'.repeat(250)}@b.it`,
])('refuses %j', (text) => {
  expect(matchesEmailPattern(text, 4)).toBe(false);
});

it('takes longer endings where the shop says so, and never shorter ones than two', () => {
  expect(matchesEmailPattern('anna@officina.garage', 6)).toBe(true);
  expect(matchesEmailPattern('anna@officina.garages', 6)).toBe(false);
  expect(matchesEmailPattern('anna@officina.it', 0)).toBe(true);
  expect(matchesEmailPattern('anna@officina.com', 0)).toBe(false);
});

import { expect, test } from 'vitest';
import { isIban } from './iban.ts';

test.each([
  'IT60X0542811101000000123456',
  'it60 x054 2811 1010 0000 0123 456',
  'DE89 3704 0044 0532 0130 00',
])('%s is an IBAN', (iban) => {
  expect(isIban(iban)).toBe(true);
});

test.each([
  '',
  'IT61 X054 2811 1010 0000 0123 456',
  'IT60 X054 2811 1010 0000 0123 465',
  'IT60 X054 2811 1010 0000 0123 45',
  'IT99 PROVA 0001',
  'XX',
])('%s is none', (iban) => {
  expect(isIban(iban)).toBe(false);
});

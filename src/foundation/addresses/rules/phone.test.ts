import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneNumbers } from './facts/phones.data.ts';
import { MIN_PHONE_DIGITS } from './fields/field-limits.ts';
import { isPhoneOf } from './phone.ts';

test.each([
  ['IT', '059 123456'],
  ['IT', '+39 333 1234567'],
  ['IT', '0039 02 12345678'],
  ['FR', '01 23 45 67 89'],
  ['FR', '+33 1 23 45 67 89'],
  ['FR', '+33 (0)1 23 45 67 89'],
  ['HU', '06 30 123 4567'],
  ['CH', '044 668 18 00'],
  ['DK', '32 12 34 56'],
  ['IT', '+41 44 668 18 00'],
  ['JP', '03-1234-5678'],
])('in %s, %s is a telephone number', (country, phone) => {
  expect(isPhoneOf(country, phone)).toBe(true);
});

test.each([
  ['IT', '059'],
  ['IT', '+39 333 12345678901'],
  ['FR', '01 23 45 67'],
  ['FR', '+33 1 23 45 67 890'],
  ['DK', '321234567'],
  ['IT', '+41 44'],
  ['IT', '+1234567890123456'],
  ['JP', 'telefono'],
])('in %s, %s is none', (country, phone) => {
  expect(isPhoneOf(country, phone)).toBe(false);
});

test('a number of a country’s length is one, with its calling code and without', () => {
  const countries = Object.keys(phoneNumbers);
  fc.assert(
    fc.property(
      fc.constantFrom(...countries),
      fc.nat(),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 13, maxLength: 13 }),
      (country, at, all) => {
        const [code, fewest, most] = phoneNumbers[country] ?? ['', 0, 0];
        const number = all.slice(0, fewest + (at % (most - fewest + 1))).join('');
        // The shop asks for five digits, also where four can be a number.
        fc.pre(number.length >= MIN_PHONE_DIGITS && number.length + code.length <= 15);
        expect(isPhoneOf(country, number)).toBe(true);
        expect(isPhoneOf(country, `+${code} ${number}`)).toBe(true);
      },
    ),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BillingAddress, emptyAddress, emptyBillingAddress } from './address.ts';
import { checkAddress } from './check-address.ts';
import { countries } from './facts/countries.data.ts';
import { stateLists } from './facts/states.data.ts';
import { normaliseAddress, normaliseBillingAddress } from './normalise-address.ts';
import { statesOf } from './states.ts';

const typed: BillingAddress = {
  firstName: '  Anna\tMaria ',
  lastName: 'Rossi\u0000',
  company: ' Officina   Rossi ',
  address1: 'Via Roma\r\n12',
  address2: '\u202Escala B',
  city: ' milano ',
  state: 'Milano',
  postcode: ' 20 121 ',
  country: ' it ',
  phone: ' +39 02 1234567 ',
  email: ' anna@example.it ',
};

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    ' a\u0000 b ',
    'e\u0000\u0301',
    '\u2000x',
    'ΐ',
    'ß',
    'ŉ',
    '\uD800\u0000\uDC00',
    ' \u0085 ',
    'l’aquila',
  ),
  fc.constantFrom(...Object.values(stateLists).flatMap((list) => list.flat())),
);
const anyAddress: fc.Arbitrary<BillingAddress> = fc.record({
  firstName: anyText,
  lastName: anyText,
  company: anyText,
  address1: anyText,
  address2: anyText,
  city: anyText,
  state: anyText,
  postcode: anyText,
  country: fc.oneof(fc.constantFrom(...Object.keys(countries)), anyText),
  phone: anyText,
  email: anyText,
});

describe('normalising an address', () => {
  test('[ADDR-02] [ADDR-03] blanks, control characters, country, state and postcode are put right', () => {
    expect(normaliseBillingAddress(typed)).toEqual({
      firstName: 'Anna Maria',
      lastName: 'Rossi',
      company: 'Officina Rossi',
      address1: 'Via Roma 12',
      address2: 'scala B',
      city: 'milano',
      state: 'MI',
      postcode: '20121',
      country: 'IT',
      phone: '+39 02 1234567',
      email: 'anna@example.it',
    });
  });

  test.each([
    ['IT', 'rm', 'RM'],
    ['IT', 'roma', 'RM'],
    ['DE', 'BAVIERA', 'DE-BY'],
    ['MA', 'MACAS', 'macas'],
  ])('[ADDR-12] in %s the state "%s" becomes %s', (country, state, code) => {
    expect(normaliseAddress({ ...emptyAddress, country, state }).state).toBe(code);
  });

  test('[ADDR-03] a state that the list lacks stays as typed, so that the check can refuse it', () => {
    expect(normaliseAddress({ ...emptyAddress, country: 'IT', state: ' Kent ' }).state).toBe('Kent');
  });

  test('[ADDR-04] [ADDR-10] a country that asks for no state has none', () => {
    expect(normaliseAddress({ ...emptyAddress, country: 'FR', state: 'MI' }).state).toBe('');
  });

  test('[ADDR-08] [ADDR-13] free text stays as typed', () => {
    expect(normaliseAddress({ ...emptyAddress, country: 'GB', state: ' Kent ' }).state).toBe('Kent');
  });

  test('an empty address stays empty', () => {
    expect(normaliseBillingAddress(emptyBillingAddress)).toEqual(emptyBillingAddress);
  });

  test('normalising twice is normalising once', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const once = normaliseBillingAddress(address);
        expect(normaliseBillingAddress(once)).toEqual(once);
      }),
      { numRuns: 500 },
    );
  });

  test('no control character and no blank at an end survives', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        for (const value of Object.values(normaliseBillingAddress(address))) {
          expect(value).not.toMatch(/\p{Cc}|^\s|\s$|\s\s/u);
        }
      }),
    );
  });

  test('[ADDR-03] every listed state, entered by its label, passes the check', () => {
    const withList = Object.keys(stateLists).filter((country) => statesOf(country).length > 0);
    fc.assert(
      fc.property(fc.constantFrom(...withList), fc.nat(), (country, pick) => {
        const options = statesOf(country);
        const state = options[pick % options.length]?.label ?? '';
        const problems = checkAddress(normaliseAddress({ ...emptyAddress, country, state }), {
          kind: 'shipping',
        });
        expect(problems.map((problem) => problem.field)).not.toContain('state');
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries } from './facts/countries.data.ts';
import { countriesWithoutPostcode, postcodePatterns } from './facts/postcodes.data.ts';
import { asksPostcode, formatPostcode, isPostcode } from './postcode.ts';

const anyCountry = fc.constantFrom(...Object.keys(countries));
const anyPostcode = fc.oneof(
  fc.string(),
  fc.stringMatching(/^[0-9 -]{3,9}$/),
  fc.stringMatching(/^[A-Za-z0-9 ]{5,8}$/),
);

describe('postcodes', () => {
  test.each([
    ['IT', ' 00184 ', '00184'],
    ['IT', '20 121', '20121'],
    ['PL', '00001', '00-001'],
    ['PL', '00 001', '00-001'],
    ['PT', '1000001', '1000-001'],
    ['NL', '1012ab', '1012 AB'],
    ['SE', '11120', '111 20'],
    ['SE', '111-20', '111 20'],
    ['CZ', '11000', '110 00'],
    ['GR', '10431', '104 31'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'm1  1ae', 'M1 1AE'],
    ['GI', 'gx111aa', 'GX11 1AA'],
    ['IE', 'd02af30', 'D02 AF30'],
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['JP', '1000001', '100-0001'],
    ['BR', '01001000', '01001-000'],
    ['US', '100011234', '10001-1234'],
    ['US', '10001', '10001'],
    ['LV', '1050', 'LV-1050'],
    ['LU', 'l1009', 'L-1009'],
    ['LU', '1009', '1009'],
    ['MT', 'vlt1117', 'VLT 1117'],
  ])('in %s, "%s" is written %s', (country, typed, written) => {
    expect(formatPostcode(country, typed)).toBe(written);
    expect(isPostcode(country, written)).toBe(true);
  });

  test.each([
    ['IT', '2012'],
    ['IT', '201211'],
    ['IT', '2012A'],
    ['IT', ''],
    ['PL', '00001'],
    ['PT', '1000'],
    ['GB', 'QQ1 1AA'],
    ['SM', '47900'],
    ['VA', '00121'],
  ])('[PAY-31] in %s, "%s" is refused', (country, postcode) => {
    expect(isPostcode(country, postcode)).toBe(false);
  });

  test('what does not fit stays as typed, in capitals and without needless blanks', () => {
    expect(formatPostcode('IT', ' 20a  12 ')).toBe('20A 12');
    expect(formatPostcode('GB', 'zz-nowhere')).toBe('ZZ-NOWHERE');
  });

  test('a country without a known format takes 1 to 12 characters', () => {
    expect(isPostcode('JM', 'JMAKN01')).toBe(true);
    expect(isPostcode('JM', '1')).toBe(true);
    expect(isPostcode('JM', '123456789012')).toBe(true);
    expect(isPostcode('JM', '1234567890123')).toBe(false);
    expect(isPostcode('JM', '  ')).toBe(false);
    expect(isPostcode('constructor', '123')).toBe(true);
  });

  test('the Emirates, Hong Kong and Qatar are asked for none', () => {
    expect(countriesWithoutPostcode).toEqual(['AE', 'HK', 'QA']);
    expect(formatPostcode('HK', '20121')).toBe('');
    expect(asksPostcode('HK')).toBe(false);
    expect(asksPostcode('IT')).toBe(true);
  });

  test('every pattern belongs to a country and holds for the whole value', () => {
    for (const [country, pattern] of Object.entries(postcodePatterns)) {
      expect(Object.hasOwn(countries, country), country).toBe(true);
      expect(pattern.source, country).toMatch(/^\^.*\$$/);
      expect(pattern.flags, country).toBe('');
    }
  });

  test('formatting twice is formatting once', () => {
    fc.assert(
      fc.property(anyCountry, anyPostcode, (country, typed) => {
        const once = formatPostcode(country, typed);
        expect(formatPostcode(country, once)).toBe(once);
      }),
    );
  });

  test('formatting never spoils a postcode that its country accepts', () => {
    const known = fc
      .constantFrom(...Object.entries(postcodePatterns))
      .chain(([country, pattern]) => fc.tuple(fc.constant(country), fc.stringMatching(pattern)));
    fc.assert(
      fc.property(known, ([country, postcode]) => {
        expect(isPostcode(country, postcode)).toBe(true);
        expect(isPostcode(country, formatPostcode(country, postcode.toLowerCase()))).toBe(true);
      }),
    );
  });
});

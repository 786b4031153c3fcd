import { describe, expect, test } from 'vitest';
import { countryLabel, countryOptions } from './countries.ts';
import { isCountry } from './fields/is-country.ts';

describe('countries', () => {
  test('[ADDR-02] a country is an ISO code of two capitals with an Italian label', () => {
    const options = countryOptions();
    expect(options).toHaveLength(249);
    for (const { code } of options) expect(code).toMatch(/^[A-Z]{2}$/);
    expect(countryLabel('IT')).toBe('Italia');
    expect(countryLabel('DE')).toBe('Germania');
    expect(countryLabel('GB')).toBe('Regno Unito');
  });

  test('[ADDR-02] names of the language, small letters and unassigned codes are no countries', () => {
    expect(['IT', 'it', 'ITA', 'XX', '', 'constructor', 'toString'].filter(isCountry)).toEqual(['IT']);
    expect(countryLabel('XX')).toBe('XX');
    expect(countryLabel('constructor')).toBe('constructor');
  });

  test('[ADDR-15] a selector holds every country, within the 250 entries of number_of_countries', () => {
    const codes = countryOptions().map((option) => option.code);
    expect(new Set(codes).size).toBe(249);
    expect(codes.length).toBeLessThanOrEqual(250);
  });

  test('the English interface has an English name for every country and no other', () => {
    expect(
      countryOptions('en')
        .map((option) => option.code)
        .sort(),
    ).toEqual(
      countryOptions('it')
        .map((option) => option.code)
        .sort(),
    );
    expect(countryLabel('DE', 'en')).toBe('Germany');
    for (const { label } of countryOptions('en')) expect(label).not.toMatch(/^[A-Z]{2}$|[’<>]/);
  });

  test.each(['it', 'en'] as const)('the options stand in the alphabetical order of %s', (locale) => {
    const labels = countryOptions(locale).map((option) => option.label);
    expect(labels).toEqual(labels.toSorted(new Intl.Collator(locale).compare));
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('only countries that the shop sells to are offered', () => {
    const sold = new Set(['SM', 'IT', 'VA']);
    expect(countryOptions('it', (country) => sold.has(country))).toEqual([
      { code: 'VA', label: countryLabel('VA') },
      { code: 'IT', label: 'Italia' },
      { code: 'SM', label: 'San Marino' },
    ]);
  });
});

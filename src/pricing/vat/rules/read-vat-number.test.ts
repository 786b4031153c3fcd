import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hasCheckDigits } from './digits/check-digits.ts';
import { readVatNumber, tidyVatNumber } from './read-vat-number.ts';
import { vatFormats } from './vat-formats.data.ts';
import { wholeVatNumber } from './vat-number.ts';

/** Numbers that check, by the country of the address; published by their owners or by those who describe the rules. */
const known: Readonly<Record<string, readonly string[]>> = {
  AT: ['ATU13585627'],
  BE: ['BE0428759497'],
  BG: ['BG175074752', 'BG7523169263', 'BG8032056031'],
  CY: ['CY10259033P'],
  CZ: ['CZ25123891', 'CZ640903926', 'CZ7103192745'],
  DE: ['DE136695976'],
  DK: ['DK13585628'],
  EE: ['EE100931558', 'EE100594102'],
  ES: ['ESA13585625', 'ES54362315K', 'ESX2482300W', 'ESB58378431', 'ESJ99216582'],
  FI: ['FI20774740'],
  FR: ['FR40303265045', 'FR23334175221', 'FRK7399859412', 'FR4Z123456782'],
  GB: ['XI980780684', 'XIGD001', 'XIHA500'],
  GR: ['EL094259216', 'GR094259216'],
  HR: ['HR33392005961'],
  HU: ['HU12892312'],
  IE: ['IE6433435F', 'IE6433435OA', 'IE8D79739I'],
  IT: ['IT00743110157', '12345670017', '98765430586', '99999999990', '01234561205'],
  LT: ['LT119511515', 'LT100001919017', 'LT100004801610'],
  LU: ['LU15027442'],
  LV: ['LV40003521600', 'LV16117519997'],
  MC: ['FR40303265045'],
  MT: ['MT11679112'],
  NL: ['NL004495445B01', 'NL123456789B13'],
  PL: ['PL8567346215'],
  PT: ['PT501964843'],
  RO: ['RO18547290'],
  SE: ['SE123456789701'],
  SI: ['SI50223054'],
  SK: ['SK2022749619'],
};

/** Numbers of the right form whose check digits are wrong. */
const wrong: Readonly<Record<string, readonly string[]>> = {
  AT: ['ATU13585626'],
  BE: ['BE0431150351'],
  BG: ['BG175074751'],
  CY: ['CY10259033Z', 'CY12000139V'],
  CZ: ['CZ25123890', 'CZ7103192746', 'CZ95123890'],
  DE: ['DE136695978'],
  DK: ['DK13585627', 'DK00000000'],
  EE: ['EE100594103'],
  ES: ['ESA13585624', 'ES54362315Z', 'ESX2482300A', 'ESJ99216583'],
  FI: ['FI20774741'],
  FR: ['FR84323140391', 'FR40303265046'],
  GB: ['XI802311781', 'XI000000000'],
  GR: ['EL123456781'],
  HR: ['HR33392005962'],
  HU: ['HU12892313'],
  IE: ['IE6433435E', 'IE8D79738J'],
  IT: ['12345670018', '00000000000', '00000000018', '12345670009'],
  LT: ['LT100001919018', 'LT119511525'],
  LU: ['LU15027443'],
  LV: ['LV40003521601', 'LV16137519997'],
  MT: ['MT11679113'],
  NL: ['NL123456790B13', 'NL004495445B00'],
  PL: ['PL8567346216'],
  PT: ['PT501964842'],
  RO: ['RO18547291'],
  SE: ['SE123456789101'],
  SI: ['SI50223055'],
  SK: ['SK2022749618'],
};

const listed = (numbers: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(numbers).flatMap(([country, all]) => all.map((number) => [country, number] as const));

describe('[VAT-02] a VAT number is checked by the rules of its country', () => {
  test.each(listed(known))('%s: %s is valid', (country, number) => {
    expect(readVatNumber(number, country)).toMatchObject({ ok: true });
  });

  test.each(listed(wrong))('%s: %s is invalid', (country, number) => {
    expect(readVatNumber(number, country)).toEqual({ ok: false, error: { code: 'invalid' } });
  });

  it('knows every member state and Northern Ireland, and a number of each', () => {
    expect(Object.keys(vatFormats)).toHaveLength(28);
    for (const country of Object.keys(vatFormats)) {
      expect(known[country], country).toBeDefined();
      expect(wrong[country], country).toBeDefined();
    }
  });

  it('the invented samples show the form of their country', () => {
    for (const { pattern, sample } of Object.values(vatFormats)) expect(sample).toMatch(pattern);
  });
});

describe('how a VAT number may be typed', () => {
  it('the prefix may be left out, blanks, dots, hyphens and small letters do not matter', () => {
    for (const typed of ['DE136695976', '136695976', 'de 136.695.976', ' DE-136–695 976 ']) {
      const read = readVatNumber(typed, 'DE');
      expect(read.ok && wholeVatNumber(read.number), typed).toBe('DE136695976');
    }
  });

  it('[VAT-09] a number of another country than the address does not match it', () => {
    const refused = { ok: false, error: { code: 'invalidcountry' } };
    expect(readVatNumber('DE136695976', 'FR')).toEqual(refused);
    expect(readVatNumber('DE136695970', 'FR')).toEqual(refused);
    expect(readVatNumber('DE136695976', 'CH')).toEqual(refused);
    expect(readVatNumber('IT00743110157', 'DE')).toEqual(refused);
  });

  it('a Greek number may begin with GR, and is stored with EL', () => {
    const read = readVatNumber('GR 094 259 216', 'GR');
    expect(read.ok && wholeVatNumber(read.number)).toBe('EL094259216');
  });

  it('[VAT-08] what is no number of any country is invalid', () => {
    for (const typed of ['', '   ', 'ciao', 'DE', 'DE12', 'ZZ123456789', '1'.repeat(500), '٣'.repeat(11)]) {
      expect(readVatNumber(typed, 'DE'), typed).toEqual({ ok: false, error: { code: 'invalid' } });
    }
  });
});

describe('for any text and any number', () => {
  const countries = fc.constantFrom(...Object.keys(vatFormats), 'MC', 'CH', 'US', '', 'constructor');
  it('reading never throws, and a number that was read reads the same a second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), countries, (text, country) => {
        const read = readVatNumber(text, country);
        if (read.ok) expect(readVatNumber(wholeVatNumber(read.number), country)).toEqual(read);
      }),
    );
  });

  it('however a number is parted by blanks, dots and hyphens, it is the same', () => {
    const parting = fc.constantFrom('', '', ' ', '.', '-', '\u00a0');
    fc.assert(
      fc.property(
        fc.constantFrom(...listed(known)),
        fc.array(parting, { minLength: 20, maxLength: 20 }),
        ([country, number], parts) => {
          const typed = [...number.toLowerCase()].map((one, at) => `${one}${parts[at]}`).join('');
          expect(tidyVatNumber(typed)).toBe(number);
          expect(readVatNumber(typed, country)).toEqual(readVatNumber(number, country));
        },
      ),
    );
  });

  const single = ['AT', 'DE', 'EE', 'FI', 'HR', 'HU', 'IT', 'MT', 'SK'];
  it('a digit that was mistyped is found where one check digit weighs every other', () => {
    const one = fc.constantFrom(...listed(known).filter(([country]) => single.includes(country)));
    fc.assert(
      fc.property(one, fc.nat(20), fc.integer({ min: 1, max: 9 }), ([country, number], at, by) => {
        const position = [...number].findIndex((c, index) => /\d/.test(c) && index >= at % number.length);
        fc.pre(position >= 0);
        const digit = (Number(number[position]) + by) % 10;
        const mistyped = number.slice(0, position) + digit + number.slice(position + 1);
        expect(readVatNumber(mistyped, country).ok).toBe(false);
      }),
    );
  });

  it('of ten numbers that differ in the last digit at most one is right, in countries with one rule', () => {
    const many = Object.entries(vatFormats).filter(
      ([country]) => !['BG', 'CZ', 'LV', 'NL', 'SE', 'ES', 'GB'].includes(country),
    );
    fc.assert(
      fc.property(fc.constantFrom(...many), fc.nat(10 ** 12), ([, { prefix, pattern, sample }], seed) => {
        const digits = String(seed).padStart(12, '1');
        const start = [...sample]
          .map((c, at) => (/\d/.test(c) ? digits[at % 12] : c))
          .join('')
          .slice(0, -1);
        const right = [...'0123456789'].filter(
          (last) => pattern.test(start + last) && hasCheckDigits(prefix, start + last),
        );
        expect(right.length, start).toBeLessThanOrEqual(1);
      }),
    );
  });
});

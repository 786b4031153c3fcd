import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries } from './facts/countries.data.ts';
import { stateFieldFrom } from './state-field.ts';
import { stateField, stateFieldsOf, statesOf, validState } from './states.ts';

const codes = (list: string): string[] => list.split(', ');

const withoutState = codes(
  'AF, AT, AX, BE, BH, BI, CZ, DK, EE, ET, FI, FR, GF, GP, IS, IL, IM, KR, KW, LB, LI, LU, MF, MQ, MT, NL, NO, PL, PR, PT, RE, SG, SK, SI, LK, RW, SE, VN, YT',
);
const withList = codes(
  'AL, AO, AR, AU, BD, BG, BJ, BO, BR, CA, CH, CL, CN, CO, CR, DE, DO, DZ, EC, EG, ES, GH, GR, GT, HK, HN, HR, HU, ID, IE, IN, IR, IT, JM, JP, KE, KN, LA, LR, MA, MD, MX, MY, MZ, NA, NG, NP, NI, NZ, PA, PE, PH, PK, PY, RO, SN, SV, TH, TR, TZ, RS, UA, UG, UM, US, UY, VE, ZA, ZM',
);
const codesOf = (country: string): string[] => statesOf(country).map((option) => option.code);
const labelOf = (country: string, code: string) =>
  statesOf(country).find((option) => option.code === code)?.label;
const ofKind = (kind: string): string[] =>
  Object.keys(countries).filter((country) => stateField(country).kind === kind);

describe('states of a country', () => {
  test('[ADDR-04] [ADDR-10] exactly the 39 countries of the requirement ask for no state', () => {
    expect(ofKind('none').sort()).toEqual(withoutState.sort());
  });

  test('[ADDR-05] exactly the 69 countries of the requirement have a list', () => {
    expect(ofKind('list').sort()).toEqual(withList.sort());
  });

  test('[ADDR-08] [ADDR-13] every other country takes free text', () => {
    const listed = new Set([...withoutState, ...withList]);
    expect(ofKind('text').sort()).toEqual(
      Object.keys(countries)
        .filter((country) => !listed.has(country))
        .sort(),
    );
    expect(stateField('GB')).toEqual({ kind: 'text' });
    expect(statesOf('GB')).toEqual([]);
  });

  test('[ADDR-06] Italy has 107 provinces from AG to VT, Sud Sardegna among them', () => {
    const italian = statesOf('IT');
    expect(italian).toHaveLength(107);
    expect(italian[0]).toEqual({ code: 'AG', label: 'Agrigento' });
    expect(italian.at(-1)).toEqual({ code: 'VT', label: 'Viterbo' });
    expect(labelOf('IT', 'SU')).toBe('Sud Sardegna');
  });

  test('[ADDR-06] the United States have 50 states, DC and the Armed Forces', () => {
    const states =
      'AK AL AR AZ CA CO CT DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY';
    expect(codesOf('US').sort()).toEqual([...states.split(' '), 'DC', 'AA', 'AE', 'AP'].sort());
  });

  test('[ADDR-07] Germany runs from DE-BW to DE-TH and Japan from JP01 to JP47', () => {
    const german = 'BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH'.split(' ').map((land) => `DE-${land}`);
    expect(codesOf('DE').sort()).toEqual(german.sort());
    const numbers = Array.from({ length: 47 }, (_, index) => `JP${String(index + 1).padStart(2, '0')}`);
    expect(codesOf('JP').sort()).toEqual(numbers);
  });

  test('[ADDR-07] Spain has its provinces, Canada its provinces and territories', () => {
    expect(codesOf('ES')).toHaveLength(52);
    expect(labelOf('ES', 'M')).toBe('Madrid');
    expect(codesOf('CA').sort()).toEqual('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '));
  });

  test('[ADDR-03] state labels are Italian', () => {
    expect(labelOf('DE', 'DE-BY')).toBe('Baviera');
    expect(labelOf('IT', 'FI')).toBe('Firenze');
  });

  test('the options of every list stand in Italian alphabetical order, without repeats', () => {
    const { compare } = new Intl.Collator('it');
    for (const country of withList) {
      const labels = statesOf(country).map((option) => option.label);
      expect(labels, country).toEqual(labels.toSorted(compare));
      expect(new Set(labels).size, country).toBe(labels.length);
      expect(new Set(codesOf(country).map((code) => code.toLowerCase())).size, country).toBe(labels.length);
    }
  });

  test('any country has one of three kinds of state field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(countries)), (country) => {
        const field = stateField(country);
        expect(['list', 'none', 'text']).toContain(field.kind);
        expect(statesOf(country).length > 0).toBe(field.kind === 'list');
      }),
    );
  });

  test('any text, a name of the language among them, is a country with free text at worst', () => {
    expect(stateField('constructor')).toEqual({ kind: 'text' });
    fc.assert(
      fc.property(fc.string({ minLength: 3 }), (text) => {
        expect(stateField(text)).toEqual({ kind: 'text' });
      }),
    );
  });

  test('a page given some countries finds their fields and takes free text for the others', () => {
    const given = stateFieldsOf(['IT', 'FR', 'GB', 'IT']);
    expect(Object.keys(given)).toEqual(['IT', 'FR']);
    const lookup = stateFieldFrom(given);
    expect(lookup('IT')).toEqual(stateField('IT'));
    expect(lookup('FR')).toEqual({ kind: 'none' });
    expect(lookup('GB')).toEqual({ kind: 'text' });
    expect(lookup('toString')).toEqual({ kind: 'text' });
  });

  test.each([
    ['IT', 'MI', 'MI'],
    ['IT', 'milano', 'MI'],
    ['IT', 'Kent', ''],
    ['FR', 'MI', ''],
    ['GB', 'Kent', 'Kent'],
  ])('[ADDR-03] a state stored for %s as "%s" is valid as "%s"', (country, stored, valid) => {
    expect(validState(country, stored)).toBe(valid);
  });
});

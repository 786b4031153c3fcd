import { describe, expect, it } from 'vitest';
import { type AnswerSurroundings, checkAnswers, parseNumber } from './check-answers.ts';
import type { FieldKind, RegistrationField } from './registration-form.ts';

const surroundings: AnswerSurroundings = {
  thisYear: 2026,
  homeCountry: 'IT',
  vatCountry: 'IT',
  countries: [
    { code: 'IT', label: 'Italia' },
    { code: 'FR', label: 'Francia' },
    { code: 'SM', label: 'San Marino' },
  ],
  stateField: (country) =>
    country === 'IT'
      ? { kind: 'list', options: [{ code: 'MO', label: 'Modena' }] }
      : { kind: country === 'FR' ? 'none' : 'text' },
  yes: 'Sì',
};

function answer(
  kind: FieldKind,
  typed: string,
  more: Record<string, string> = {},
  options: Partial<RegistrationField> = {},
) {
  const field: RegistrationField = {
    id: 7,
    kind,
    roles: [],
    label: 'Domanda',
    hint: '',
    options: [{ value: 'poco', label: 'Fino a 5' }],
    required: false,
    atRegistration: true,
    atCheckout: true,
    ...options,
  };
  const { answers, problems } = checkAnswers(
    { roles: [], fields: [field] },
    { place: 'registration', role: null },
    { registration_field_7: typed, ...more },
    surroundings,
  );
  const [first] = answers;
  return first ? { value: first.value, shown: first.shown } : (problems[0]?.code ?? null);
}

describe('answers', () => {
  it.each([
    ['text', '  Via  Emilia\t1 ', { value: 'Via Emilia 1', shown: 'Via Emilia 1' }],
    ['text', '<b>x</b>', { value: '<b>x</b>', shown: '<b>x</b>' }],
    ['text', 'a'.repeat(201), 'too-long'],
    ['long-text', 'uno\r\ndue', { value: 'uno\ndue', shown: 'uno\ndue' }],
    ['long-text', 'a'.repeat(2001), 'too-long'],
    ['number', '1.200', { value: '1200', shown: '1200' }],
    ['number', '12,5', { value: '12.5', shown: '12,5' }],
    ['number', 'dodici', 'invalid-number'],
    ['email', 'a@b.it', { value: 'a@b.it', shown: 'a@b.it' }],
    ['email', 'a@b', 'invalid-email'],
    ['phone', '+39 059 123456', { value: '+39 059 123456', shown: '+39 059 123456' }],
    ['phone', '12', 'invalid-phone'],
    ['date', '01/02/26', { value: '2026-02-01', shown: '01/02/2026' }],
    ['date', '31/02/2026', 'invalid-date'],
    ['select', 'poco', { value: 'poco', shown: 'Fino a 5' }],
    ['select', 'troppo', 'not-an-option'],
    ['radio', 'troppo', 'not-an-option'],
    ['checkbox', '1', { value: '1', shown: 'Sì' }],
    ['vat-number', 'it 0074311 0157', { value: 'IT00743110157', shown: 'IT00743110157' }],
    ['vat-number', '00743110158', 'invalid-vat-number'],
    ['vat-number', 'DE136695976', 'invalid-vat-number'],
    ['file', 'a-token', { value: 'a-token', shown: 'a-token' }],
    ['country', 'XX', 'unknown-country'],
    ['country', 'FR', { value: 'FR', shown: 'Francia' }],
    ['country', 'IT', 'unknown-state'],
  ] as const)('a %s answered with %j', (kind, typed, expected) => {
    expect(answer(kind, typed)).toEqual(expected);
  });

  it('a country has its province or state, by code or by name', () => {
    const state = (typed: string) => ({ registration_field_7_state: typed });
    expect(answer('country', 'IT', state('modena'))).toEqual({ value: 'IT:MO', shown: 'Italia, Modena' });
    expect(answer('country', 'SM', state('Serravalle'))).toEqual({
      value: 'SM:Serravalle',
      shown: 'San Marino, Serravalle',
    });
  });

  it('an empty answer to a field that may stay empty is none; to one that may not it is a problem (CHK-07)', () => {
    expect(answer('date', ' ')).toBeNull();
    expect(answer('date', ' ', {}, { required: true })).toBe('required');
  });

  it('a file that was refused says why, and is not called missing as well', () => {
    const more = { registration_field_7_problem: 'file-too-large' };
    expect(answer('file', '', more, { required: true })).toBe('file-too-large');
    expect(answer('file', '', { registration_field_7_problem: 'nonsense' }, { required: true })).toBe(
      'required',
    );
  });

  it('[CHK-06] what came for another role is passed over', () => {
    expect(answer('email', 'no address', {}, { roles: ['officina'] })).toBeNull();
  });
});

it.each([
  ['007', '7'],
  ['-0,50', '-0.50'],
  ['+3', '3'],
  ['1.234.567,8', '1234567.8'],
  ['1.23', '1.23'],
  ['1,2,3', null],
  ['1e9', null],
  ['', null],
])('%j is the number %j', (typed, expected) => {
  expect(parseNumber(typed)).toBe(expected);
});

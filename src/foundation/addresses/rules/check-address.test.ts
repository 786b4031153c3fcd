import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BillingAddress, emptyAddress, emptyBillingAddress } from './address.ts';
import { addressFields, autocompleteOf } from './address-fields.ts';
import { addressProblems } from './address-problems.ts';
import { checkAddress } from './check-address.ts';
import { countries } from './facts/countries.data.ts';
import { stateFieldFrom, stateTerm } from './state-field.ts';
import { stateFieldsOf } from './states.ts';

const valid: BillingAddress = {
  ...emptyBillingAddress,
  firstName: 'Anna',
  lastName: 'Rossi',
  address1: 'Via Roma 12',
  city: 'Milano',
  state: 'MI',
  postcode: '20121',
  country: 'IT',
  phone: '+39 02 1234567',
  email: 'anna@example.it',
};
const billing = { kind: 'billing' } as const;
const shipping = { kind: 'shipping' } as const;

describe('checking an address', () => {
  test('[CHK-01] a complete address has no problem in either section', () => {
    expect(checkAddress(valid, billing)).toEqual([]);
    expect(checkAddress(valid, shipping)).toEqual([]);
  });

  test('[PAY-31] an empty billing address lacks its required fields, in the order of the form', () => {
    expect(checkAddress(emptyBillingAddress, billing)).toEqual(
      ['firstName', 'lastName', 'country', 'address1', 'city', 'postcode', 'phone', 'email'].map((field) => ({
        code: 'required',
        field,
      })),
    );
  });

  test('[PAY-31] shipping asks for neither telephone nor email address', () => {
    expect(
      checkAddress({ ...emptyAddress, country: 'IT' }, shipping).map((problem) => problem.field),
    ).toEqual(['firstName', 'lastName', 'address1', 'city', 'state', 'postcode']);
  });

  test('[PAY-31] blanks alone do not fill a required field', () => {
    expect(checkAddress({ ...valid, city: '  ' }, billing)).toEqual([{ code: 'required', field: 'city' }]);
  });

  test('[ADDR-03] where there is a list, only a code of the list is a state', () => {
    const unknown = [{ code: 'unknown-state', field: 'state' }];
    expect(checkAddress({ ...valid, state: 'Kent' }, billing)).toEqual(unknown);
    expect(checkAddress({ ...valid, state: 'DE-BY' }, billing)).toEqual(unknown);
    expect(checkAddress({ ...valid, state: 'Milano' }, billing)).toEqual(unknown);
  });

  test('[ADDR-07] a German address needs no state, and takes one of the list', () => {
    const german = { ...valid, country: 'DE', postcode: '10115', phone: '+49 30 1234567' };
    expect(checkAddress({ ...german, state: '' }, billing)).toEqual([]);
    expect(checkAddress({ ...german, state: 'DE-BE' }, billing)).toEqual([]);
    expect(checkAddress({ ...german, state: 'MI' }, billing)).toEqual([
      { code: 'unknown-state', field: 'state' },
    ]);
  });

  test('[ADDR-05] where there is a list, a state is required', () => {
    expect(checkAddress({ ...valid, state: '' }, billing)).toEqual([{ code: 'required', field: 'state' }]);
  });

  test('[ADDR-04] [ADDR-10] where none is asked, no state is missed', () => {
    const french = { ...valid, country: 'FR', postcode: '75001', state: '' };
    expect(checkAddress(french, billing)).toEqual([]);
  });

  test('[ADDR-08] [ADDR-13] where it is free text, a state may be left out or be any text', () => {
    const british = { ...valid, country: 'GB', postcode: 'SW1A 1AA' };
    expect(checkAddress({ ...british, state: '' }, billing)).toEqual([]);
    expect(checkAddress({ ...british, state: 'Kent' }, billing)).toEqual([]);
  });

  test('[ADDR-02] an unassigned code and a country that the shop does not serve are refused', () => {
    const unknown = { code: 'unknown-country', field: 'country' };
    expect(checkAddress({ ...valid, country: 'XX' }, billing)).toEqual([unknown]);
    expect(checkAddress(valid, { ...billing, sellTo: (country) => country === 'SM' })).toEqual([unknown]);
    expect(checkAddress(valid, { ...billing, sellTo: (country) => country === 'IT' })).toEqual([]);
  });

  test('a postcode must fit its country, and is not missed where there is none', () => {
    expect(checkAddress({ ...valid, postcode: '2012' }, billing)).toEqual([
      { code: 'invalid-postcode', field: 'postcode' },
    ]);
    expect(checkAddress({ ...valid, country: 'QA', state: '', postcode: '' }, billing)).toEqual([]);
  });

  test.each(['02 1234', '+39 (02) 12.34-56/7', '+81 3 1234 5678'])('%s is a telephone number', (phone) => {
    expect(checkAddress({ ...valid, phone }, billing)).toEqual([]);
  });

  test.each(['1234', '123456789012345678901', '02 12345 int. 3', '١٢٣٤٥٦'])(
    '%s is no telephone number',
    (phone) => {
      const problems = [{ code: 'invalid-phone', field: 'phone' }];
      expect(checkAddress({ ...valid, phone }, billing)).toEqual(problems);
      expect(checkAddress({ ...valid, phone }, shipping)).toEqual(problems);
    },
  );

  test.each(['a@b.it', "d'angelo+ordini@mail.example.co.uk", 'info@città.it'])(
    '%s is an email address',
    (email) => {
      expect(checkAddress({ ...valid, email }, billing)).toEqual([]);
    },
  );

  test.each([
    'anna',
    'anna@example',
    'a@@b.it',
    'a@b@c.it',
    'a b@c.it',
    '@b.it',
    'a@.it',
    'a@b..it',
    'a@b.it;',
  ])('%s is no email address', (email) => {
    expect(checkAddress({ ...valid, email }, billing)).toEqual([{ code: 'invalid-email', field: 'email' }]);
  });

  test('a field takes 200 characters, an email address 254', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - 5)}@b.it`;
    expect(checkAddress({ ...valid, company: 'x'.repeat(200), email: ofLength(254) }, billing)).toEqual([]);
    expect(checkAddress({ ...valid, company: 'x'.repeat(201), email: ofLength(255) }, billing)).toEqual([
      { code: 'too-long', field: 'company', limit: 200 },
      { code: 'too-long', field: 'email', limit: 254 },
    ]);
  });

  test('a page with the lists it needs reaches the verdict of the server', () => {
    const anyCountry = fc.constantFrom(...Object.keys(countries));
    const anyState = fc.constantFrom('', 'MI', 'Kent', 'DE-BY', 'CA');
    fc.assert(
      fc.property(anyCountry, anyState, fc.constantFrom(billing, shipping), (country, state, check) => {
        const address = { ...valid, country, state };
        const stateField = stateFieldFrom(stateFieldsOf([country]));
        expect(addressProblems(address, { ...check, stateField })).toEqual(checkAddress(address, check));
      }),
    );
  });

  test('a field has at most one problem', () => {
    const anyAddress = fc.record({
      ...Object.fromEntries(Object.keys(emptyBillingAddress).map((name) => [name, fc.string()])),
    });
    fc.assert(
      fc.property(anyAddress, (fields) => {
        const problems = checkAddress({ ...emptyBillingAddress, ...fields }, billing);
        expect(new Set(problems.map((problem) => problem.field)).size).toBe(problems.length);
      }),
    );
  });

  test('[ADDR-01] the form has the fields in their usual order, with the browser’s autofill names', () => {
    expect(addressFields.map((field) => field.wireName)).toEqual([
      'first_name',
      'last_name',
      'company',
      'country',
      'address_1',
      'address_2',
      'city',
      'state',
      'postcode',
      'phone',
      'email',
    ]);
    expect(addressFields.map((field) => autocompleteOf('shipping', field))[7]).toBe(
      'shipping address-level1',
    );
  });

  test('Italy has provinces', () => {
    expect(['IT', 'ES', 'DE', ''].map(stateTerm)).toEqual(['province', 'province', 'state', 'state']);
  });
});

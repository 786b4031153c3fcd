import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Asking, askedFields, chosenRole, isAsked, registers } from './asked-fields.ts';
import { missingAnswers } from './registration-answers.ts';
import type { RegistrationField, RegistrationForm } from './registration-form.ts';

const aField = (id: number, options: Partial<RegistrationField> = {}): RegistrationField => ({
  id,
  kind: 'text',
  roles: [],
  label: `Domanda ${id}`,
  hint: '',
  options: [],
  required: true,
  atRegistration: true,
  atCheckout: true,
  ...options,
});

const form: RegistrationForm = {
  roles: [
    { key: 'privato', label: 'Privato', needsApproval: false },
    { key: 'officina', label: 'Officina', needsApproval: true },
  ],
  fields: [
    aField(1),
    aField(2, { roles: ['officina'] }),
    aField(3, { roles: ['privato'] }),
    aField(4, { roles: ['officina'], required: false }),
    aField(5, { atCheckout: false }),
    aField(6, { atRegistration: false }),
    aField(7, { atRegistration: false, roles: ['officina'] }),
  ],
};

const idsOf = (asking: Asking) => askedFields(form, asking).map(({ id }) => id);
const atCheckout = (options: Partial<Extract<Asking, { place: 'checkout' }>>): Asking => ({
  place: 'checkout',
  role: 'officina',
  createsAccount: null,
  isCustomer: false,
  ...options,
});

describe('which fields are shown', () => {
  it('[CHK-05] at the checkout registration fields are shown and required if `createaccount` is ticked or does not exist', () => {
    expect(idsOf(atCheckout({ createsAccount: true }))).toEqual([1, 2, 4, 6, 7]);
    expect(idsOf(atCheckout({ createsAccount: null }))).toEqual([1, 2, 4, 6, 7]);
    const missing = missingAnswers(form, atCheckout({ createsAccount: true }), {});
    expect(missing.map(({ id }) => id)).toEqual([1, 2, 6, 7]);
  });

  it('[CHK-05] in any other case they are hidden and optional', () => {
    expect(idsOf(atCheckout({ createsAccount: false }))).toEqual([6]);
    expect(registers(atCheckout({ createsAccount: false }))).toBe(false);
    const only = { ...form, fields: form.fields.filter(({ atRegistration }) => atRegistration) };
    expect(missingAnswers(only, atCheckout({ createsAccount: false }), {})).toEqual([]);
  });

  it('[CHK-03] fields of the checkout’s own are asked of every buyer; of customers by the role of their account', () => {
    expect(idsOf(atCheckout({ isCustomer: true }))).toEqual([6, 7]);
    expect(idsOf(atCheckout({ isCustomer: true, role: null }))).toEqual([6]);
    // Without an account there is no role, even if one was chosen before.
    expect(idsOf(atCheckout({ createsAccount: false, role: 'officina' }))).toEqual([6]);
  });

  it('[CHK-06] [ACC-07] the chosen role’s fields and those common to all roles are shown; those of other roles are not', () => {
    expect(idsOf({ place: 'registration', role: 'officina' })).toEqual([1, 2, 4, 5]);
    expect(idsOf({ place: 'registration', role: 'privato' })).toEqual([1, 3, 5]);
    expect(idsOf({ place: 'registration', role: null })).toEqual([1, 5]);
  });

  it('[CHK-06] required are those that the operator marked as required, and only while they are shown', () => {
    const anyAsking = fc.oneof(
      fc.record({
        place: fc.constant('registration' as const),
        role: fc.constantFrom('privato', 'officina', null),
      }),
      fc.record({
        place: fc.constant('checkout' as const),
        role: fc.constantFrom('privato', 'officina', null),
        createsAccount: fc.constantFrom(true, false, null),
        isCustomer: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(anyAsking, (asking) => {
        const missing = missingAnswers(form, asking, {});
        const wanted = form.fields.filter((field) => field.required && isAsked(field, asking));
        expect(missing).toEqual(wanted);
      }),
    );
  });

  it('[ACC-06] a form begins with the role that was asked for, else with the first one', () => {
    expect(chosenRole(form, 'officina')).toBe('officina');
    expect(chosenRole(form, 'nessuno')).toBe('privato');
    expect(chosenRole({ roles: [], fields: [] }, 'officina')).toBeNull();
  });
});

describe('what is missing', () => {
  const asking: Asking = { place: 'registration', role: 'privato' };
  const only = (field: RegistrationField): RegistrationForm => ({ roles: [], fields: [field] });

  it('[CHK-07] a visible required field that is empty, or holds blanks alone, is missing', () => {
    const one = only(aField(1));
    expect(missingAnswers(one, asking, { registration_field_1: ' \n ' })).toHaveLength(1);
    expect(missingAnswers(one, asking, { registration_field_1: 'x' })).toEqual([]);
  });

  it('[CHK-08] a visible required box that is not ticked is missing', () => {
    const one = only(aField(1, { kind: 'checkbox' }));
    expect(missingAnswers(one, asking, {})).toHaveLength(1);
    expect(missingAnswers(one, asking, { registration_field_1: '1' })).toEqual([]);
  });
});

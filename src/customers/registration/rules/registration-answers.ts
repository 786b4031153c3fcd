import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { type Asking, askedFields } from './asked-fields.ts';
import { fieldName, type RegistrationField, type RegistrationForm, roleField } from './registration-form.ts';

/** What was posted of a registration: the role, and the inputs by name. */
export type PostedRegistration = {
  /** null where the form has no such drop-down */
  readonly role: string | null;
  readonly inputs: PostedFields;
  /** of the form's address, by which VAT numbers are read; `''` where none was chosen */
  readonly country: string;
};

const isAnswer = (name: string) => name.startsWith('registration_field_');

/** Whether an input of a form belongs to a registration: the drop-down of roles, or a field. */
export const isRegistrationInput = (name: string): boolean => name === roleField || isAnswer(name);

/** Reads what concerns a registration out of a posted form. */
export function postedRegistration(form: PostedFields): PostedRegistration {
  return {
    role: form[roleField] ?? null,
    country: /^[A-Z]{2}$/.test(form.billing_country ?? '') ? (form.billing_country ?? '') : '',
    inputs: Object.fromEntries(Object.entries(form).filter(([name]) => isAnswer(name))),
  };
}

/** The answer to a field as it was typed, without blanks at its ends; `''` for none. */
export function typedAnswer(field: RegistrationField, inputs: PostedFields): string {
  return (inputs[fieldName(field)] ?? '').trim();
}

/**
 * The shown fields that must be answered and are not: text that is empty, a box that is not ticked, a file that is missing (CHK-07,
 * CHK-08). The browser asks this before it sends the form, the server before it believes it.
 */
export function missingAnswers(
  form: RegistrationForm,
  asking: Asking,
  inputs: PostedFields,
): readonly RegistrationField[] {
  return askedFields(form, asking).filter((field) => field.required && typedAnswer(field, inputs) === '');
}

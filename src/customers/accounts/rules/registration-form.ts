import { isCountry } from '#foundation/addresses/rules/fields/is-country.ts';
import { tidyText } from '#foundation/addresses/rules/fields/tidy-text.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';

/** The value of the country selection that nobody has touched (ACC-08). */
export const noCountry = 'default';

/** What everybody is asked at registration, by the names of the form fields. */
export type RegistrationForm = {
  readonly email: string;
  readonly billing_first_name: string;
  readonly billing_last_name: string;
  readonly billing_country: string;
};

export const emptyRegistration: RegistrationForm = {
  email: '',
  billing_first_name: '',
  billing_last_name: '',
  billing_country: noCountry,
};

export const longestName = 100;

/** Reads the posted registration form, without its password. */
export function readRegistration(fields: PostedFields): RegistrationForm {
  return {
    email: tidyText(fields.email ?? '').slice(0, 254),
    billing_first_name: tidyText(fields.billing_first_name ?? '').slice(0, 1000),
    billing_last_name: tidyText(fields.billing_last_name ?? '').slice(0, 1000),
    billing_country: fields.billing_country || noCountry,
  };
}

export type RegistrationProblem = {
  readonly field: keyof RegistrationForm;
  readonly code: 'required' | 'too-long' | 'country-missing';
};

/** What is wrong with a registration, password and e-mail address aside, in the order of the fields (ACC-08). */
export function checkRegistration(form: RegistrationForm): readonly RegistrationProblem[] {
  const problems: RegistrationProblem[] = [];
  for (const field of ['billing_first_name', 'billing_last_name'] as const) {
    if (form[field] === '') problems.push({ field, code: 'required' });
    else if (form[field].length > longestName) problems.push({ field, code: 'too-long' });
  }
  if (!isCountry(form.billing_country)) problems.push({ field: 'billing_country', code: 'country-missing' });
  return problems;
}

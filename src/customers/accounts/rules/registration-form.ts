import { MAX_EMAIL_LENGTH } from '#foundation/addresses/rules/fields/field-limits.ts';
import { tidyText } from '#foundation/addresses/rules/fields/tidy-text.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';

/** The value of the country selection before a choice (ACC-08). */
export const noCountry = 'default';

/** What every new account is made of, by the names of the form fields. */
export type NewAccountForm = {
  readonly email: string;
  readonly billing_first_name: string;
  readonly billing_last_name: string;
};

/** What everybody is asked at registration. */
export type RegistrationForm = NewAccountForm & { readonly billing_country: string };

export const emptyRegistration: RegistrationForm = {
  email: '',
  billing_first_name: '',
  billing_last_name: '',
  billing_country: noCountry,
};

export const longestName = 100;

/** Reads the posted form of a new account, without its password. */
export function readNewAccount(fields: PostedFields, longestEmail = 1000): NewAccountForm {
  return {
    email: tidyText(fields.email ?? '').slice(0, longestEmail),
    billing_first_name: tidyText(fields.billing_first_name ?? '').slice(0, 1000),
    billing_last_name: tidyText(fields.billing_last_name ?? '').slice(0, 1000),
  };
}

/** Reads the posted registration form, without its password. */
export function readRegistration(fields: PostedFields): RegistrationForm {
  return {
    ...readNewAccount(fields, MAX_EMAIL_LENGTH),
    billing_country: fields.billing_country || noCountry,
  };
}

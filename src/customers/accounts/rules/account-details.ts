import { isEmail } from '#foundation/addresses/rules/fields/is-email.ts';
import { tidyText } from '#foundation/addresses/rules/fields/tidy-text.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { longestName } from './registration-form.ts';

/** A customer's account details, by the names of the form fields (wire 2.5). */
export type AccountDetails = {
  readonly account_first_name: string;
  readonly account_last_name: string;
  readonly account_display_name: string;
  readonly account_email: string;
};

/** Reads the posted form of the account's details; without a display name the first and last name are it. */
export function readAccountDetails(fields: PostedFields): AccountDetails {
  const textOf = (name: keyof AccountDetails) => tidyText(fields[name] ?? '').slice(0, 1000);
  const account_first_name = textOf('account_first_name');
  const account_last_name = textOf('account_last_name');
  return {
    account_first_name,
    account_last_name,
    account_display_name:
      textOf('account_display_name') || `${account_first_name} ${account_last_name}`.trim(),
    account_email: textOf('account_email'),
  };
}

export type DetailsProblem = {
  readonly field: keyof AccountDetails;
  readonly code: 'required' | 'too-long' | 'invalid-email';
};

const limits: Readonly<Record<keyof AccountDetails, number>> = {
  account_first_name: longestName,
  account_last_name: longestName,
  account_display_name: 2 * longestName,
  account_email: 254,
};

/** The most characters that a field of the account's details may have. */
export const limitOf = (field: keyof AccountDetails): number => limits[field];

/** What is wrong with the details of an account, at most one problem per field. */
export function checkAccountDetails(details: AccountDetails): readonly DetailsProblem[] {
  const fields = [
    'account_first_name',
    'account_last_name',
    'account_display_name',
    'account_email',
  ] as const;
  return fields.flatMap((field): DetailsProblem[] => {
    const value = details[field];
    if (value === '') return [{ field, code: 'required' }];
    if (value.length > limits[field]) return [{ field, code: 'too-long' }];
    return field === 'account_email' && !isEmail(value) ? [{ field, code: 'invalid-email' }] : [];
  });
}

import type { CustomField } from './custom-fields.ts';
import type { SubaccountProblem } from './subaccount-form.ts';
import { LONGEST_PASSWORD, LONGEST_TEXT } from './subaccount-limits.ts';

/** The words that say what is wrong with a form. */
export type ProblemWords = {
  readonly problems: Readonly<
    Record<'username' | 'email' | 'password' | 'username-taken' | 'email-taken', string>
  > & {
    readonly 'password-too-long': (limit: number) => string;
    readonly 'too-long': (label: string, limit: number) => string;
  };
  readonly form: Readonly<Record<'name' | 'lastName' | 'jobTitle' | 'phone', string>>;
};

/** What is wrong with a form of subaccounts, each in a sentence beside the id of its field, for the one area of errors (SUB-24). */
export function problemSentences(
  { problems: words, form }: ProblemWords,
  problems: readonly SubaccountProblem[],
  customFields: readonly CustomField[],
): readonly { readonly field: string; readonly text: string }[] {
  const labels = new Map<string, string>([
    ['name', form.name],
    ['lastName', form.lastName],
    ['jobTitle', form.jobTitle],
    ['phone', form.phone],
    ...customFields.map(({ name, label }) => [name, label] as const),
  ]);
  return problems.map(({ field, code }) => {
    if (code === 'too-long')
      return { field, text: words['too-long'](labels.get(field) ?? field, LONGEST_TEXT) };
    return { field, text: code === 'password-too-long' ? words[code](LONGEST_PASSWORD) : words[code] };
  });
}

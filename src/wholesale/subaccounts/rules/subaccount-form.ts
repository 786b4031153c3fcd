import { matchesEmailPattern } from '#foundation/addresses/rules/fields/email-pattern.ts';
import { tidyText } from '#foundation/addresses/rules/fields/tidy-text.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import {
  type Permissions,
  permissionField,
  permissionIds,
  permissionsFrom,
} from '#foundation/visitor/rules/permissions.ts';
import type { CustomField } from './custom-fields.ts';
import {
  LONGEST_PASSWORD,
  LONGEST_TEXT,
  LONGEST_USERNAME,
  SHORTEST_PASSWORD,
  SHORTEST_USERNAME,
} from './subaccount-limits.ts';

/** What the shop's settings say of the forms of subaccounts. */
export type SubaccountTerms = {
  /** subaccounts have a username beside their email address (SUB-04) */
  readonly usernames: boolean;
  readonly customFields: readonly CustomField[];
  /** letters and digits that the top-level domain of an address may have at most (SUB-22) */
  readonly topLevelMax: number;
  /** subscription products are switched on (SUB-10) */
  readonly subscriptions: boolean;
};

/** What both forms ask (SUB-15); `customFields` by the name that they are posted by. */
export type SubaccountDetails = {
  readonly name: string;
  readonly lastName: string;
  readonly jobTitle: string;
  readonly phone: string;
  readonly permissions: Permissions;
  readonly customFields: Readonly<Record<string, string>>;
};

/** What the form of a new subaccount asks beside that (SUB-03). */
export type NewSubaccount = SubaccountDetails & {
  readonly username: string;
  readonly email: string;
  readonly password: string;
};

const isOn = (value: string | undefined) => value !== undefined && ['true', 'on', 'yes', '1'].includes(value);

/** The details that a form or a call gives. */
export function readDetails(fields: PostedFields, terms: SubaccountTerms): SubaccountDetails {
  const textOf = (name: string) => tidyText(fields[name] ?? '').slice(0, 10 * LONGEST_TEXT);
  return {
    name: textOf('name'),
    lastName: textOf('lastName'),
    jobTitle: textOf('jobTitle'),
    phone: textOf('phone'),
    permissions: permissionsFrom(permissionIds.filter((id) => isOn(fields[permissionField(id)]))),
    customFields: Object.fromEntries(terms.customFields.map(({ name }) => [name, textOf(name)])),
  };
}

/** A new subaccount as a form or a call gives it; passwords are taken as they are. */
export function readNewSubaccount(fields: PostedFields, terms: SubaccountTerms): NewSubaccount {
  return {
    ...readDetails(fields, terms),
    username: terms.usernames ? (fields.username ?? '').trim().slice(0, LONGEST_TEXT) : '',
    email: (fields.email ?? '').trim().slice(0, 10 * LONGEST_TEXT),
    password: (fields.password ?? '').slice(0, 10 * LONGEST_TEXT),
  };
}

/** What is wrong with a form, by the name of its field; `too-long` of any text. */
export type SubaccountProblem = {
  readonly field: string;
  readonly code:
    | 'username'
    | 'email'
    | 'password'
    | 'password-too-long'
    | 'too-long'
    | 'username-taken'
    | 'email-taken';
};

/** What is wrong with the details: nothing but their length. */
export function checkDetails(details: SubaccountDetails): readonly SubaccountProblem[] {
  const { name, lastName, jobTitle, phone, customFields } = details;
  const texts = { name, lastName, jobTitle, phone, ...customFields };
  return Object.entries(texts).flatMap(([field, text]) =>
    text.length > LONGEST_TEXT ? [{ field, code: 'too-long' as const }] : [],
  );
}

/** Everything that is wrong with a new subaccount, in the order of the form (SUB-20 to SUB-24). */
export function checkNewSubaccount(
  request: NewSubaccount,
  terms: SubaccountTerms,
): readonly SubaccountProblem[] {
  const problems: SubaccountProblem[] = [];
  if (terms.usernames && !isUsername(request.username))
    problems.push({ field: 'username', code: 'username' });
  if (!matchesEmailPattern(request.email, terms.topLevelMax))
    problems.push({ field: 'email', code: 'email' });
  if (request.password.length > LONGEST_PASSWORD) {
    problems.push({ field: 'password', code: 'password-too-long' });
  } else if (!isSubaccountPassword(request.password)) {
    problems.push({ field: 'password', code: 'password' });
  }
  return [...problems, ...checkDetails(request)];
}

/** 8 characters or more, among them a letter and a digit (SUB-23). */
function isSubaccountPassword(password: string): boolean {
  return password.length >= SHORTEST_PASSWORD && /\p{Letter}/u.test(password) && /\p{Number}/u.test(password);
}

/**
 * Whether a text may be a username: 8 to 30 letters, digits and `. _ - @`, neither beginning nor ending with `_` or `.`, and without two
 * of these in a row (SUB-20, SUB-21).
 */
export function isUsername(text: string): boolean {
  if (text.length < SHORTEST_USERNAME || text.length > LONGEST_USERNAME) return false;
  return /^[A-Za-z0-9._@-]+$/.test(text) && !/^[._]|[._]$|[._]{2}/.test(text);
}

import type { MissingProof } from '#foundation/visitor/rules/second-factor.ts';

/** Where somebody of the staff proves the second factor of this session. */
export const secondFactorPath = '/my-account/second-factor/';
/** Where they add and remove factors of their own account. */
export const staffAccessPath = '/my-account/staff-access/';

/** What the forms of both pages carry their nonce for. */
export const staffAccessAction = 'staff_access';

/** How long a form that asks for a code or a passkey may stand open, in milliseconds. */
export const STEP_MS = 10 * 60 * 1000;

/** The longest name of a passkey. */
export const LONGEST_PASSKEY_NAME = 60;

/** Most passkeys of one account. */
export const MOST_PASSKEYS = 20;

/** What browser and server say to each other about a passkey, as JSON; `''` where the account has none. */
export type PasskeyOptions = string;

export type OwnPasskey = {
  readonly id: number;
  readonly name: string;
  /** ISO 8601 */
  readonly since: string;
  /** ISO 8601; null for one that was never used */
  readonly lastUsedAt: string | null;
};

/** A step that waits for what the app or the browser says. */
export type StaffAccessStep =
  | { readonly kind: 'app'; readonly secret: string; readonly address: string }
  | { readonly kind: 'passkey'; readonly name: string; readonly options: PasskeyOptions };

export const staffAccessProblems = [
  'expired-form',
  'wrong-code',
  'passkey-refused',
  'name-missing',
  'last-factor',
  'too-many-passkeys',
  'key-changed',
] as const;
export type StaffAccessProblem = (typeof staffAccessProblems)[number];

/** What is wrong: a code of the page's own, or a sentence about the password. */
export type StaffAccessRefusal =
  | { readonly code: StaffAccessProblem }
  | { readonly code: 'password'; readonly text: string }
  | { readonly code: 'too-many-attempts'; readonly waitMs: number };

/** The page of somebody's own access to the staff area. */
export type StaffAccessPage = {
  readonly hasApp: boolean;
  readonly passkeys: readonly OwnPasskey[];
  /** backup codes that have not been used */
  readonly codesLeft: number;
  readonly missing: MissingProof | null;
  readonly isRequired: boolean;
  readonly step: StaffAccessStep | null;
  /** just made, shown once */
  readonly newCodes: readonly string[] | null;
  readonly problem: StaffAccessRefusal | null;
  readonly nonce: string;
};

/** The page on which the second factor of a session is proven. */
export type SecondFactorPage = {
  readonly hasApp: boolean;
  readonly passkey: PasskeyOptions;
  /** the page to go on to */
  readonly redirect: string;
  readonly problem: StaffAccessRefusal | null;
  readonly nonce: string;
};

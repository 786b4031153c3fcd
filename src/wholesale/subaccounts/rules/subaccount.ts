import type { SubaccountDetails } from './subaccount-form.ts';

/** A subaccount as its main account sees it (SUB-05), without its password. */
export type Subaccount = SubaccountDetails & {
  readonly subaccountId: number;
  /** null where it has none */
  readonly username: string | null;
  readonly email: string;
  /** it cannot log in until the main account lets it again */
  readonly isSuspended: boolean;
};

/** The shown name of a person: the name, else the email address. */
export function calledName(person: {
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
}): string {
  return `${person.name} ${person.lastName}`.trim() || person.email;
}

/** The pages of subaccounts (SUB-01, SUB-03, SUB-15). */
export const subaccountsPath = '/my-account/subaccounts/';
export const newSubaccountPath = `${subaccountsPath}new/`;
export const subaccountPath = (id: number) => `${subaccountsPath}${id}/`;

/** What the buttons of the forms say that is to be done, where no scripts run. */
export const actionField = 'action';

const known = [
  'created',
  'saved',
  'deleted',
  'suspended',
  'resumed',
  'passwordSent',
  'tooOften',
  'notAllowed',
  'expired',
  'guarded',
] as const;

/** What the list of subaccounts says that was just done, or why nothing was. */
export type SubaccountsFlash = (typeof known)[number];

/** What an address says was done; null for anything else. */
export function subaccountsFlashFrom(value: string | null): SubaccountsFlash | null {
  return known.find((flash) => flash === value) ?? null;
}

/** The list, saying what was done. */
export const withSubaccountsFlash = (flash: SubaccountsFlash) => `${subaccountsPath}?done=${flash}`;

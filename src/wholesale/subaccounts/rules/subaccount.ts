import type { SubaccountDetails } from './subaccount-form.ts';

/** A subaccount as its main account sees it (SUB-05); nobody sees a password. */
export type Subaccount = SubaccountDetails & {
  readonly subaccountId: number;
  /** null where it has none */
  readonly username: string | null;
  readonly email: string;
};

/** How somebody is called: by their name, else by their address. */
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
export const actionField = 'deed';

import type { Address } from '#foundation/addresses/rules/address.ts';
import type { CustomerState } from './customer-query.ts';

/** What the forms of a customer's page carry their nonce for. */
export const staffCustomersAction = 'staff-customers';

/** A customer in the staff's list. */
export type CustomerRow = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** the customer's own, or that of the main account which the customer buys for */
  readonly company: string;
  readonly group: string;
  readonly state: CustomerState;
  /** buys for a main account, by whose terms */
  readonly isSubaccount: boolean;
  /** ISO 8601 */
  readonly createdAt: string;
};

export type CustomerNote = {
  readonly id: number;
  readonly author: string;
  readonly text: string;
  readonly at: string;
};

/** Everything that staff see of a customer; the role is the one that was registered with, null without a registration. */
export type CustomerPage = CustomerRow & {
  readonly groupId: number;
  readonly isBusiness: boolean;
  readonly isStaff: boolean;
  /** the code of their role of the staff; null for customers */
  readonly staffRole: string | null;
  readonly role: string | null;
  /** the registration that waits for a decision, if one does */
  readonly waitingRegistration: number | null;
  readonly approvedAt: string | null;
  readonly blockedAt: string | null;
  readonly billing: Address | null;
  readonly shipping: Address | null;
  readonly sessions: number;
  /** an app or a passkey is demanded beside the password where they enter the staff area */
  readonly hasSecondFactor: boolean;
  readonly notes: readonly CustomerNote[];
  readonly groups: readonly { readonly id: string; readonly name: string }[];
};

export const LONGEST_NOTE = 2000;

/** What has just been done: a flash message in the address after a form was posted. */
export const customerActions = [
  'group',
  'noted',
  'blocked',
  'unblocked',
  'sessions',
  'staff-role',
  'second-factor',
  'company',
  'expired',
  'own',
] as const;
export type CustomerAction = (typeof customerActions)[number];

/** Reads what has just been done; null where the address says nothing of it. */
export function readCustomerAction(parameters: { get(name: string): string | null }): CustomerAction | null {
  return customerActions.find((action) => action === parameters.get('done')) ?? null;
}

/** Why nothing was changed. */
export type CustomerProblem = NoteProblem | StaffRoleProblem | 'group-unknown';
type NoteProblem = 'note-empty' | 'note-too-long';
type StaffRoleProblem = 'role-unknown' | 'role-above' | 'last-administrator';

export function isNoteProblem(problem: CustomerProblem): problem is NoteProblem {
  return problem === 'note-empty' || problem === 'note-too-long';
}

export function isStaffRoleProblem(problem: CustomerProblem): problem is StaffRoleProblem {
  return problem === 'role-unknown' || problem === 'role-above' || problem === 'last-administrator';
}

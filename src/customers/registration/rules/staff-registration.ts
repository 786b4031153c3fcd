import { type ListFilter, listQuery, type QueryOf } from '#foundation/records/rules/list-query.ts';
import type { KnownVat } from '#pricing/vat/rules/known-vat.ts';
import {
  type Decision,
  decisions,
  type RegistrationStatus,
  registrationStatuses,
} from './registration-status.ts';

/** What the nonces of the staff's forms about registrations, roles and fields are made for. */
export const staffRegistrationAction = 'staff-registrations';

// Null for all; unless something else is asked for those that wait.
const statusFilter: ListFilter<RegistrationStatus | null> = {
  param: 'status',
  read: (text) =>
    text === 'all' ? null : registrationStatuses.find((known) => known === (text || 'waiting')),
  write: (status) => (status === 'waiting' ? '' : (status ?? 'all')),
};

/** Which registrations are wanted. */
export const registrationsList = listQuery('registrations', { status: statusFilter });
export type RegistrationQuery = QueryOf<typeof registrationsList.filters>;

export type RegistrationRow = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly status: RegistrationStatus;
  /** ISO 8601 */
  readonly createdAt: string;
};

export type RegistrationList = {
  readonly rows: readonly RegistrationRow[];
  readonly query: RegistrationQuery;
  readonly pages: number;
  readonly counts: Readonly<Record<RegistrationStatus, number>>;
};

/** A registration with everything that staff decide by. */
export type StaffRegistration = RegistrationRow & {
  readonly customerId: number;
  /** who registered, by name; '' where it is not known */
  readonly person: string;
  readonly isBusiness: boolean;
  readonly place: 'registration' | 'checkout';
  /** the group of the role, given unless staff choose another one */
  readonly groupId: number;
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  readonly answers: readonly {
    readonly fieldId: number;
    readonly label: string;
    readonly shown: string;
    readonly file: { readonly id: number; readonly mediaType: string; readonly bytes: number } | null;
    readonly vat: KnownVat | null;
  }[];
  readonly reason: string;
  readonly decidedBy: string;
  /** ISO 8601; null while it is undecided */
  readonly decidedAt: string | null;
};

/** What was answered beside a customer or an order; the role in words, null without one. */
export type GivenAnswers = Pick<StaffRegistration, 'answers'> & {
  readonly role: string | null;
  /** null where the answers belong to an order alone */
  readonly registrationId: number | null;
};

/** What became of the last form: a flash message in the address. */
export const registrationsDone = [...decisions, 'expired', 'nothing', 'saved'] as const;
export type RegistrationsDone = (typeof registrationsDone)[number];

/** The parameters of an address. */
type AddressParameters = { get(name: string): string | null };

export function readDone(parameters: AddressParameters): RegistrationsDone | null {
  return registrationsDone.find((known) => known === parameters.get('done')) ?? null;
}

export type DecisionAsked = {
  readonly decision: Decision;
  readonly groupId: number;
  readonly reason: string;
};

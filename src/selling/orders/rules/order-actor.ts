import type { Cents } from '#foundation/money/rules/cents.ts';
import { actingName } from '#foundation/visitor/rules/person-name.ts';
import { mayStaff, type StaffRight, type StaffRole } from '#foundation/visitor/rules/staff-rights.ts';
import type { Visitor } from '#foundation/visitor/rules/visitor.ts';

/** Who can act on an order: the shop's jobs, staff, the buyer, the payment provider, the main account that approves it. */
export const orderActorKinds = ['shop', 'staff', 'customer', 'payment', 'approver'] as const;
export type OrderActorKind = (typeof orderActorKinds)[number];

/** An actor on an order, as its history names them. */
export type OrderActor = {
  readonly kind: OrderActorKind;
  readonly personId: number | null;
  /** as the history shows it; empty for the shop and for guests */
  readonly name: string;
  readonly role?: StaffRole;
  /** actions that the role of this member of staff excludes */
  readonly barredFrom?: readonly OrderAct[];
  /** how much of an order this member of staff may refund, in cents with VAT; absent without limit */
  readonly refundLimit?: Cents;
  /** whom the history names, where what somebody chose lets another actor act: a way of paying, the payment */
  readonly named?: Pick<OrderActor, 'kind' | 'personId' | 'name'>;
};

/** The actor of the shop's jobs. */
export const theShop: OrderActor = { kind: 'shop', personId: null, name: '' };

/** The actor of what a payment leads to. */
export const thePayment: OrderActor = { kind: 'payment', personId: null, name: '' };

/** Actions on an order; which state it may get is said by the table of changes. */
export type OrderAct = 'view' | 'change-state' | 'note' | 'refund' | 'resend' | 'edit';

const acts: Readonly<Record<OrderActorKind, readonly OrderAct[]>> = {
  shop: ['view', 'change-state', 'note', 'refund', 'resend'],
  staff: ['view', 'change-state', 'note', 'refund', 'resend', 'edit'],
  customer: ['view', 'change-state'],
  payment: ['change-state', 'refund'],
  approver: ['view', 'change-state'],
};

/** What staff need a right of its own for, besides that to orders. */
const ownRights = [
  { act: 'refund', right: 'refunds' },
  { act: 'edit', right: 'edit-orders' },
] as const satisfies readonly { readonly act: OrderAct; readonly right: StaffRight }[];

/**
 * The actor that a visitor is for an order: staff with the right to orders for every order (refunds and edits need rights of their own), customers for
 * their own, a visitor with the order's key for that order; null for all others.
 */
export function orderActor(
  visitor: Pick<Visitor, 'person'>,
  order: { readonly customerId: number | null },
  holdsKey: boolean,
): OrderActor | null {
  const { person } = visitor;
  const name = person ? actingName(person) : '';
  if (person?.staffRole && mayStaff(person, 'orders')) {
    const { staffRole: role } = person;
    const barredFrom = ownRights.flatMap(({ act, right }) => (mayStaff(person, right) ? [] : [act]));
    const barred = barredFrom.length === 0 ? {} : { barredFrom };
    const limited = role.refundLimit === null ? {} : { refundLimit: role.refundLimit };
    return { kind: 'staff', personId: person.customerId, name, role, ...barred, ...limited };
  }
  const isOwn = person !== null && person.customerId === order.customerId;
  return isOwn || holdsKey ? { kind: 'customer', personId: person?.customerId ?? null, name } : null;
}

/**
 * Who can approve an order: only the main account of the subaccount that placed it (APR-04). Null for all other visitors, including
 * staff.
 */
export function orderApprover(
  { person }: Pick<Visitor, 'person'>,
  order: { readonly mainAccountId: number | null },
): OrderActor | null {
  if (!person || person.subaccount || person.customerId !== order.mainAccountId) return null;
  return { kind: 'approver', personId: person.customerId, name: actingName(person) };
}

/**
 * Who pays an order: its main account, else its buyer. A choice that needs no provider lets the payment act, in the payer's name.
 */
export function orderPayer(
  { person }: Pick<Visitor, 'person'>,
  { mainAccountId }: { readonly mainAccountId?: number | null },
): { readonly payer: OrderActor; readonly payment: OrderActor } {
  const isMain = person !== null && !person.subaccount && person.customerId === mainAccountId;
  const payer = {
    kind: isMain ? 'approver' : 'customer',
    personId: person?.customerId ?? null,
    name: person ? actingName(person) : '',
  } as const;
  return { payer: { ...payer, kind: 'customer', named: payer }, payment: { ...thePayment, named: payer } };
}

/** Whether an actor may do an action on an order; refused by default. */
export function mayActOnOrder(actor: OrderActor | null, act: OrderAct): actor is OrderActor {
  return actor !== null && acts[actor.kind].includes(act) && !actor.barredFrom?.includes(act);
}

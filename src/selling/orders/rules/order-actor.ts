import { mayStaff, type StaffRole } from '#foundation/visitor/rules/staff-rights.ts';
import type { Visitor } from '#foundation/visitor/rules/visitor.ts';

/** Who can do something to an order: the shop by itself, its staff, the one who ordered, a payment provider, the main account that approves it. */
export const orderActorKinds = ['shop', 'staff', 'customer', 'payment', 'approver'] as const;
export type OrderActorKind = (typeof orderActorKinds)[number];

/** Somebody who acts on an order, as its history names them. */
export type OrderActor = {
  readonly kind: OrderActorKind;
  readonly personId: number | null;
  /** as the history shows it; empty for the shop and for guests */
  readonly name: string;
  readonly role?: StaffRole;
  /** what the role of somebody of the staff leaves out */
  readonly barredFrom?: readonly OrderAct[];
};

/** The shop acting by itself: what is due is done by its jobs. */
export const theShop: OrderActor = { kind: 'shop', personId: null, name: '' };

/** What somebody may want to do to an order; which state it may get is said by the table of changes. */
export type OrderAct = 'view' | 'change-state' | 'note' | 'refund' | 'resend';

const acts: Readonly<Record<OrderActorKind, readonly OrderAct[]>> = {
  shop: ['view', 'change-state', 'note', 'refund', 'resend'],
  staff: ['view', 'change-state', 'note', 'refund', 'resend'],
  customer: ['view', 'change-state'],
  payment: ['change-state', 'refund'],
  approver: ['view', 'change-state'],
};

/**
 * As whom a visitor acts on an order: staff who look after orders on every one, giving money back if their role has that right, customers on their own, anybody on the one whose key they hold; null for all
 * others, who may do nothing at all.
 */
export function orderActor(
  visitor: Pick<Visitor, 'person'>,
  order: { readonly customerId: number | null },
  holdsKey: boolean,
): OrderActor | null {
  const { person } = visitor;
  const name = actorName(person);
  if (person?.staffRole && mayStaff(person, 'orders')) {
    const barred = mayStaff(person, 'refunds') ? {} : { barredFrom: ['refund'] as const };
    return { kind: 'staff', personId: person.customerId, name, role: person.staffRole, ...barred };
  }
  const isOwn = person !== null && person.customerId === order.customerId;
  return isOwn || holdsKey ? { kind: 'customer', personId: person?.customerId ?? null, name } : null;
}

/**
 * Whose approval an order needs: of its main account alone, which is nobody's subaccount (APR-04). Null for everybody else, staff among
 * them.
 */
export function orderApprover(
  { person }: Pick<Visitor, 'person'>,
  order: { readonly mainAccountId: number | null },
): OrderActor | null {
  if (!person || person.subaccount || person.customerId !== order.mainAccountId) return null;
  return { kind: 'approver', personId: person.customerId, name: actorName(person) };
}

/** As the history names somebody; with whoever acts in the account in their place. */
function actorName(person: Visitor['person']): string {
  if (!person) return '';
  const name = `${person.firstName} ${person.lastName}`.trim() || person.email;
  return person.actedBy ? `${name} (${person.actedBy.name})` : name;
}

/** Whether somebody may do something to an order; what is not said is refused. */
export function mayActOnOrder(actor: OrderActor | null, act: OrderAct): actor is OrderActor {
  return actor !== null && acts[actor.kind].includes(act) && !actor.barredFrom?.includes(act);
}

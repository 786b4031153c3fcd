import { accountOf, mayBuy, maySeeOfAccount } from '#foundation/visitor/rules/buying-for.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import type { Visitor } from '#foundation/visitor/rules/visitor.ts';

/** What it needs to be known whose an order is. */
type OwnedOrder = { readonly customerId: number | null; readonly mainAccountId?: number | null };

/**
 * Whether a visitor may see an order without its key: staff who look after orders, the customer who placed it, the main account of the
 * subaccount that did, and subaccounts of that account with the permission (SUB-10).
 */
export function mayViewOrder(visitor: Pick<Visitor, 'person'>, order: OwnedOrder): boolean {
  const { person } = visitor;
  if (!person) return false;
  if (mayStaff(person, 'orders') || (order.customerId !== null && order.customerId === person.customerId))
    return true;
  const account = accountOf(person);
  const isOfAccount = order.customerId === account || order.mainAccountId === account;
  return isOfAccount && maySeeOfAccount(person, 'Orders');
}

/** Whether the visitor may pay an order that they may see: a subaccount only its own, and only if it may buy (SUB-08). */
export function mayPayOrder(visitor: Pick<Visitor, 'person'>, order: OwnedOrder): boolean {
  const { person } = visitor;
  if (!mayViewOrder(visitor, order)) return false;
  return !person?.subaccount || (mayBuy(person) && order.customerId === person.customerId);
}

/** Whether a visitor may enter the staff area. */
export function mayEnterStaffArea(visitor: Visitor): boolean {
  return visitor.person !== null && visitor.person.staffRole !== null;
}

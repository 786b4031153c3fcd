import { mayStaff } from './staff-rights.ts';
import type { Visitor } from './visitor.ts';

/** Whether a visitor may see an order without its key: staff who look after orders, and the customer who placed it. */
export function mayViewOrder(visitor: Visitor, order: { readonly customerId: number | null }): boolean {
  const { person } = visitor;
  if (!person) return false;
  return mayStaff(person, 'orders') || (order.customerId !== null && order.customerId === person.customerId);
}

/** Whether a visitor may enter the staff area. */
export function mayEnterStaffArea(visitor: Visitor): boolean {
  return visitor.person !== null && visitor.person.staffRole !== null;
}

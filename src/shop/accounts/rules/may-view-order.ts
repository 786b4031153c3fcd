import type { Visitor } from './visitor.ts';

/** Whether a visitor may see an order without its key: staff, and the customer who placed it. */
export function mayViewOrder(visitor: Visitor, order: { readonly customerId: number | null }): boolean {
  const { person } = visitor;
  if (!person) return false;
  return person.staffRole !== null || (order.customerId !== null && order.customerId === person.customerId);
}

/** Whether a visitor may enter the staff area. */
export function mayEnterStaffArea(visitor: Visitor): boolean {
  return visitor.person !== null && visitor.person.staffRole !== null;
}

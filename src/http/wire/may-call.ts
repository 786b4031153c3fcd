import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import type { Visitor } from '#foundation/visitor/rules/visitor.ts';
import type { Who } from './endpoint.ts';

/** True if the visitor belongs to those who may call; decided by the server alone (ACC-01). */
export function mayCall(visitor: Visitor, who: Who): boolean {
  if (who === 'everybody') return true;
  if (who === 'business') return visitor.person?.kind === 'business';
  return who === 'customer' ? visitor.person !== null : mayStaff(visitor.person, who.right);
}

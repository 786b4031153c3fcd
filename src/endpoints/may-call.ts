import type { Visitor } from '#shop/accounts/rules/visitor.ts';
import type { Who } from './endpoint.ts';

/** True if the visitor belongs to those who may call; decided by the server alone (ACC-01). */
export function mayCall(visitor: Visitor, who: Who): boolean {
  if (who === 'everybody') return true;
  if (!visitor.person) return false;
  return who === 'customer' || visitor.person.staffRole !== null;
}

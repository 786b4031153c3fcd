import type { Person } from './visitor.ts';

/**
 * Whether somebody may have subaccounts at this moment: a business customer in an account of their own, who acts there in person. Neither
 * a subaccount may, nor an agent, nor whoever has logged in as somebody else (SUB-19).
 */
export function mayManageSubaccounts(person: Person | null): person is Person {
  return person?.kind === 'business' && !person.subaccount && !person.actedBy;
}

import type { Person } from './visitor.ts';

/** The name of a person, else the e-mail address. */
export function personName({ firstName, lastName, email }: Pick<Person, 'firstName' | 'lastName' | 'email'>) {
  return `${firstName} ${lastName}`.trim() || email;
}

/** The name of whoever acts, as orders and messages store it: with the agent, or main account, who acts in the account. */
export function actingName(person: Pick<Person, 'firstName' | 'lastName' | 'email' | 'actedBy'>): string {
  return person.actedBy ? `${personName(person)} (${person.actedBy.name})` : personName(person);
}

/** Who writes: an agent who acts in an account, else its owner. */
export const writerOf = ({ customerId, actedBy }: Pick<Person, 'customerId' | 'actedBy'>): number =>
  actedBy?.customerId ?? customerId;

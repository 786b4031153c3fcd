import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** What somebody of the staff is called beside what they did; '' for nobody. */
export const personName = ({ person }: RequestContext['visitor']): string =>
  person ? `${person.firstName} ${person.lastName}`.trim() || person.email : '';

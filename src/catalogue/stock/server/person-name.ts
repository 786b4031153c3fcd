import type { NamedPerson } from '#foundation/visitor/rules/visitor.ts';

/** What somebody of the staff is called beside what they did; '' for nobody. */
export const personName = ({ person }: { readonly person: NamedPerson | null }): string =>
  person ? `${person.firstName} ${person.lastName}`.trim() || person.email : '';

import type { AuditFact, AuditFacts } from './audit-entry.ts';

/** What the trail stores by its id alone. */
export const referenceKinds = [
  'brand',
  'category',
  'customer',
  'group',
  'registration-role',
  'shipping-class',
  'tag',
] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

const kindOfField: Readonly<Record<string, ReferenceKind>> = {
  brand: 'brand',
  brands: 'brand',
  categories: 'category',
  category: 'category',
  customer_id: 'customer',
  excludedCategories: 'category',
  group: 'group',
  group_id: 'group',
  groupId: 'group',
  roles: 'registration-role',
  tags: 'tag',
};

/** Whether the numbers of a field are ids. */
export const isReference = (field: string): boolean => Object.hasOwn(kindOfField, field);

type NameOf = (kind: ReferenceKind, id: number) => string | undefined;

/** The facts with names for ids, as far as `nameOf` knows them; an id without a name stays. */
export function nameReferences(facts: AuditFacts, nameOf: NameOf): AuditFacts {
  return Object.fromEntries(
    Object.entries(facts).map(([field, fact]) => [field, nameFact(field, fact, nameOf)]),
  );
}

function nameFact(field: string, fact: AuditFact, nameOf: NameOf): AuditFact {
  const kind = kindOfField[field];
  if (typeof fact === 'number') return (kind && nameOf(kind, fact)) ?? fact;
  if (Array.isArray(fact)) return fact.map((one: AuditFact) => nameFact(field, one, nameOf));
  if (typeof fact !== 'object' || fact === null) return fact;
  const facts = fact as AuditFacts;
  if (field !== 'classCosts') return nameReferences(facts, nameOf);
  return Object.fromEntries(
    Object.entries(facts).map(([id, cost]) => [nameOf('shipping-class', Number(id)) ?? id, cost]),
  );
}

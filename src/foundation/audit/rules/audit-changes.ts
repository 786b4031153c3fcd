import type { AuditFact, AuditFacts } from './audit-entry.ts';

/** What stands in the trail instead of a secret. */
export const hiddenFact = '•••';

const longestFact = 2000;
const secretName = /passw|secret|token|nonce|hash/i;

/** Whether two facts say the same; the order of an object's fields does not matter. */
function isSame(a: AuditFact | undefined, b: AuditFact | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return left.length === right.size && left.every(([key, fact]) => isSame(fact, right.get(key)));
}

function storedFact(name: string, fact: AuditFact): AuditFact {
  if (secretName.test(name)) return hiddenFact;
  if (typeof fact === 'string') return fact.length > longestFact ? `${fact.slice(0, longestFact)}…` : fact;
  if (typeof fact !== 'object' || fact === null) return fact;
  if (Array.isArray(fact)) return fact.map((one: AuditFact) => storedFact('', one));
  return Object.fromEntries(Object.entries(fact).map(([key, one]) => [key, storedFact(key, one)]));
}

const storedFacts = (facts: AuditFacts, names: readonly string[]): AuditFacts =>
  Object.fromEntries(
    names.flatMap((name) => {
      const fact = facts[name];
      return fact === undefined ? [] : [[name, storedFact(name, fact)]];
    }),
  );

/**
 * What the trail stores of a change: the fields that differ, secrets hidden and long texts cut; null where both sides are known and
 * nothing differs.
 */
export function auditChanges(
  before: AuditFacts | null,
  after: AuditFacts | null,
): { readonly before: AuditFacts | null; readonly after: AuditFacts | null } | null {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const differing = names.filter((name) => !before || !after || !isSame(before[name], after[name]));
  if (before && after && differing.length === 0) return null;
  return { before: before && storedFacts(before, differing), after: after && storedFacts(after, differing) };
}

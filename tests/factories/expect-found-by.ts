import { expect } from 'vitest';
import { readsWhole } from './a-grown-shop.ts';
import type { PlannedDatabase } from './a-planned-database.ts';

/** A question to a grown shop: in words, the index that has to answer it (as a pattern), and the work that asks it. */
export type FoundBy = readonly [question: string, index: string, work: () => Promise<unknown>];

/** Does the work, and expects of what it asks that an index is used and none of the tables is read from end to end. */
export async function expectFoundBy(
  { plansOf }: PlannedDatabase,
  tables: readonly string[],
  [index, work]: readonly [index: string, work: () => Promise<unknown>],
): Promise<void> {
  const plans = await plansOf(work);
  expect(plans).toMatch(new RegExp(index));
  expect(plans).not.toMatch(readsWhole(tables));
}

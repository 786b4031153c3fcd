import { ownersSeen } from '#customers/accounts/server/owners-seen.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';

/**
 * Whose offers the visitor sees and may buy by, as customers' ids: of a business customer its own and those of the company that it buys
 * for, where its permissions say so; of everybody else none. Every door of offers asks it: page, document, cart and list (ACC-02, SUB-10).
 */
export async function whoseOffers(toolbox: Pick<Toolbox, 'db' | 'visitor'>): Promise<readonly number[]> {
  const { person } = toolbox.visitor;
  return person?.kind === 'business' ? ownersSeen(toolbox, person, 'Offers') : [];
}

import { ownersSeen } from '#customers/accounts/server/owners-seen.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/**
 * Whose offers the visitor sees and may buy by, as customers' ids: of a business customer its own and those of the company that it buys
 * for, where its permissions say so; of everybody else none. Every entry point of offers asks it: page, document, cart and list (ACC-02, SUB-10).
 */
export async function whoseOffers(ctx: Pick<RequestContext, 'db' | 'visitor'>): Promise<readonly number[]> {
  const { person } = ctx.visitor;
  return person?.kind === 'business' ? ownersSeen(ctx, person, 'Offers') : [];
}

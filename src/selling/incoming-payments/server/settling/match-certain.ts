import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { propose } from '../propose.ts';
import { matchPayment } from './match-payment.ts';
import { openPayments } from './open-payments.ts';

/** Open payments that are looked through for certain ones; more of them come at the next press. */
const mostAtOnce = 1000;

/** The open payments of a statement, or of all, that may be confirmed unseen, with the numbers of their orders. Of two that pay the same order only the first is. */
export async function certainPayments(
  ctx: Pick<RequestContext, 'db'>,
  statementId: number | null,
): Promise<readonly { readonly paymentId: number; readonly numbers: readonly number[] }[]> {
  const open = await openPayments(ctx.db, statementId, mostAtOnce);
  const proposed = await propose(ctx.db, open, 'certain');
  const taken = new Set<number>();
  return open.flatMap(({ id }) => {
    const proposal = proposed.get(id)?.proposal;
    if (proposal?.certainty !== 'certain') return [];
    const numbers = proposal.orders.map(({ number }) => number);
    if (numbers.some((number) => taken.has(number))) return [];
    for (const number of numbers) taken.add(number);
    return [{ paymentId: id, numbers }];
  });
}

/** Matches all payments that are certain, each in its own transaction; returns how many. One that fails stays open. */
export async function matchCertain(ctx: RequestContext, statementId: number | null): Promise<number> {
  let matched = 0;
  for (const certain of await certainPayments(ctx, statementId)) {
    const result = await matchPayment(ctx, { ...certain, choice: 'none' });
    if (result.ok) matched += 1;
  }
  return matched;
}

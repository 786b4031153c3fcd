import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** A start ends within seconds; one that is older has lost its process. */
const lostAfterMs = 10 * 60_000;

/**
 * Ends attempts of whose start there is no answer. Nobody was given a page or an id of theirs, so that none can be paid; at the provider they end
 * by themselves. Returns how many.
 */
export async function endLostStarts({ db, clock }: Pick<RequestContext, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const { numUpdatedRows } = await db
    .updateTable('payment_attempts')
    .set({ status: 'refused', fault: 'START_UNANSWERED', updated_at: now })
    .where('status', '=', 'starting')
    .where('created_at', '<', new Date(now.getTime() - lostAfterMs))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

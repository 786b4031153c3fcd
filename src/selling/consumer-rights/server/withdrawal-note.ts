import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { noWithdrawalFor } from '#messages/exclusions-for.ts';
import { readExclusions } from './read-exclusions.ts';

/** That a consumer may not withdraw from buying an article, and why; null where that is possible, and for those who have no such right. */
export type WithdrawalNote = (line: {
  readonly productId: number;
  readonly variationId: number | null;
}) => string | null;

/** What the visitor is told of the right of withdrawal beside articles: which ones are excluded is cached. */
export async function withdrawalNote(
  ctx: Pick<RequestContext, 'db' | 'memory' | 'settings' | 'visitor'>,
): Promise<WithdrawalNote> {
  const { audience } = ctx.visitor;
  if (audience.isBusiness && !ctx.settings.withdrawal_for_businesses) return () => null;
  const exclusions = await readExclusions(ctx);
  const { sentence, reasons } = noWithdrawalFor(audience.locale);
  return ({ productId, variationId }) => {
    const reason =
      (variationId === null ? undefined : exclusions.get(variationId)) ?? exclusions.get(productId);
    return reason === undefined ? null : sentence(reasons[reason]);
  };
}

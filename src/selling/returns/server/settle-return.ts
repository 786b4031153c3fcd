import type { Cents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readOrderNote } from '#selling/orders/rules/order-note.ts';
import { type RefundOrderError, refundOrder } from '#selling/orders/server/refund-order.ts';
import { openSettlements, settlementRequest } from '../rules/plan-settlement.ts';
import { returnName } from '../rules/return-paths.ts';
import type { Settlement } from '../rules/return-states.ts';
import type { ReturnRecord } from '../rules/return-view.ts';
import { actOnReturn, auditReturn, type ReturnActError } from './act-on-return.ts';
import { creditReturn } from './credit-return.ts';
import { type ReturnActor, setReturnState } from './insert-return.ts';
import { moveReturned } from './restock-return.ts';
import { queueReturnEmails } from './return-emails.ts';

export type SettledReturn =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error:
        | ReturnActError
        | RefundOrderError
        | { readonly code: 'not-open' | 'no-reason' | 'note-too-long' };
    };

export type SettleChoice = {
  readonly as: Exclude<Settlement, 'order-cancelled'>;
  /** by line, in cents of the order's mode */
  readonly amounts: ReadonlyMap<number, Cents>;
  readonly shipping: Cents;
  /** pieces that never left go back on sale */
  readonly neverSent: boolean;
  readonly note: string;
};

/**
 * Settles a return: the money goes back by the way that refunds of its order go, becomes a code that is spent once, or stays where it is. The refund and the end of
 * the return are one transaction: its pieces are never free in between, and no line gives back more than it was sold for.
 */
export async function settleReturn(
  ctx: RequestContext,
  actor: ReturnActor,
  input: SettleChoice & { readonly returnId: number },
): Promise<SettledReturn> {
  const note = readOrderNote(input.note);
  if (note === null) return { ok: false, error: { code: 'note-too-long' } };
  if (input.as === 'nothing' && note === '') return { ok: false, error: { code: 'no-reason' } };
  const { returnId, as } = input;
  return actOnReturn(
    ctx,
    { returnId, to: 'settled', actor },
    async (inside, record): Promise<SettledReturn> => {
      if (!openSettlements(record).includes(as)) return { ok: false, error: { code: 'not-open' } };
      if (as !== 'nothing' && input.neverSent && record.state === 'approved') {
        const parts = record.lines.map((line) => ({ line, restocked: line.quantity, scrapped: 0 }));
        await moveReturned(inside, record, parts, { locationId: 'as-served', scrapReason: 'damage' });
      }
      // Settled first: an open return holds the very pieces that are refunded now.
      await setReturnState(inside, actor, { returnId, to: 'settled', note, settled: { as } });
      if (as === 'nothing') {
        await auditReturn(inside, record, { what: 'changed', to: 'settled' });
        await queueReturnEmails(inside, record, ['return-closed']);
        return { ok: true };
      }
      const given = await giveBack(inside, record, { ...input, note });
      if (!given.ok) return given;
      await inside.db
        .updateTable('returns')
        .set({ refund_id: given.refundId, coupon_id: given.couponId })
        .where('id', '=', returnId)
        .execute();
      await auditReturn(inside, record, { what: 'refunded', to: 'settled', more: { settledAs: as } });
      if (given.couponId !== null) await queueReturnEmails(inside, record, ['return-credited']);
      return { ok: true };
    },
  );
}

/** The key of the refund that settles a return. */
export const settlementKey = (returnId: number) => `return-${String(returnId).padStart(12, '0')}`;

type Given =
  | { readonly ok: true; readonly refundId: number; readonly couponId: number | null }
  | Extract<SettledReturn, { ok: false }>;

async function giveBack(ctx: RequestContext, record: ReturnRecord, input: SettleChoice): Promise<Given> {
  const request = settlementRequest(record, input.amounts, input.shipping);
  const refund = {
    ...request,
    id: record.orderId,
    requestKey: settlementKey(record.id),
    reason: [returnName(record.number), input.note].filter((text) => text !== '').join(': '),
  };
  if (input.as !== 'refund') return creditReturn(ctx, record, refund);
  const result = await refundOrder(ctx, refund);
  return result.ok ? { ok: true, refundId: result.refundId, couponId: null } : result;
}

import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { longestReason, type SettleProblem } from '../../rules/incoming-payment.ts';
import { deciderOf } from './decider-of.ts';
import { auditSubjectOf, lockPayment } from './lock-payment.ts';

export type SetAsideResult = { readonly ok: true } | { readonly ok: false; readonly error: SettleProblem };

/** Sets an open payment aside, which pays no order, with the reason; an empty reason opens one that was set aside. */
export function setAside(
  ctx: RequestContext,
  input: { readonly paymentId: number; readonly reason: string | null },
): Promise<SetAsideResult> {
  return inTransaction(ctx.db, async (db): Promise<SetAsideResult> => {
    const reason = input.reason?.replace(/[\p{Cc}\s]+/gu, ' ').trim() ?? '';
    if (input.reason !== null && reason === '') return { ok: false, error: { code: 'reason' } };
    if (reason.length > longestReason) return { ok: false, error: { code: 'reason-too-long' } };
    const payment = await lockPayment(db, input.paymentId);
    const [from, to] = input.reason === null ? (['aside', 'open'] as const) : (['open', 'aside'] as const);
    if (payment?.state !== from) return { ok: false, error: { code: 'gone' } };
    const decided =
      to === 'aside'
        ? { decided_at: ctx.clock.now(), decided_by: deciderOf(ctx).name }
        : { decided_at: null, decided_by: '' };
    await db
      .updateTable('incoming_payments')
      .set({ state: to, reason, ...decided })
      .where('id', '=', payment.id)
      .execute();
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: auditSubjectOf(payment),
        before: { state: from, reason: payment.reason },
        after: { state: to, reason },
      },
    );
    return { ok: true };
  });
}

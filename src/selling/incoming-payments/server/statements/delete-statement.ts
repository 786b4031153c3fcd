import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { SettleProblem } from '../../rules/incoming-payment.ts';

export type DeleteStatementResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: SettleProblem };

/** Deletes a file that was the wrong one, with its payments; refused as soon as one of them was decided. */
export function deleteStatement(ctx: RequestContext, statementId: number): Promise<DeleteStatementResult> {
  return inTransaction(ctx.db, async (db): Promise<DeleteStatementResult> => {
    const payments = await db
      .selectFrom('incoming_payments')
      .select('state')
      .where('statement_id', '=', statementId)
      .forUpdate()
      .execute();
    if (payments.some(({ state }) => state !== 'open')) return { ok: false, error: { code: 'gone' } };
    const gone = await db
      .deleteFrom('payment_statements')
      .where('id', '=', statementId)
      .returning(['file_name', 'kind', 'account'])
      .executeTakeFirst();
    if (!gone) return { ok: false, error: { code: 'gone' } };
    await recordAudit(
      { ...ctx, db },
      {
        what: 'deleted',
        subject: { kind: 'payment-statement', id: statementId, name: gone.file_name },
        before: { kind: gone.kind, account: gone.account, payments: payments.length },
        after: null,
      },
    );
    return { ok: true };
  });
}

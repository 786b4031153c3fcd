import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { findCustomer } from './save-payment-rule.ts';

export type SaveCreditLimitResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly code: 'unknown-customer' | 'no-business' } };

/** Sets the credit limit of a business customer in cents; zero ends the credit, open debts remain (CHK-12). */
export function saveCreditLimit(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  { email, limit }: { readonly email: string; readonly limit: Cents },
): Promise<SaveCreditLimitResult> {
  return inTransaction(ctx.db, async (db): Promise<SaveCreditLimitResult> => {
    const customer = await findCustomer(db, email);
    if (!customer) return { ok: false, error: { code: 'unknown-customer' } };
    if (!customer.isBusiness && limit > 0) return { ok: false, error: { code: 'no-business' } };
    const before = await db
      .selectFrom('credit_accounts')
      .select('limit_cents')
      .where('customer_id', '=', customer.id)
      .forUpdate()
      .executeTakeFirst();
    const updated = { limit_cents: limit, updated_at: ctx.clock.now() };
    await db
      .insertInto('credit_accounts')
      .values({ customer_id: customer.id, ...updated })
      .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(updated))
      .execute();
    if (before?.limit_cents === limit) return { ok: true };
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: { kind: 'customer', id: customer.id, name: email },
        before: { credit_limit_cents: before?.limit_cents ?? null },
        after: { credit_limit_cents: limit },
      },
    );
    return { ok: true };
  });
}

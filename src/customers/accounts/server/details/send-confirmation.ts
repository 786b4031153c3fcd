import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { queueAccountEmail } from '../account-emails.ts';
import { passEmailGate } from '../log-in/log-in-gate.ts';

/** Sends another email by which an email address is proven; not where it is proven, nor too often. */
export async function sendConfirmation(
  ctx: RequestContext,
  { customerId, email }: Pick<Person, 'customerId' | 'email'>,
): Promise<void> {
  const { waitMs } = await passEmailGate(ctx, email);
  if (waitMs > 0) return;
  await inTransaction(ctx.db, async (db) => {
    const open = await db
      .selectFrom('customers')
      .select('id')
      .where('id', '=', customerId)
      .where('email_confirmed_at', 'is', null)
      .executeTakeFirst();
    if (open) {
      await queueAccountEmail(
        { ...ctx, db },
        { kind: 'account-confirm-email', customerId, recipient: email },
      );
    }
    return { ok: true } as const;
  });
}

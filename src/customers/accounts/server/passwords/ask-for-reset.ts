import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { findByEmail } from '../find-by-email.ts';
import { passEmailGate } from '../log-in/log-in-gate.ts';
import { queueAccountEmail } from '../queue-account-email.ts';

/** Sends whoever has an account with an e-mail address a link to a new password; the answer is the same where nobody has. */
export async function askForReset(ctx: RequestContext, email: string): Promise<{ readonly waitMs: number }> {
  const gate = await passEmailGate(ctx, email);
  if (gate.waitMs > 0) return gate;
  const customer = await findByEmail(ctx.db, email);
  if (customer) {
    await inTransaction(ctx.db, async (db) => {
      await queueAccountEmail(
        { ...ctx, db },
        { kind: 'account-reset-password', customerId: customer.id, recipient: customer.email },
      );
      return { ok: true } as const;
    });
  }
  return gate;
}

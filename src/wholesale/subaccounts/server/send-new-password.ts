import { queueAccountEmail } from '#customers/accounts/server/account-emails.ts';
import { passEmailGate } from '#customers/accounts/server/log-in/log-in-gate.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { findSubaccount } from './list-subaccounts.ts';

/**
 * Sends a subaccount of the main account that asks a link by which it chooses a new password; the main account never learns it. A suspended
 * one gets none, and no more emails go out than by the page of the lost password.
 */
export async function sendNewPassword(
  ctx: RequestContext,
  subaccountId: number,
): Promise<'sent' | 'unknown' | 'too-often'> {
  const found = await findSubaccount(ctx, subaccountId);
  if (!found || found.isSuspended) return 'unknown';
  const { email: recipient } = found;
  const { waitMs } = await passEmailGate(ctx, recipient);
  if (waitMs > 0) return 'too-often';
  await inTransaction(ctx.db, async (db) => {
    const email = { kind: 'account-new-password', customerId: subaccountId, recipient } as const;
    await queueAccountEmail({ ...ctx, db }, email);
    return { ok: true };
  });
  return 'sent';
}

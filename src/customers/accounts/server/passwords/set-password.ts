import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { endSessionsOf } from '#foundation/services/sessions.ts';
import { replaceAccountLinks } from '../make-account-link.ts';
import { queueAccountEmail } from '../queue-account-email.ts';

/**
 * Gives a customer another password, in the transaction of whoever asks: every other session ends, links to a new password or to log in
 * hold no longer, and an email tells the owner. `keep` is the session that stays; null ends them all.
 */
export async function setPassword(
  ctx: Pick<RequestContext, 'db' | 'clock'>,
  input: {
    readonly customerId: number;
    readonly email: string;
    readonly hash: string;
    readonly keep: number | null;
  },
): Promise<void> {
  const { customerId, email, hash, keep } = input;
  const { db } = ctx;
  await db.updateTable('customers').set({ password_hash: hash }).where('id', '=', customerId).execute();
  await endSessionsOf(db, customerId, keep);
  await replaceAccountLinks(ctx, customerId, ['reset-password', 'log-in']);
  await queueAccountEmail(ctx, { kind: 'account-password-changed', customerId, recipient: email });
}

import { endSessionsOf } from '#services/sessions.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { queueAccountLetter } from '../letters/queue-account-letter.ts';
import { replaceAccountLinks } from '../links/make-account-link.ts';

/**
 * Gives a customer another password, in the transaction of whoever asks: every other session ends, links to a new password or to log in
 * hold no longer, and a letter tells the owner. `keep` is the session that stays; null ends them all.
 */
export async function setPassword(
  toolbox: Pick<Toolbox, 'db' | 'clock'>,
  input: {
    readonly customerId: number;
    readonly email: string;
    readonly hash: string;
    readonly keep: number | null;
  },
): Promise<void> {
  const { customerId, email, hash, keep } = input;
  const { db } = toolbox;
  await db.updateTable('customers').set({ password_hash: hash }).where('id', '=', customerId).execute();
  await endSessionsOf(db, customerId, keep);
  await replaceAccountLinks(toolbox, customerId, ['reset-password', 'log-in']);
  await queueAccountLetter(toolbox, { kind: 'account-password-changed', customerId, recipient: email });
}

import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { endSessionsOf } from '#foundation/services/sessions.ts';
import { replaceAccountLinks } from '../make-account-link.ts';
import { queueAccountLetter } from '../queue-account-letter.ts';

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

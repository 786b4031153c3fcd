import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { findByEmail } from '../find-by-email.ts';
import { passLetterGate } from '../log-in/log-in-gate.ts';
import { queueAccountLetter } from '../queue-account-letter.ts';

/** Sends whoever has an account with an e-mail address a link to a new password; the answer is the same where nobody has. */
export async function askForReset(toolbox: Toolbox, email: string): Promise<{ readonly waitMs: number }> {
  const gate = await passLetterGate(toolbox, email);
  if (gate.waitMs > 0) return gate;
  const customer = await findByEmail(toolbox.db, email);
  if (customer) {
    await inTransaction(toolbox.db, async (db) => {
      await queueAccountLetter(
        { ...toolbox, db },
        { kind: 'account-reset-password', customerId: customer.id, recipient: customer.email },
      );
      return { ok: true } as const;
    });
  }
  return gate;
}

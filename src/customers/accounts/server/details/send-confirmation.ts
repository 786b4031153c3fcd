import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { passLetterGate } from '../log-in/log-in-gate.ts';
import { queueAccountLetter } from '../queue-account-letter.ts';

/** Sends somebody the letter again by which an e-mail address is proven; not where it is proven, nor too often. */
export async function sendConfirmation(
  toolbox: Toolbox,
  { customerId, email }: Pick<Person, 'customerId' | 'email'>,
): Promise<void> {
  const { waitMs } = await passLetterGate(toolbox, email);
  if (waitMs > 0) return;
  await inTransaction(toolbox.db, async (db) => {
    const open = await db
      .selectFrom('customers')
      .select('id')
      .where('id', '=', customerId)
      .where('email_confirmed_at', 'is', null)
      .executeTakeFirst();
    if (open) {
      await queueAccountLetter(
        { ...toolbox, db },
        { kind: 'account-confirm-email', customerId, recipient: email },
      );
    }
    return { ok: true } as const;
  });
}

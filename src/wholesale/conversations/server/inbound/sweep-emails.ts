import type { Database } from '#foundation/database/client.ts';

const DAY_MS = 86_400_000;
/** Long enough for a look at what was closed by mistake; nobody is helped by what people and programs wrote any longer. */
const STORED_DAYS = 180;

/**
 * Deletes emails that are in no conversation once they are closed, or were written by programs, and came more than half a year ago; returns how many.
 * One that waits for somebody stays, and those of a conversation go with it. Their files are swept as others that nothing speaks of.
 */
export async function sweepEmails(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('inbound_emails')
    .where('status', 'in', ['closed', 'automatic'])
    .where('received_at', '<', new Date(now.getTime() - STORED_DAYS * DAY_MS))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { MOST_WRITTEN, WRITING_WINDOW_MS } from '../rules/message-limits.ts';

/**
 * Holds everything that a customer writes in a row, until the transaction ends, and tells whether they may write more: false for who has
 * opened too many conversations and sent too many messages of late.
 */
export async function mayWrite(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  customerId: number,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - WRITING_WINDOW_MS);
  await sql`select id from customers where id = ${customerId} for no key update`.execute(db);
  const { rows } = await sql<{ written: number }>`
    select (select count(*)::int from conversations where customer_id = ${customerId} and last_activity_at > ${since} and created_at > ${since})
      + (select count(*)::int from conversation_messages where person_id = ${customerId} and author = 'customer' and created_at > ${since})
      as written`.execute(db);
  return (rows[0]?.written ?? 0) < MOST_WRITTEN;
}

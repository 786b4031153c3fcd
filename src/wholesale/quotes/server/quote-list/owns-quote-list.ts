import { type RawBuilder, sql } from 'kysely';
import type { Session } from '#foundation/services/sessions.ts';

/** Whose list it is, as a condition on `quote_list_items`: the customer's in all sessions, else the session's own. */
export function ownsQuoteList(session: Session): RawBuilder<boolean> {
  return session.customerId === null
    ? sql<boolean>`quote_list_items.session_id = ${session.id}`
    : sql<boolean>`quote_list_items.customer_id = ${session.customerId}`;
}

import { type RawBuilder, sql } from 'kysely';
import type { Session } from '#foundation/services/sessions.ts';

/** Whose cart it is, as a condition on `carts`: the customer's in all sessions, else the session's own. */
export function ownsCart(session: Session): RawBuilder<boolean> {
  return session.customerId === null
    ? sql<boolean>`carts.session_id = ${session.id}`
    : sql<boolean>`carts.customer_id = ${session.customerId}`;
}

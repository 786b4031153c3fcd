import { type RawBuilder, sql } from 'kysely';
import type { Session } from '#foundation/services/sessions.ts';

/** Condition on `carts` for the visitor's own cart: a customer's in all sessions, else that of the session. */
export function ownsCart(session: Session): RawBuilder<boolean> {
  return session.customerId === null
    ? sql<boolean>`carts.session_id = ${session.id}`
    : sql<boolean>`carts.customer_id = ${session.customerId}`;
}

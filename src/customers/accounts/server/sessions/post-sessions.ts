import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { endSessionsOf } from '#foundation/services/sessions.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { endSessionAction, endSessionField } from '../../rules/account-actions.ts';
import type { Flash } from '../../rules/flash.ts';

/** Ends one of a customer's own sessions, or all but this one; null where the form was too old or says nothing. */
export async function postSessions(
  { db, nonces, session }: RequestContext,
  { customerId }: Person,
  fields: PostedFields,
): Promise<Flash | null> {
  if (!nonces.check(endSessionAction, fields[endSessionField] ?? '')) return null;
  const current = session.current()?.id ?? 0;
  if (fields.end_others !== undefined) {
    await endSessionsOf(db, customerId, current);
    return 'all-revoked';
  }
  const wanted = Number(fields.end_session ?? '');
  if (!Number.isSafeInteger(wanted) || wanted <= 0) return null;
  await db
    .deleteFrom('sessions')
    .where('customer_id', '=', customerId)
    .where('id', '!=', current)
    .where('id', '=', wanted)
    .execute();
  return 'revoked';
}

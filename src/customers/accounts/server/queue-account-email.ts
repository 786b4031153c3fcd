import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type AccountEmailKind, linkOfEmail } from '../rules/account-emails.ts';
import { makeAccountLink } from './make-account-link.ts';

/** Puts an email about an account into the outbox with the job that writes and sends it, in the transaction that makes it necessary. */
export async function queueAccountEmail(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  email: { readonly kind: AccountEmailKind; readonly customerId: number; readonly recipient: string },
): Promise<void> {
  const { kind, customerId, recipient } = email;
  const linkKind = linkOfEmail[kind];
  const linkId =
    linkKind === null
      ? null
      : await makeAccountLink({ db, clock }, { kind: linkKind, customerId, email: recipient });
  const { id } = await db
    .insertInto('outbox')
    .values({
      kind,
      recipient,
      customer_id: customerId,
      account_link_id: linkId,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`select graphile_worker.add_job('send-account-letter', json_build_object('outboxId', ${id}::bigint))`.execute(
    db,
  );
}

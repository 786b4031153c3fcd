import { sql } from 'kysely';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { type AccountLetterKind, linkOfLetter } from '../rules/account-letters.ts';
import { makeAccountLink } from './make-account-link.ts';

/** Puts a letter about an account into the outbox with the job that writes and sends it, in the transaction that makes it necessary. */
export async function queueAccountLetter(
  { db, clock }: Pick<Toolbox, 'db' | 'clock'>,
  letter: { readonly kind: AccountLetterKind; readonly customerId: number; readonly recipient: string },
): Promise<void> {
  const { kind, customerId, recipient } = letter;
  const linkKind = linkOfLetter[kind];
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

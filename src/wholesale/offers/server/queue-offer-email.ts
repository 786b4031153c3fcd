import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** The email that tells a customer of an offer. */
const offerEmailKind = 'offer-sent';

/** Puts the email about an offer into the outbox and asks for it to be sent, in the transaction that sends the offer; once. */
export async function queueOfferEmail(
  { db }: Pick<RequestContext, 'db'>,
  { offerId, recipient }: { readonly offerId: number; readonly recipient: string },
): Promise<void> {
  await sql`
    with mail as (
      insert into outbox (kind, recipient, offer_id) values (${offerEmailKind}, ${recipient}, ${offerId})
      on conflict (offer_id, kind, recipient) where offer_id is not null do nothing returning id)
    select graphile_worker.add_job('send-offer-letter', json_build_object('outboxId', mail.id), job_key := 'mail-' || mail.id)
    from mail`.execute(db);
}

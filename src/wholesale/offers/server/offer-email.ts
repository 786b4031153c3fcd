import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { queueEmails } from '#foundation/emails/server/queue-emails.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { offerLastDay } from './offer-rows.ts';

/** The kind of the email that notifies a customer of an offer. */
export const offerEmailKind = 'offer-sent';

/** What the email says of an offer. */
export type EmailedOffer = {
  readonly id: number;
  readonly firstName: string;
  readonly vendor: string | null;
  readonly customText: string;
  /** `YYYY-MM-DD`; '' for no end */
  readonly validUntil: string;
};

/** Queues the email about an offer in the transaction that sends the offer; once. */
export async function queueOfferEmail(
  { db }: Pick<RequestContext, 'db'>,
  { offerId, recipient }: { readonly offerId: number; readonly recipient: string },
): Promise<void> {
  await queueEmails(db, [{ kind: offerEmailKind, recipient, offer_id: offerId }]);
}

/** The offer that an email of the outbox is about. */
export async function readEmailedOffer(db: Database, outboxId: number): Promise<EmailedOffer | null> {
  const { rows } = await sql<EmailedOffer>`
    select o.id, c.first_name as "firstName", v.name as vendor, o.custom_text as "customText", ${offerLastDay} as "validUntil"
    from outbox m join offers o on o.id = m.offer_id join customers c on c.id = o.customer_id
    left join vendors v on v.id = o.vendor_id
    where m.id = ${outboxId}`.execute(db);
  return rows[0] ?? null;
}

import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { queueEmails } from '#foundation/emails/server/queue-emails.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { offerLastDay } from './offer-rows.ts';

/** The emails to a customer about an offer: that there is one, that it was taken back. */
export const offerEmailKinds = ['offer-sent', 'offer-withdrawn'] as const;
export type OfferEmailKind = (typeof offerEmailKinds)[number];

/** What the email says of an offer. */
export type EmailedOffer = {
  readonly id: number;
  readonly firstName: string;
  readonly vendor: string | null;
  readonly customText: string;
  /** `YYYY-MM-DD`; '' for no end */
  readonly validUntil: string;
};

/** An offer with the address of its customer's account and the conversation that it answers. */
type OfferToSpeakOf = {
  readonly id: number;
  readonly email: string;
  readonly conversationId: number | null;
};

/** Queues an email about an offer in the transaction that sends or withdraws it; each once. */
export async function queueOfferEmail(
  { db }: Pick<RequestContext, 'db'>,
  kind: OfferEmailKind,
  offer: OfferToSpeakOf,
): Promise<void> {
  await queueEmails(db, [{ kind, recipient: await addressFor(db, offer), offer_id: offer.id }]);
}

/** An offer that answers a quote request goes to the address that was given with it. */
async function addressFor(db: Database, { email, conversationId }: OfferToSpeakOf): Promise<string> {
  if (conversationId === null) return email;
  const quote = await db
    .selectFrom('quote_requests')
    .select('email')
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
  return quote?.email ?? email;
}

/** The offer that an email of the outbox is about. */
export const readEmailedOffer = (db: Database, outboxId: number) => readOfferForEmail(db, { outboxId });

/** An offer as an email speaks of it: that of an email of the outbox, or one by its id. */
export async function readOfferForEmail(
  db: Database,
  { outboxId = null, id = null }: { readonly outboxId?: number | null; readonly id?: number | null },
): Promise<EmailedOffer | null> {
  const { rows } = await sql<EmailedOffer>`
    select o.id, c.first_name as "firstName", v.name as vendor, o.custom_text as "customText", ${offerLastDay} as "validUntil"
    from offers o join customers c on c.id = o.customer_id
    left join vendors v on v.id = o.vendor_id
    where o.id = coalesce(${id}::int, (select offer_id from outbox where id = ${outboxId}::bigint))`.execute(
    db,
  );
  return rows[0] ?? null;
}

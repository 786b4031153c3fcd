import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { offerLastDay } from './offer-rows.ts';

/** What the email tells of an offer. */
export type OfferToTell = {
  readonly id: number;
  readonly firstName: string;
  readonly vendor: string | null;
  readonly customText: string;
  /** `YYYY-MM-DD`; '' for no end */
  readonly validUntil: string;
};

/** The offer that an email of the outbox is about, or none where it is written already; null when the email has left. */
export async function findOfferEmail(
  db: Database,
  outboxId: number,
): Promise<{ readonly offer: OfferToTell | null } | null> {
  const { rows } = await sql<OfferToTell & { html: string | null }>`
    select m.html, o.id, c.first_name as "firstName", v.name as vendor, o.custom_text as "customText", ${offerLastDay} as "validUntil"
    from outbox m join offers o on o.id = m.offer_id join customers c on c.id = o.customer_id
    left join vendors v on v.id = o.vendor_id
    where m.id = ${outboxId} and m.status in ('waiting', 'failed')`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { html, ...offer } = row;
  return { offer: html === null ? offer : null };
}

import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** The emails about a registration: to the person what became of it, to the shop that one waits. */
export const registrationEmailKinds = [
  'registration-received',
  'registration-approved',
  'registration-refused',
  'registration-waiting',
] as const;
export type RegistrationEmailKind = (typeof registrationEmailKinds)[number];

/**
 * Puts the emails of a registration into the outbox and asks for them to be sent, in the transaction that makes them necessary; each kind
 * goes to each recipient once.
 */
export async function queueRegistrationEmails(
  { db, settings }: Pick<RequestContext, 'db' | 'settings'>,
  registrationId: number,
  what: 'received' | 'approved' | 'refused' | 'none',
): Promise<void> {
  if (what === 'none') return;
  const { registration_notify_shop: isWanted, shop_email: shop } = settings;
  const tellsShop = what === 'received' && isWanted && shop !== '';
  await sql`
    with mail as (
      insert into outbox (kind, recipient, registration_id)
      select ${`registration-${what}`}, c.email, r.id
        from registrations r join customers c on c.id = r.customer_id where r.id = ${registrationId}
      union all
      select 'registration-waiting', ${shop}, ${registrationId}::int where ${tellsShop}
      on conflict (registration_id, kind, recipient) where registration_id is not null do nothing
      returning id
    )
    select graphile_worker.add_job('send-registration-letter', json_build_object('outboxId', mail.id), job_key := 'mail-' || mail.id)
    from mail`.execute(db);
}

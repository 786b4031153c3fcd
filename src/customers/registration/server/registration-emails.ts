import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { queueEmails } from '#foundation/emails/server/queue-emails.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { companyOfRegistration } from './company-of-registration.ts';

/** The emails about a registration: to the person what became of it, to the shop that one waits. */
export const registrationEmailKinds = [
  'registration-received',
  'registration-approved',
  'registration-refused',
  'registration-waiting',
] as const;
export type RegistrationEmailKind = (typeof registrationEmailKinds)[number];

/** What an email says of a registration. */
export type EmailedRegistration = {
  readonly id: number;
  readonly firstName: string;
  /** the person's or the company's name, else the e-mail address */
  readonly name: string;
  readonly locale: 'it' | 'en';
  readonly role: { readonly it: string; readonly en: string };
  readonly reason: string;
  readonly answers: readonly { readonly label: string; readonly shown: string }[];
};

/** Queues the emails of a registration in the transaction that makes them necessary; each kind goes to each recipient once. */
export async function queueRegistrationEmails(
  { db, settings }: Pick<RequestContext, 'db' | 'settings'>,
  registrationId: number,
  what: 'received' | 'approved' | 'refused' | 'none',
): Promise<void> {
  if (what === 'none') return;
  const { registration_notify_shop: isWanted, shop_email: shop } = settings;
  const { email } = await db
    .selectFrom('registrations as r')
    .innerJoin('customers as c', 'c.id', 'r.customer_id')
    .select('c.email')
    .where('r.id', '=', registrationId)
    .executeTakeFirstOrThrow();
  const recipients: readonly (readonly [RegistrationEmailKind, string])[] = [
    [`registration-${what}`, email],
    ...(what === 'received' && isWanted && shop !== '' ? [['registration-waiting', shop] as const] : []),
  ];
  await queueEmails(
    db,
    recipients.map(([kind, recipient]) => ({ kind, recipient, registration_id: registrationId })),
  );
}

/** The registration that an email of the outbox is about. */
export const readEmailedRegistration = (db: Database, outboxId: number) =>
  readRegistrationForEmail(db, { outboxId });

/** A registration as an email speaks of it: that of an email of the outbox, or one by its id. */
export async function readRegistrationForEmail(
  db: Database,
  which: { readonly outboxId: number } | { readonly id: number },
): Promise<EmailedRegistration | null> {
  const row = await db
    .selectFrom('registrations as g')
    .innerJoin('registration_roles as r', 'r.id', 'g.role_id')
    .innerJoin('customers as c', 'c.id', 'g.customer_id')
    .select(['g.id', 'g.reason', 'g.locale', 'r.label_it', 'r.label_en'])
    .select(['c.first_name', 'c.last_name', 'c.email'])
    .select(companyOfRegistration.as('company'))
    .select(
      sql<{ label: string; shown: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('label', a.label, 'shown', a.shown) order by a.position)
        from registration_answers a where a.registration_id = g.id), '[]')`.as('answers'),
    )
    .where(({ eb, selectFrom }) =>
      eb(
        'g.id',
        '=',
        'id' in which
          ? eb.val(which.id)
          : selectFrom('outbox').select('registration_id').where('id', '=', which.outboxId),
      ),
    )
    .executeTakeFirst();
  if (!row) return null;
  const { id, first_name: firstName, locale, reason, answers } = row;
  const name = row.company || `${firstName} ${row.last_name}`.trim() || row.email;
  return { id, firstName, name, locale, role: { it: row.label_it, en: row.label_en }, reason, answers };
}

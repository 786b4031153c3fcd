import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { type RegistrationEmailKind, registrationEmailKinds } from './queue-registration-emails.ts';

/** What an email says of a registration. */
export type RegistrationToTell = {
  readonly id: number;
  readonly kind: RegistrationEmailKind;
  readonly firstName: string;
  /** the person's or the company's name, else the e-mail address */
  readonly name: string;
  readonly email: string;
  readonly locale: 'it' | 'en';
  readonly role: { readonly it: string; readonly en: string };
  readonly reason: string;
  readonly answers: readonly { readonly label: string; readonly shown: string }[];
};

/** The registration that an email of the outbox is about, or none where it is written already; null when the email has left. */
export async function findRegistrationEmail(
  db: Database,
  outboxId: number,
): Promise<{ readonly registration: RegistrationToTell | null } | null> {
  const row = await db
    .selectFrom('outbox as o')
    .innerJoin('registrations as g', 'g.id', 'o.registration_id')
    .innerJoin('registration_roles as r', 'r.id', 'g.role_id')
    .innerJoin('customers as c', 'c.id', 'g.customer_id')
    .select(['o.kind', 'o.html', 'g.id', 'g.reason', 'g.locale', 'r.label_it', 'r.label_en'])
    .select(['c.first_name', 'c.last_name', 'c.company', 'c.email'])
    .select(
      sql<{ label: string; shown: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('label', a.label, 'shown', a.shown) order by a.position)
        from registration_answers a where a.registration_id = g.id), '[]')`.as('answers'),
    )
    .where('o.id', '=', outboxId)
    .where('o.status', 'in', ['waiting', 'failed'])
    .executeTakeFirst();
  if (!row) return null;
  if (row.html !== null) return { registration: null };
  const kind = registrationEmailKinds.find((known) => known === row.kind);
  if (!kind) throw new Error(`nobody knows how to write a letter of the kind ${row.kind}`);
  const person = `${row.first_name} ${row.last_name}`.trim();
  return {
    registration: {
      id: row.id,
      kind,
      firstName: row.first_name,
      name: row.company || person || row.email,
      email: row.email,
      locale: row.locale,
      role: { it: row.label_it, en: row.label_en },
      reason: row.reason,
      answers: row.answers,
    },
  };
}

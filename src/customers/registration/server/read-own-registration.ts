import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { RegistrationStatus } from '../rules/registration-status.ts';

/** How somebody's own registration stands. */
export type OwnRegistration = {
  readonly status: RegistrationStatus;
  readonly roleKey: string;
  readonly role: string;
  /** why it was refused; `''` where nobody said */
  readonly reason: string;
};

/** The registration of the person who asks; null for an account that was made without one, and for a guest. */
export async function readOwnRegistration({
  db,
  visitor,
}: Pick<RequestContext, 'db' | 'visitor'>): Promise<OwnRegistration | null> {
  const { person, audience } = visitor;
  if (!person) return null;
  const row = await db
    .selectFrom('registrations as g')
    .innerJoin('registration_roles as r', 'r.id', 'g.role_id')
    .select(['g.status', 'g.reason', 'r.key', 'r.label_it', 'r.label_en'])
    .where('g.customer_id', '=', person.customerId)
    .executeTakeFirst();
  if (!row) return null;
  const role = audience.locale === 'it' ? row.label_it : row.label_en;
  return { status: row.status, roleKey: row.key, role, reason: row.status === 'refused' ? row.reason : '' };
}

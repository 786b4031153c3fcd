import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { REGISTRATIONS_PER_PAGE } from '../../rules/registration-limits.ts';
import type { RegistrationStatus } from '../../rules/registration-status.ts';
import type { RegistrationList, RegistrationQuery } from '../../rules/staff-registration.ts';
import { companyOfRegistration } from '../company-of-registration.ts';

/** A page of registrations: those that wait longest first, all others the newest first; null where there is no such page. */
export async function listRegistrations(
  { db, settings }: Pick<RequestContext, 'db' | 'settings'>,
  query: RegistrationQuery,
): Promise<RegistrationList | null> {
  const { status } = query;
  const counts = await countByStatus({ db });
  const total = status ? counts[status] : counts.waiting + counts.approved + counts.refused;
  const pages = Math.max(1, Math.ceil(total / REGISTRATIONS_PER_PAGE));
  if (query.page > pages) return null;
  const direction = status === 'waiting' ? 'asc' : 'desc';
  const rows = await db
    .selectFrom('registrations as g')
    .innerJoin('customers as c', 'c.id', 'g.customer_id')
    .innerJoin('registration_roles as r', 'r.id', 'g.role_id')
    .select(['g.id', 'g.status', 'g.created_at', 'c.email', 'c.first_name', 'c.last_name'])
    .select(companyOfRegistration.as('company'))
    .select(settings.interface_language === 'it' ? 'r.label_it as role' : 'r.label_en as role')
    .$if(status !== null, (list) => list.where('g.status', '=', status ?? 'waiting'))
    .orderBy('g.created_at', direction)
    .orderBy('g.id', direction)
    .limit(REGISTRATIONS_PER_PAGE)
    .offset((query.page - 1) * REGISTRATIONS_PER_PAGE)
    .execute();
  return {
    rows: rows.map(({ id, status: stands, email, role, created_at, ...person }) => ({
      id,
      status: stands,
      email,
      role,
      name: nameOf(person, email),
      createdAt: created_at.toISOString(),
    })),
    query,
    pages,
    counts,
  };
}

/** The name of a customer in a list: the company, else the person, else the address. */
export function nameOf(
  person: { readonly first_name: string; readonly last_name: string; readonly company: string },
  email: string,
): string {
  return person.company || `${person.first_name} ${person.last_name}`.trim() || email;
}

/** How many registrations have which status; by the index alone. */
export async function countByStatus({
  db,
}: Pick<RequestContext, 'db'>): Promise<Record<RegistrationStatus, number>> {
  const rows = await db
    .selectFrom('registrations')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .groupBy('status')
    .execute();
  const counts = { waiting: 0, approved: 0, refused: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

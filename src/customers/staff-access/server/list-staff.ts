import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { StaffMember } from '../rules/staff-invitation.ts';

type Row = {
  id: number;
  name: string;
  email: string;
  code: string;
  role_name: string;
  needs: boolean;
  has_app: boolean;
  has_passkey: boolean;
  is_blocked: boolean;
  last_seen_at: Date | null;
  invited_until: Date | null;
};

/** Who works in the shop, by name, and who is invited to, below them. */
export async function listStaff({
  db,
  clock,
}: Pick<RequestContext, 'db' | 'clock'>): Promise<readonly StaffMember[]> {
  const { rows } = await sql<Row>`
    with people as (
      select id, staff_role as code, null::timestamptz as invited_until from customers where staff_role is not null
      union all
      select i.customer_id, i.role_code, i.expires_at from staff_invitations i
      join customers c on c.id = i.customer_id where c.staff_role is null)
    select c.id, trim(c.first_name || ' ' || c.last_name) as name, c.email, p.code, r.name as role_name,
      r.needs_second_factor as needs, c.blocked_at is not null as is_blocked, p.invited_until,
      exists (select from totp_secrets t where t.customer_id = c.id and t.confirmed_at is not null) as has_app,
      exists (select from passkeys k where k.customer_id = c.id) as has_passkey,
      (select max(s.last_seen_at) from sessions s where s.customer_id = c.id) as last_seen_at
    from people p join customers c on c.id = p.id join staff_roles r on r.code = p.code
    order by p.invited_until is not null, lower(c.last_name), lower(c.first_name), c.id`.execute(db);
  const now = clock.now();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    role: { code: row.code, name: row.role_name },
    secondFactors: [
      ...(row.has_app ? (['app'] as const) : []),
      ...(row.has_passkey ? (['passkey'] as const) : []),
    ],
    needsSecondFactor: row.needs,
    isBlocked: row.is_blocked,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    invitedUntil: row.invited_until?.toISOString() ?? null,
    isExpired: row.invited_until !== null && row.invited_until <= now,
  }));
}

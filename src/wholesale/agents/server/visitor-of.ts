import { sql } from 'kysely';
import { buyingSegment } from '#customers/accounts/server/buying-segment.ts';
import type { Database } from '#foundation/database/client.ts';
import type { Session } from '#foundation/services/sessions.ts';
import type { ShopMemory } from '#foundation/services/shop-memory.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { permissionsFrom } from '#foundation/visitor/rules/permissions.ts';
import { missingProof } from '#foundation/visitor/rules/second-factor.ts';
import { type StaffRole, staffRoleFrom } from '#foundation/visitor/rules/staff-rights.ts';
import type { Person, Visitor } from '#foundation/visitor/rules/visitor.ts';
import { readSegment } from '#pricing/customer-groups/server/read-segment.ts';
import { readActingPerson } from './read-acting-person.ts';

type Row = {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  company: string;
  staff_role: string | null;
  staff_name: string | null;
  staff_rights: string[] | null;
  refund_limit_cents: number | null;
  needs_second_factor: boolean | null;
  has_second_factor: boolean;
  group_id: number;
  is_approved: boolean;
  is_blocked: boolean;
  is_business: boolean | null;
  main_account_id: number | null;
  permissions: string[] | null;
  is_agent: boolean;
};

/** A subaccount is judged by its main account: company, group, approval and role are of that one (ACC-01, SUB-08). */
const readRow = async (db: Database, customerId: number): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`/* prepared */
    select c.id, c.email, c.first_name, c.last_name, a.company, a.group_id,
      c.staff_role, job.name as staff_name, job.rights as staff_rights, job.refund_limit_cents,
      job.needs_second_factor,
      c.staff_role is not null and (exists (select from totp_secrets t where t.customer_id = c.id and t.confirmed_at is not null)
        or exists (select from passkeys k where k.customer_id = c.id)) as has_second_factor,
      a.approved_at is not null as is_approved, 
      c.blocked_at is not null or a.blocked_at is not null or s.suspended_at is not null as is_blocked,
      role.is_business, s.main_account_id, s.permissions,
      exists (select from agent_customers g join customers x on x.id = g.customer_id
        where g.agent_id = c.id and x.blocked_at is null and x.staff_role is null) as is_agent
    from customers c
    left join staff_roles job on job.code = c.staff_role
    left join subaccounts s on s.customer_id = c.id
    join customers a on a.id = coalesce(s.main_account_id, c.id)
    left join registrations r on r.customer_id = a.id
    left join registration_roles role on role.id = r.role_id
    where c.id = ${customerId}`.execute(db);
  return rows[0];
};

/** Who a session belongs to and how that person sees the shop (ACC-01); an unknown or blocked customer is a guest. */
export async function visitorOf(
  db: Database,
  memory: ShopMemory,
  settings: Settings,
  session: Session | null,
): Promise<Visitor> {
  const needs = { db, memory, settings };
  const asGuest = async (): Promise<Visitor> => {
    const { audience, terms } = await readSegment(needs, 'guests');
    return { person: null, audience, terms };
  };
  if (session?.customerId == null) return asGuest();
  const row = await readRow(db, session.customerId);
  if (!row || row.is_blocked) return asGuest();
  const more = await segmentOf(db, row, session);
  if (!more) return asGuest();
  const { isBusiness, audience, terms } = await buyingSegment(needs, {
    groupId: row.group_id,
    isApproved: row.is_approved,
    roleIsBusiness: row.is_business,
  });
  return {
    person: {
      customerId: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      company: row.company,
      kind: isBusiness ? 'business' : 'retail',
      // A subaccount, and a person who acts in another account, is never staff there.
      ...(more.subaccount || more.actedBy ? { staffRole: null } : staffOf(row, session)),
      ...more,
    },
    audience,
    terms,
  };
}

/** The role of the staff, which counts once the second factor is proven in this session. */
function staffOf(row: Row, { isVerified = false }: Session): Pick<Person, 'staffRole' | 'missingProof'> {
  const staffRole = staffRoleOf(row);
  const missing =
    staffRole &&
    missingProof({
      hasFactor: row.has_second_factor,
      isRequired: row.needs_second_factor ?? false,
      isVerified,
    });
  return missing ? { staffRole: null, missingProof: missing } : { staffRole };
}

/** The role of the staff as it is at this request: a change of its rights ends no session. */
function staffRoleOf(row: Row): StaffRole | null {
  const { staff_role: code, staff_name: name, staff_rights: rights, refund_limit_cents } = row;
  if (code === null || name === null || rights === null) return null;
  return staffRoleFrom({ code, name, rights, refund_limit_cents });
}

/** For whom the person buys, whether they act for others, and who acts in the account; null where the acting person no longer may. */
async function segmentOf(
  db: Database,
  { id, staff_role, main_account_id: mainAccountId, permissions, is_agent: isAgent }: Row,
  { actedBy }: Session,
): Promise<Pick<Person, 'subaccount' | 'isAgent' | 'actedBy'> | null> {
  const subaccount =
    mainAccountId === null ? {} : { subaccount: { mainAccountId, may: permissionsFrom(permissions ?? []) } };
  if (actedBy === undefined) return mainAccountId === null && isAgent ? { isAgent } : subaccount;
  const acting =
    staff_role === null ? await readActingPerson(db, { actorId: actedBy, customerId: id }) : null;
  return acting && { ...subaccount, actedBy: acting };
}

import { sql } from 'kysely';
import { isBusinessCustomer } from '#customers/accounts/rules/is-business-customer.ts';
import type { Address } from '#foundation/addresses/rules/address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CustomerState } from '../rules/customer-query.ts';
import type { CustomerNote, CustomerPage } from '../rules/staff-customer.ts';
import { employmentColumns, readGroupNames, stateColumn } from './list-customers.ts';

type Row = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  isSubaccount: boolean;
  group: string;
  groupId: number;
  kind: 'retail' | 'business';
  state: CustomerState;
  created_at: Date;
  approved_at: Date | null;
  blocked_at: Date | null;
  isStaff: boolean;
  staffRole: string | null;
  role: string | null;
  waitingRegistration: number | null;
  is_business: boolean | null;
  billing: Address | null;
  shipping: Address | null;
  sessions: number;
  hasSecondFactor: boolean;
  notes: (CustomerNote & { readonly at: string })[] | null;
};

/** Everything that staff see of a customer, or null. */
export async function readCustomerPage(ctx: RequestContext, id: number): Promise<CustomerPage | null> {
  const role = sql.ref(ctx.settings.interface_language === 'en' ? 'role.label_en' : 'role.label_it');
  const { rows } = await sql<Row>`
    select c.id, c.first_name as "firstName", c.last_name as "lastName", c.email, ${employmentColumns}, g.name as "group",
      c.group_id as "groupId", g.kind, ${stateColumn} as state, c.created_at, c.approved_at, c.blocked_at,
      c.staff_role is not null as "isStaff", c.staff_role as "staffRole",
      ${role} as role,
      role.is_business, case when r.status = 'waiting' then r.id end as "waitingRegistration",
      c.billing_address as billing, c.shipping_address as shipping,
      (select count(*) from sessions s where s.customer_id = c.id and s.expires_at > ${ctx.clock.now()}) as sessions,
      exists (select from totp_secrets t where t.customer_id = c.id and t.confirmed_at is not null)
        or exists (select from passkeys k where k.customer_id = c.id) as "hasSecondFactor",
      (select json_agg(json_build_object('id', n.id, 'author', n.author_name, 'text', n.body, 'at', n.created_at)
        order by n.id desc) from customer_notes n where n.customer_id = c.id) as notes
    from customers c join customer_groups g on g.id = c.group_id
    left join registrations r on r.customer_id = c.id
    left join registration_roles role on role.id = r.role_id
    where c.id = ${id}`.execute(ctx.db);
  const [row] = rows;
  if (!row) return null;
  const groups = await readGroupNames(ctx);
  const { created_at, approved_at, blocked_at, is_business, kind, notes, ...shown } = row;
  return {
    ...shown,
    createdAt: created_at.toISOString(),
    approvedAt: approved_at?.toISOString() ?? null,
    blockedAt: blocked_at?.toISOString() ?? null,
    isBusiness: isBusinessCustomer({
      isApproved: approved_at !== null,
      roleIsBusiness: is_business,
      groupKind: kind,
    }),
    notes: (notes ?? []).map((note) => ({ ...note, at: new Date(note.at).toISOString() })),
    groups,
  };
}

import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { AssignedCustomer } from '../rules/acting.ts';

/** The customers that staff have assigned to the visitor, by name; none while acting in another account (AGT-01). */
export async function listAssignedCustomers({
  db,
  visitor: { person },
}: Pick<RequestContext, 'db' | 'visitor'>): Promise<readonly AssignedCustomer[]> {
  if (!person || person.actedBy || person.subaccount) return [];
  const { rows } = await sql<AssignedCustomer>`
    select c.id as "customerId", trim(c.first_name || ' ' || c.last_name) as name,
      coalesce(main.company, c.company) as company, c.email
    from agent_customers a
    join customers c on c.id = a.customer_id
    left join subaccounts s on s.customer_id = c.id
    left join customers main on main.id = s.main_account_id
    where a.agent_id = ${person.customerId} and c.blocked_at is null and c.staff_role is null
    order by coalesce(nullif(coalesce(main.company, c.company), ''), c.last_name), c.id`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { ActingPerson } from '#foundation/visitor/rules/visitor.ts';

type Row = { id: number; name: string; email: string; isMain: boolean; isAgent: boolean };

/**
 * The person who acts in a customer's account, if they still may: its main account, or an agent that staff have assigned to it. Null for
 * everybody else, for a blocked account, and for a subaccount, which never acts in another one (AGT-01, SUB-19).
 */
export async function readActingPerson(
  db: Database,
  { actorId, customerId }: { readonly actorId: number; readonly customerId: number },
): Promise<ActingPerson | null> {
  const { rows } = await sql<Row>`/* prepared */
    select a.id, trim(a.first_name || ' ' || a.last_name) as name, a.email,
      exists (select from subaccounts s where s.customer_id = ${customerId} and s.main_account_id = a.id) as "isMain",
      exists (select from agent_customers g where g.customer_id = ${customerId} and g.agent_id = a.id) as "isAgent"
    from customers a
    where a.id = ${actorId} and a.blocked_at is null
      and not exists (select from subaccounts s where s.customer_id = a.id)`.execute(db);
  const [row] = rows;
  if (!row || !(row.isMain || row.isAgent)) return null;
  return {
    customerId: row.id,
    name: row.name || row.email,
    as: row.isMain ? 'main-account' : 'agent',
  };
}

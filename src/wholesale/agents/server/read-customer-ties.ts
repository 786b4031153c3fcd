import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { permissionList, permissionsFrom } from '#foundation/visitor/rules/permissions.ts';
import type { CustomerTies, TiedPerson } from '../rules/customer-ties.ts';

type Row = TiedPerson & { kind: 'main' | 'sub' | 'agent' | 'customer'; permissions: string[] | null };

/** With whom a customer is tied: main account, subaccounts, agents and customers. */
export async function readCustomerTies(
  { db }: Pick<RequestContext, 'db'>,
  customerId: number,
): Promise<CustomerTies> {
  const { rows } = await sql<Row>`
    with tied as (
      select 'main' as kind, main_account_id as id, permissions from subaccounts where customer_id = ${customerId}
      union all select 'sub', customer_id, null from subaccounts where main_account_id = ${customerId}
      union all select 'agent', agent_id, null from agent_customers where customer_id = ${customerId}
      union all select 'customer', customer_id, null from agent_customers where agent_id = ${customerId}
    )
    select tied.kind, c.id, tied.permissions, c.email,
      coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), nullif(c.company, ''), c.email) as name
    from tied join customers c on c.id = tied.id order by name, c.id`.execute(db);
  const of = (wanted: Row['kind']): readonly TiedPerson[] =>
    rows.filter(({ kind }) => kind === wanted).map(({ id, name, email }) => ({ id, name, email }));
  const [main] = rows.filter(({ kind }) => kind === 'main');
  return {
    main: main
      ? {
          id: main.id,
          name: main.name,
          email: main.email,
          permissions: permissionList(permissionsFrom(main.permissions ?? [])),
        }
      : null,
    subaccounts: of('sub'),
    agents: of('agent'),
    customers: of('customer'),
  };
}

import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { CUSTOMERS_PER_PAGE, type CustomerQuery, type CustomerState } from '../rules/customer-query.ts';
import type { CustomerRow } from '../rules/staff-customer.ts';

export type CustomerList = {
  readonly rows: readonly CustomerRow[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly query: CustomerQuery;
  readonly groups: readonly { readonly id: string; readonly name: string }[];
};

/** Only future business customers wait for approval: others buy at once. */
const waits = sql`(c.approved_at is null and (
  exists (select from customer_groups g where g.id = c.group_id and g.kind = 'business')
  or exists (select from registrations r where r.customer_id = c.id and r.status = 'waiting')))`;

/** The columns of a customer `c` about whom they buy for: the company's name, and whether it is another account's. */
export const employmentColumns = sql`
  coalesce((select m.company from subaccounts s join customers m on m.id = s.main_account_id where s.customer_id = c.id), c.company) as company,
  exists (select from subaccounts s where s.customer_id = c.id) as "isSubaccount"`;

const isSuspended = sql`exists (select from subaccounts s where s.customer_id = c.id and s.suspended_at is not null)`;

/** The state of an account `c`. */
export const stateColumn = sql<CustomerState>`case
  when c.blocked_at is not null then 'blocked' when c.staff_role is not null then 'staff'
  when ${isSuspended} then 'suspended' when ${waits} then 'waiting' else 'active' end`;

const states: Readonly<Record<CustomerState, RawBuilder<unknown>>> = {
  blocked: sql`c.blocked_at is not null`,
  staff: sql`c.blocked_at is null and c.staff_role is not null`,
  suspended: sql`c.blocked_at is null and c.staff_role is null and ${isSuspended}`,
  waiting: sql`c.blocked_at is null and c.staff_role is null and not ${isSuspended} and ${waits}`,
  active: sql`c.blocked_at is null and c.staff_role is null and not ${isSuspended} and not ${waits}`,
};

const found = sql`customer_search_text(c.email, c.first_name, c.last_name, c.company, c.invoice_data)`;

function conditionsOf({ words, groupId, state }: CustomerQuery): RawBuilder<unknown> {
  const patterns = words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const asked = [
    sql`true`,
    ...patterns.map((pattern) => sql`${found} like lower(f_unaccent(${pattern}))`),
    ...(groupId === null ? [] : [sql`c.group_id = ${groupId}`]),
    ...(state === null ? [] : [states[state]]),
  ];
  return sql.join(asked, sql` and `);
}

/** The statement of a page of the list, for the test of its plan. */
export function customersStatement(
  query: CustomerQuery,
): RawBuilder<Omit<CustomerRow, 'createdAt'> & { created_at: Date }> {
  return sql`
    select c.id, c.first_name as "firstName", c.last_name as "lastName", c.email, ${employmentColumns},
      (select name from customer_groups g where g.id = c.group_id) as "group", ${stateColumn} as state, c.created_at
    from customers c where ${conditionsOf(query)}
    order by c.id desc limit ${CUSTOMERS_PER_PAGE} offset ${(query.page - 1) * CUSTOMERS_PER_PAGE}`;
}

/** A page of customers, the newest first; null where there is no such page. */
export async function listCustomers(
  { db }: Pick<RequestContext, 'db'>,
  query: CustomerQuery,
): Promise<CustomerList | null> {
  const [page, counted, groups] = await Promise.all([
    customersStatement(query).execute(db),
    sql<{ total: number }>`select count(*) as total from customers c where ${conditionsOf(query)}`.execute(
      db,
    ),
    readGroupNames({ db }),
  ]);
  if (page.rows.length === 0 && query.page > 1) return null;
  const total = counted.rows[0]?.total ?? 0;
  return {
    rows: page.rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() })),
    total,
    page: query.page,
    pages: Math.max(1, Math.ceil(total / CUSTOMERS_PER_PAGE)),
    query,
    groups,
  };
}

/** The groups that a customer can be in, by name. */
export async function readGroupNames({ db }: Pick<RequestContext, 'db'>) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text, name from customer_groups order by slug <> 'retail', lower(name), id`.execute(db);
  return rows;
}

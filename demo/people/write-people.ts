import type { ClientBase } from 'pg';
import { demoToday } from '../composing/demo-today.ts';
import { insertRows } from '../writing/insert-rows.ts';
import { administrator, buyers, counter, type DemoLogins, type DemoPerson } from './demo-logins.data.ts';

const people: readonly DemoPerson[] = [...buyers, administrator, counter];

/** The log-ins of the demo shop. */
export function demoLogins(): DemoLogins {
  return people.map(({ who, email, password, address }) => ({ who, email, password, address }));
}

/** What the counter of the demo shop does beside what every new shop allows it. */
const counterWork = {
  rights: ['explain-prices', 'offers', 'refunds', 'registration'],
  refundLimitCents: 10_000,
} as const;

/** Adds the people who can log in. */
export async function writePeople(
  client: ClientBase,
  hashPassword: (password: string) => Promise<string>,
): Promise<void> {
  const { rows: groups } = await client.query<{ id: number; slug: string }>(
    'select id, slug from customer_groups',
  );
  const joined = demoToday.toISOString();
  const rows = [];
  for (const [at, person] of people.entries()) {
    const address = person.billing && JSON.stringify(person.billing);
    rows.push([
      at + 1,
      person.email,
      await hashPassword(person.password),
      person.firstName,
      person.lastName,
      person.company,
      groups.find(({ slug }) => slug === person.group)?.id ?? null,
      person.staffRole,
      joined,
      address,
      person.invoice ? JSON.stringify(person.invoice) : null,
      joined,
      joined,
    ]);
  }
  const columns = [
    'id int',
    'email text',
    'password_hash text',
    'first_name text',
    'last_name text',
    'company text',
    'group_id int',
    'staff_role text',
    'approved_at timestamptz',
    'billing_address jsonb',
    'invoice_data jsonb',
    'created_at timestamptz',
    'email_confirmed_at timestamptz',
  ];
  await insertRows(client, { table: 'customers', columns }, rows);
  await client.query(
    `update staff_roles set rights = rights || $1::text[], refund_limit_cents = $2 where code = 'clerk'`,
    [counterWork.rights, counterWork.refundLimitCents],
  );
}

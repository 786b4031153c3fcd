import type { Insertable } from 'kysely';
import type { Database } from '#database/client.ts';
import type { CustomersTable } from '#database/tables.ts';

let count = 0;

/** An approved customer, of the retail group unless another is named; `password_hash` fits no password. */
export async function aCustomer(
  db: Database,
  wish: Partial<Insertable<CustomersTable>> = {},
): Promise<{ readonly id: number; readonly email: string }> {
  count += 1;
  return db
    .insertInto('customers')
    .values((of) => ({
      email: `cliente-${count}@example.com`,
      password_hash: '-',
      first_name: 'Ada',
      last_name: 'Riva',
      approved_at: new Date('2026-01-02T08:00:00Z'),
      group_id: of.selectFrom('customer_groups').select('id').where('slug', '=', 'retail'),
      ...wish,
    }))
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
}

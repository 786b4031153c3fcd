import type { Insertable } from 'kysely';
import type { Database } from '#database/client.ts';
import type { CustomersTable } from '#database/tables.ts';

let count = 0;

/** An approved customer of a group; `password_hash` fits no password. */
export async function aCustomer(
  db: Database,
  wish: Partial<Insertable<CustomersTable>> & { group_id: number },
): Promise<{ readonly id: number; readonly email: string }> {
  count += 1;
  return db
    .insertInto('customers')
    .values({
      email: `persona-${count}@example.com`,
      password_hash: '-',
      first_name: 'Ada',
      last_name: 'Riva',
      approved_at: new Date('2026-01-02T08:00:00Z'),
      ...wish,
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
}

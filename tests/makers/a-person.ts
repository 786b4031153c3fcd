import { randomUUID } from 'node:crypto';
import type { Database } from '#database/client.ts';
import type { Person } from '#shop/accounts/rules/visitor.ts';

/** Somebody with an account. */
export async function aPerson(db: Database, staffRole: Person['staffRole'] = null): Promise<Person> {
  const name = randomUUID();
  const { id: priceListId } = await db
    .selectFrom('price_lists')
    .select('id')
    .where('is_retail', '=', true)
    .executeTakeFirstOrThrow();
  const { id: groupId } = await db
    .insertInto('customer_groups')
    .values({ slug: name, name, kind: 'retail', price_list_id: priceListId, show_prices_with_tax: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const email = `${name}@example.com`;
  const { id: customerId } = await db
    .insertInto('customers')
    .values({
      email,
      password_hash: '-',
      first_name: 'Bruna',
      last_name: 'Neri',
      group_id: groupId,
      staff_role: staffRole,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { customerId, email, firstName: 'Bruna', lastName: 'Neri', company: '', kind: 'retail', staffRole };
}

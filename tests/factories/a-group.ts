import type { Insertable } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { CustomerGroupsTable } from '#foundation/database/tables.ts';

let count = 0;

/** A group of customers: businesses with the retail list and prices without VAT unless said otherwise. */
export async function aGroup(
  db: Database,
  options: Partial<Insertable<CustomerGroupsTable>> = {},
): Promise<{ readonly id: number; readonly name: string }> {
  count += 1;
  const number = count;
  const retail = await db
    .selectFrom('price_lists')
    .select('id')
    .where('is_retail', '=', true)
    .executeTakeFirstOrThrow();
  return db
    .insertInto('customer_groups')
    .values({
      slug: `gruppo-di-prova-${number}`,
      name: `Gruppo di prova ${number}`,
      kind: 'business',
      price_list_id: retail.id,
      show_prices_with_tax: false,
      ...options,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}

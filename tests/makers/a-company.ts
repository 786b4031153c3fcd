import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '#database/client.ts';
import type { PaymentRulesTable } from '#database/tables.ts';
import type { Person } from '#shop/accounts/rules/visitor.ts';

export type CompanyWish = {
  readonly kind?: 'retail' | 'business';
  /** a credit limit in cents */
  readonly credit?: number;
};

/** An approved customer in a group of their own, with rules of that group. */
export async function aCompany(db: Database, { kind = 'business', credit }: CompanyWish) {
  const name = randomUUID();
  const list = await db
    .selectFrom('price_lists')
    .select('id')
    .where('is_retail', '=', true)
    .executeTakeFirstOrThrow();
  const group = await db
    .insertInto('customer_groups')
    .values({ slug: name, name, kind, price_list_id: list.id, show_prices_with_tax: kind === 'retail' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const email = `${name}@example.com`;
  const customer = await db
    .insertInto('customers')
    .values({
      email,
      password_hash: '-',
      first_name: 'Carlo',
      last_name: 'Riva',
      company: 'Officina Riva',
      group_id: group.id,
      approved_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (credit !== undefined) {
    await db
      .insertInto('credit_accounts')
      .values({ customer_id: customer.id, limit_cents: credit })
      .execute();
  }
  const person: Person = {
    customerId: customer.id,
    email,
    firstName: 'Carlo',
    lastName: 'Riva',
    company: 'Officina Riva',
    kind,
    staffRole: null,
  };
  return {
    person,
    groupId: group.id,
    /** a rule of the customer's own */
    rule: (wish: Pick<Insertable<PaymentRulesTable>, 'method' | 'adjustment' | 'amount'>) =>
      db
        .insertInto('payment_rules')
        .values({ reach: 'customer', customer_id: customer.id, ...wish })
        .execute(),
  };
}

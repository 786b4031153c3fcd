import type { Insertable } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { PaymentRulesTable } from '#foundation/database/tables.ts';
import { aGroup } from './a-group.ts';
import { aPerson } from './a-person.ts';

export type CompanyOptions = {
  readonly kind?: 'retail' | 'business';
  /** a credit limit in cents */
  readonly credit?: number;
};

/** An approved customer in a group of their own, with rules of that group. */
export async function aCompany(db: Database, { kind = 'business', credit }: CompanyOptions) {
  const { id: groupId } = await aGroup(db, { kind, show_prices_with_tax: kind === 'retail' });
  const person = await aPerson(db, null, {
    firstName: 'Carlo',
    lastName: 'Riva',
    company: 'Officina Riva',
    kind,
    groupId,
  });
  const { customerId } = person;
  if (credit !== undefined) {
    await db.insertInto('credit_accounts').values({ customer_id: customerId, limit_cents: credit }).execute();
  }
  return {
    person,
    groupId,
    /** a rule of the customer's own */
    rule: (options: Pick<Insertable<PaymentRulesTable>, 'method' | 'adjustment' | 'amount'>) =>
      db
        .insertInto('payment_rules')
        .values({ reach: 'customer', customer_id: customerId, ...options })
        .execute(),
  };
}

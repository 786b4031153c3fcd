import { type SavedAddresses, savedAddresses } from '#customers/accounts/rules/stored-addresses.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { accountOf } from '#foundation/visitor/rules/buying-for.ts';

/**
 * The addresses of the visitor's own last order, or those of the company for a subaccount without orders; none for a guest,
 * and never those of another customer.
 */
export async function readSavedAddresses(
  ctx: Pick<RequestContext, 'db' | 'visitor'>,
): Promise<SavedAddresses> {
  const { person } = ctx.visitor;
  if (!person) return { billing: null, shipping: null };
  const row = await ctx.db
    .selectFrom('customers')
    .select(['billing_address as billing', 'shipping_address as shipping', 'invoice_data as invoice'])
    .where('id', 'in', [person.customerId, accountOf(person)])
    .orderBy(
      ({ and, eb }) => and([eb('id', '=', person.customerId), eb('billing_address', 'is not', null)]),
      'desc',
    )
    .orderBy(({ eb }) => eb('id', '=', accountOf(person)), 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? savedAddresses(row) : { billing: null, shipping: null };
}

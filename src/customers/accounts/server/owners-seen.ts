import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { accountOf, maySeeOfAccount, type SharedThing } from '#foundation/visitor/rules/buying-for.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';

/**
 * Whose orders, offers, conversations or lists a person sees: their own, and those of the company (the main account and all its
 * subaccounts) for the main account itself and for a subaccount with the permission (SUB-10).
 */
export async function ownersSeen(
  { db }: Pick<RequestContext, 'db'>,
  person: Pick<Person, 'customerId' | 'kind' | 'subaccount'>,
  thing: SharedThing,
): Promise<readonly number[]> {
  const own = person.customerId;
  const hasCompany = person.kind === 'business' || person.subaccount !== undefined;
  if (!hasCompany || !maySeeOfAccount(person, thing)) return [own];
  const account = accountOf(person);
  const rows = await db
    .selectFrom('subaccounts')
    .select('customer_id')
    .where('main_account_id', '=', account)
    .execute();
  return [...new Set([own, account, ...rows.map((row) => row.customer_id)])];
}

import { sql } from 'kysely';
import { buyingSegment } from '#customers/accounts/server/buying-segment.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type Audience, businessAudience } from '#foundation/visitor/rules/visitor.ts';
import { readSegment } from '#pricing/customer-groups/server/read-segment.ts';
import type { Preview, PreviewedAs } from '../rules/previewed-as.ts';

type Needs = Pick<RequestContext, 'db' | 'memory' | 'settings'>;
type Customer = { name: string; group_id: number; is_approved: boolean; is_business: boolean | null };

/** How guests, a group or a customer see the shop, with a name; who is unknown is shown what guests see. */
export async function previewAudience(
  needs: Needs,
  { as, groups }: Pick<Preview, 'as' | 'groups'>,
): Promise<Pick<Preview, 'name' | 'isKnown'> & { readonly audience: Audience }> {
  const guests = async (isKnown: boolean) => ({
    audience: (await readSegment(needs, 'guests')).audience,
    name: null,
    isKnown,
  });
  if (as === 'guests') return guests(true);
  if (typeof as === 'number') {
    const group = groups.find(({ id }) => id === as);
    if (!group) return guests(false);
    const { kind, audience } = await readSegment(needs, as);
    return {
      audience: kind === 'business' ? businessAudience(audience) : audience,
      name: group.name,
      isKnown: true,
    };
  }
  const customer = await findCustomer(needs, as);
  if (!customer) return guests(false);
  const { audience } = await buyingSegment(needs, {
    groupId: customer.group_id,
    isApproved: customer.is_approved,
    roleIsBusiness: customer.is_business,
  });
  return { audience, name: customer.name, isKnown: true };
}

/** A subaccount buys as its main account does. */
async function findCustomer(
  { db }: Pick<Needs, 'db'>,
  { email }: Exclude<PreviewedAs, string | number>,
): Promise<Customer | null> {
  const { rows } = await sql<Customer>`
    select trim(c.first_name || ' ' || c.last_name) as name, a.group_id, a.approved_at is not null as is_approved, role.is_business
    from customers c
    left join subaccounts s on s.customer_id = c.id
    join customers a on a.id = coalesce(s.main_account_id, c.id)
    left join registrations r on r.customer_id = a.id
    left join registration_roles role on role.id = r.role_id
    where lower(c.email) = lower(${email.replaceAll('\0', '')}) limit 1`.execute(db);
  return rows[0] ?? null;
}

import type { Database } from '#database/client.ts';
import type { Session } from '#services/sessions.ts';
import type { ShopMemory } from '#services/shop-memory.ts';
import { isBusinessCustomer } from '#shop/accounts/rules/is-business-customer.ts';
import { readStaffRole } from '#shop/accounts/rules/staff-rights.ts';
import { businessAudience, type Visitor } from '#shop/accounts/rules/visitor.ts';
import { readSeat } from '#shop/groups/server/read-seat.ts';
import type { Settings } from '#shop/settings/rules/registry.ts';

/** Who a session belongs to and how that person sees the shop (ACC-01); somebody unknown or blocked is a guest. */
export async function visitorOf(
  db: Database,
  memory: ShopMemory,
  settings: Settings,
  session: Session | null,
): Promise<Visitor> {
  const needs = { db, memory, settings };
  const asGuest = async (): Promise<Visitor> => {
    const { audience, terms } = await readSeat(needs, 'guests');
    return { person: null, audience, terms };
  };
  if (session?.customerId == null) return asGuest();
  const row = await db
    .selectFrom('customers')
    .leftJoin('registrations', 'registrations.customer_id', 'customers.id')
    .leftJoin('registration_roles', 'registration_roles.id', 'registrations.role_id')
    .select(['customers.id', 'email', 'first_name', 'last_name', 'company', 'staff_role'])
    .select(['approved_at', 'blocked_at', 'customers.group_id', 'registration_roles.is_business'])
    .where('customers.id', '=', session.customerId)
    .executeTakeFirst();
  if (!row || row.blocked_at !== null) return asGuest();
  const group = await readSeat(needs, row.group_id);
  const isBusiness = isBusinessCustomer({
    isApproved: row.approved_at !== null,
    roleIsBusiness: row.is_business,
    groupKind: group.kind,
  });
  // Whoever is no business customer, or not yet, buys as everybody does, whatever the group.
  const seat = group.kind === 'business' && !isBusiness ? await readSeat(needs, 'retail') : group;
  return {
    person: {
      customerId: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      company: row.company,
      kind: isBusiness ? 'business' : 'retail',
      staffRole: readStaffRole(row.staff_role),
    },
    audience: isBusiness ? businessAudience(seat.audience) : seat.audience,
    terms: seat.terms,
  };
}

import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { isWithinRole, staffRoleFrom } from '#foundation/visitor/rules/staff-rights.ts';

/** Somebody of the staff whose rights a key may have. */
export type KeyOwner = { readonly id: number; readonly name: string };

/** Of the staff those who may not do more than the asking person: nobody makes a key that opens more than their own role. */
export async function listKeyOwners({
  db,
  visitor,
}: Pick<RequestContext, 'db' | 'visitor'>): Promise<readonly KeyOwner[]> {
  const own = visitor.person?.staffRole ?? null;
  if (!own) return [];
  const rows = await db
    .selectFrom('customers as c')
    .innerJoin('staff_roles as r', 'r.code', 'c.staff_role')
    .select(['c.id', 'c.first_name', 'c.last_name', 'c.email'])
    .select(['r.code', 'r.name', 'r.rights', 'r.refund_limit_cents'])
    .where('c.blocked_at', 'is', null)
    .orderBy('c.last_name')
    .orderBy('c.first_name')
    .orderBy('c.id')
    .execute();
  return rows
    .filter((row) => row.id === visitor.person?.customerId || isWithinRole(staffRoleFrom(row), own))
    .map(({ id, first_name: first, last_name: last, email }) => ({
      id,
      name: `${first} ${last}`.trim() || email,
    }));
}

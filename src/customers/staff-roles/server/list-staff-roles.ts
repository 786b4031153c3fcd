import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  isWithinRole,
  mayStaff,
  type StaffRole,
  staffRoleFrom,
} from '#foundation/visitor/rules/staff-rights.ts';

/** A role of the staff, and how many accounts have it. */
export type StoredRole = StaffRole & {
  readonly id: number;
  readonly people: number;
  /** whoever has it enters the staff area with a second factor alone */
  readonly needsSecondFactor: boolean;
};

/** All roles of the staff, in the order in which they were made. */
export async function listStaffRoles({ db }: Pick<RequestContext, 'db'>): Promise<readonly StoredRole[]> {
  const rows = await db
    .selectFrom('staff_roles as r')
    .selectAll('r')
    .select(sql<number>`(select count(*)::int from customers where staff_role = r.code)`.as('people'))
    .orderBy('r.id')
    .execute();
  return rows.map((row) => ({
    ...staffRoleFrom(row),
    id: row.id,
    people: row.people,
    needsSecondFactor: row.needs_second_factor,
  }));
}

/** The roles that the asking person may give others: none that allows more than their own; null without the right to give any. */
export async function listRolesToGive(
  ctx: Pick<RequestContext, 'db' | 'visitor'>,
): Promise<readonly Pick<StaffRole, 'code' | 'name'>[] | null> {
  const own = ctx.visitor.person?.staffRole ?? null;
  if (!own || !mayStaff(ctx.visitor.person, 'staff')) return null;
  const roles = await listStaffRoles(ctx);
  return roles.filter((role) => isWithinRole(role, own)).map(({ code, name }) => ({ code, name }));
}

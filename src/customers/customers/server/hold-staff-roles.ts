import type { Database } from '#foundation/database/client.ts';
import { readStaffRole, type StaffRole } from '#foundation/visitor/rules/staff-rights.ts';

/** Roles of the staff as they are at this very moment, which nobody else changes until the transaction ends. */
export type HeldStaffRoles = {
  readonly roleOf: (id: number) => StaffRole | null;
  /** the role that somebody may act by: a blocked account may nothing */
  readonly actingRoleOf: (id: number) => StaffRole | null;
  /** whether an administrator who can log in stays without this account */
  readonly administratorBeside: (id: number) => boolean;
};

/** Holds the accounts and all administrators, in one order, so that two who take each other's place come one after the other. */
export async function holdStaffRoles(db: Database, ids: readonly number[]): Promise<HeldStaffRoles> {
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'staff_role', 'blocked_at'])
    .where((of) => of.or([of('id', 'in', ids), of('staff_role', '=', 'administrator')]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const of = (id: number) => rows.find((row) => row.id === id);
  return {
    roleOf: (id) => readStaffRole(of(id)?.staff_role ?? null),
    actingRoleOf: (id) => (of(id)?.blocked_at ? null : readStaffRole(of(id)?.staff_role ?? null)),
    administratorBeside: (id) =>
      rows.some((row) => row.id !== id && row.staff_role === 'administrator' && row.blocked_at === null),
  };
}

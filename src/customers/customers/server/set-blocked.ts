import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { endSessionsOf } from '#foundation/services/sessions.ts';
import {
  administratorRole,
  mayStaff,
  type StaffRole,
  staffRoleFrom,
} from '#foundation/visitor/rules/staff-rights.ts';

export type BlockRefusal = 'role-above' | 'last-administrator';

/**
 * Blocks a customer, which ends all their sessions at once, or unblocks them; returns why not, or null. Roles of the staff are read inside
 * the transaction, as where roles are given: one administrator who can log in always remains.
 */
export async function setBlocked(
  ctx: RequestContext,
  customer: { readonly id: number; readonly email: string },
  blocked: boolean,
): Promise<BlockRefusal | null> {
  const actorId = ctx.visitor.person?.customerId ?? 0;
  return await ctx.db.transaction().execute(async (db) => {
    const staff = await holdStaffRoles(db, [actorId, customer.id]);
    const role = staff.roleOf(customer.id);
    if (role !== null) {
      if (!mayStaff({ staffRole: staff.actingRoleOf(actorId) }, 'staff')) return 'role-above';
      if (blocked && role.code === administratorRole && !staff.administratorBeside(customer.id)) {
        return 'last-administrator';
      }
    }
    const changed = await db
      .updateTable('customers')
      .set({ blocked_at: blocked ? ctx.clock.now() : null })
      .where('id', '=', customer.id)
      .where('blocked_at', blocked ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return null;
    if (blocked) await endSessionsOf(db, customer.id);
    await recordAudit(
      { ...ctx, db },
      {
        what: blocked ? 'deactivated' : 'activated',
        subject: { kind: 'customer', id: customer.id, name: customer.email },
        before: { blocked: !blocked },
        after: { blocked },
      },
    );
    return null;
  });
}

/** Roles of the staff, locked until the transaction ends. */
type HeldStaffRoles = {
  /** all that there are */
  readonly roles: readonly StaffRole[];
  readonly roleOf: (id: number) => StaffRole | null;
  /** the role of an account; null for a blocked one, which has no rights */
  readonly actingRoleOf: (id: number) => StaffRole | null;
  /** whether an administrator who can log in stays without this account */
  readonly administratorBeside: (id: number) => boolean;
};

/** Holds the accounts and all administrators, in one order, so that two who take each other's role come one after the other. */
export async function holdStaffRoles(db: Database, ids: readonly number[]): Promise<HeldStaffRoles> {
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'staff_role', 'blocked_at'])
    .where((of) => of.or([of('id', 'in', ids), of('staff_role', '=', administratorRole)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const roles = (await db.selectFrom('staff_roles').selectAll().execute()).map(staffRoleFrom);
  const of = (id: number) => rows.find((row) => row.id === id);
  const roleOf = (id: number) => roles.find(({ code }) => code === of(id)?.staff_role) ?? null;
  return {
    roles,
    roleOf,
    actingRoleOf: (id) => (of(id)?.blocked_at ? null : roleOf(id)),
    administratorBeside: (id) =>
      rows.some((row) => row.id !== id && row.staff_role === administratorRole && row.blocked_at === null),
  };
}

import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { endSessionsOf } from '#foundation/services/sessions.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { holdStaffRoles } from './hold-staff-roles.ts';

export type BlockRefusal = 'role-above' | 'last-administrator';

/**
 * Keeps a customer out, with all sessions ended at once, or lets them in again; why not, or null. Accounts of the staff are judged by the
 * roles of this very moment, as where roles are given: an administrator who can log in always stays.
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
      if (blocked && role === 'administrator' && !staff.administratorBeside(customer.id)) {
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

import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayGiveStaffRole, type StaffRole } from '#foundation/visitor/rules/staff-rights.ts';
import { holdStaffRoles } from './hold-staff-roles.ts';

export type StaffRoleResult = 'given' | 'role-above' | 'last-administrator';

/**
 * Gives an account a role of the staff, or takes it away (null). Who gives it is judged by the role of this very moment, and two who take
 * each other's role at once come one after the other: an administrator who can log in always stays.
 */
export async function giveStaffRole(
  ctx: RequestContext,
  account: { readonly id: number; readonly email: string },
  gets: StaffRole | null,
): Promise<StaffRoleResult> {
  const giverId = ctx.visitor.person?.customerId ?? 0;
  return await ctx.db.transaction().execute(async (db) => {
    const staff = await holdStaffRoles(db, [giverId, account.id]);
    const has = staff.roleOf(account.id);
    if (!mayGiveStaffRole(staff.actingRoleOf(giverId), { has, gets })) return 'role-above';
    if (has === 'administrator' && gets !== 'administrator' && !staff.administratorBeside(account.id)) {
      return 'last-administrator';
    }
    await db.updateTable('customers').set({ staff_role: gets }).where('id', '=', account.id).execute();
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: { kind: 'customer', id: account.id, name: account.email },
        before: { staff_role: has },
        after: { staff_role: gets },
      },
    );
    return 'given';
  });
}

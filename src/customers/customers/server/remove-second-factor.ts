import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { endSessionsOf } from '#foundation/services/sessions.ts';
import { mayGiveStaffRole } from '#foundation/visitor/rules/staff-rights.ts';
import { holdStaffRoles } from './set-blocked.ts';

/**
 * Removes app, passkeys and backup codes of somebody of the staff who has lost them, and ends their log-ins; returns why not, or null. Only for who may
 * give and take the role, judged by the roles of this very moment: else a clerk could open an administrator's account to whoever knows its password.
 */
export async function removeSecondFactor(
  ctx: RequestContext,
  account: { readonly id: number; readonly email: string },
): Promise<'role-above' | null> {
  const giverId = ctx.visitor.person?.customerId ?? 0;
  return await ctx.db.transaction().execute(async (db) => {
    const staff = await holdStaffRoles(db, [giverId, account.id]);
    const has = staff.roleOf(account.id);
    if (!mayGiveStaffRole(staff.actingRoleOf(giverId), { has, gets: null })) return 'role-above';
    const app = await db.deleteFrom('totp_secrets').where('customer_id', '=', account.id).executeTakeFirst();
    const passkeys = await db
      .deleteFrom('passkeys')
      .where('customer_id', '=', account.id)
      .returning('name')
      .execute();
    await db.deleteFrom('backup_codes').where('customer_id', '=', account.id).execute();
    await endSessionsOf(db, account.id);
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: { kind: 'customer', id: account.id, name: account.email },
        before: { appCodes: app.numDeletedRows > 0n, passkeys: passkeys.map(({ name }) => name) },
        after: { appCodes: false, passkeys: [] },
      },
    );
    return null;
  });
}

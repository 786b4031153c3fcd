import { randomBytes } from 'node:crypto';
import { queueAccountEmail } from '#customers/accounts/server/account-emails.ts';
import { insertAccount } from '#customers/accounts/server/create-account.ts';
import { findByEmail } from '#customers/accounts/server/find-by-email.ts';
import { replaceAccountLinks } from '#customers/accounts/server/make-account-link.ts';
import { holdStaffRoles } from '#customers/customers/server/set-blocked.ts';
import { lockStaffRoles } from '#customers/staff-roles/server/save-staff-role.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { hashPassword } from '#foundation/services/passwords.ts';
import { mayGiveStaffRole, type StaffRole } from '#foundation/visitor/rules/staff-rights.ts';
import { INVITATION_MS, type InvitationDraft, type InvitationProblem } from '../rules/staff-invitation.ts';

export type Invited =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly problem: InvitationProblem; readonly field: 'email' | 'role' };

const refuse = (field: 'email' | 'role', problem: InvitationProblem): Invited => ({
  ok: false,
  field,
  problem,
});

/**
 * Invites somebody to work in the shop: makes an account where the address has none, which opens nothing before its owner has chosen a password, and
 * sends the link that gives the role. Nobody invites to a role above their own; a later invitation replaces an earlier one.
 */
export async function inviteStaff(ctx: RequestContext, draft: InvitationDraft): Promise<Invited> {
  const { email, firstName, lastName } = draft;
  // Of a password that nobody knows: the account is opened by its link alone.
  const hash = await hashPassword(randomBytes(32).toString('base64url'));
  return inTransaction(ctx.db, async (db): Promise<Invited> => {
    const inside = { ...ctx, db };
    await lockStaffRoles(db);
    const found = await findByEmail(db, email);
    const giverId = ctx.visitor.person?.customerId ?? 0;
    const staff = await holdStaffRoles(db, [giverId, ...(found ? [found.id] : [])]);
    const gets = staff.roles.find(({ code }) => code === draft.role);
    if (!gets) return refuse('role', 'role-unknown');
    if (!mayGiveStaffRole(staff.actingRoleOf(giverId), { has: null, gets }))
      return refuse('role', 'role-above');
    if (found?.isStaff) return refuse('email', 'is-staff');
    if (found?.isBlocked) return refuse('email', 'is-blocked');
    if (found && (await isSubaccount(inside, found.id))) return refuse('email', 'is-subaccount');
    const customerId = found?.id ?? (await insertAccount(inside, { email, firstName, lastName }, hash));
    if (customerId === null) return refuse('email', 'is-staff');
    await store(inside, { customerId, gets, isNew: found === null });
    await recordAudit(inside, {
      what: 'sent',
      subject: { kind: 'staff-member', id: customerId, name: `${firstName} ${lastName}` },
      after: { email, role: gets.name || gets.code },
    });
    return { ok: true, id: customerId };
  });
}

const isSubaccount = async ({ db }: Pick<RequestContext, 'db'>, id: number) =>
  (await db
    .selectFrom('subaccounts')
    .select('customer_id')
    .where('customer_id', '=', id)
    .executeTakeFirst()) !== undefined;

type Stored = { readonly customerId: number; readonly gets: StaffRole; readonly isNew: boolean };

async function store(ctx: RequestContext, { customerId, gets, isNew }: Stored): Promise<void> {
  const { db, clock, visitor } = ctx;
  const now = clock.now();
  const columns = {
    role_code: gets.code,
    invited_by: visitor.person?.customerId ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + INVITATION_MS),
  };
  await db
    .insertInto('staff_invitations')
    .values({ customer_id: customerId, is_new: isNew, ...columns })
    // Whoever was invited before has an account of the first invitation.
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(columns))
    .execute();
  const { email: recipient } = await db
    .selectFrom('customers')
    .select('email')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  await queueAccountEmail(ctx, { kind: 'account-staff-invitation', customerId, recipient });
}

/** Withdraws an invitation that was not accepted yet; its link does nothing from then on. False where there is none. */
export async function withdrawInvitation(ctx: RequestContext, customerId: number): Promise<boolean> {
  const done = await inTransaction(ctx.db, async (db) => {
    const inside = { ...ctx, db };
    const gone = await db
      .deleteFrom('staff_invitations as i')
      .using('customers as c')
      .whereRef('c.id', '=', 'i.customer_id')
      .where('i.customer_id', '=', customerId)
      .returning(['c.first_name', 'c.last_name', 'c.email', 'i.role_code'])
      .executeTakeFirst();
    if (!gone) return { ok: false };
    await replaceAccountLinks(inside, customerId, ['staff-invitation']);
    await recordAudit(inside, {
      what: 'deleted',
      subject: { kind: 'staff-member', id: customerId, name: `${gone.first_name} ${gone.last_name}`.trim() },
      before: { email: gone.email, role: gone.role_code },
    });
    return { ok: true };
  });
  return done.ok;
}

/** Sends an invitation once more, with a new link. */
export async function resendInvitation(ctx: RequestContext, customerId: number): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('staff_invitations as i')
    .innerJoin('customers as c', 'c.id', 'i.customer_id')
    .select(['c.email', 'c.first_name as firstName', 'c.last_name as lastName', 'i.role_code as role'])
    .where('i.customer_id', '=', customerId)
    .executeTakeFirst();
  return row !== undefined && (await inviteStaff(ctx, row)).ok;
}

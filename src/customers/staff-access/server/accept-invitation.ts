import type { AccountLinkProblem } from '#customers/accounts/rules/account-link.ts';
import { logInPath } from '#customers/accounts/rules/return-path.ts';
import { makeResetLink } from '#customers/accounts/server/passwords/make-reset-link.ts';
import { consumeAccountLink, readAccountLink } from '#customers/accounts/server/read-account-link.ts';
import { holdStaffRoles } from '#customers/customers/server/set-blocked.ts';
import { lockStaffRoles } from '#customers/staff-roles/server/save-staff-role.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { writeAuditEntry } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayGiveStaffRole, staffRoleName } from '#foundation/visitor/rules/staff-rights.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { staffPeopleAction } from '../rules/staff-invitation.ts';

/** What the link of an invitation shows: to which role it invites whom, or why it does nothing. */
export type InvitationPage = {
  readonly found:
    | { readonly email: string; readonly role: string; readonly isNew: boolean }
    | { readonly problem: AccountLinkProblem };
  readonly linkKey: string;
  readonly nonce: string;
};

/** The page of an invitation; opening it gives no role, since mail clients open links by themselves. */
export async function readInvitation(ctx: RequestContext, linkKey: string): Promise<InvitationPage> {
  ctx.reply.preventCaching();
  const nonce = ctx.nonces.make(staffPeopleAction);
  const refused = (problem: AccountLinkProblem) => ({ found: { problem }, linkKey, nonce });
  const opened = await readAccountLink(ctx, linkKey, ['staff-invitation']);
  if (!opened.ok) return refused(opened.error.code);
  const invitation = await ctx.db
    .selectFrom('staff_invitations as i')
    .innerJoin('staff_roles as r', 'r.code', 'i.role_code')
    .select(['r.code', 'r.name', 'i.is_new'])
    .where('i.customer_id', '=', opened.link.customerId)
    .executeTakeFirst();
  if (!invitation) return refused('replaced-link');
  const { backOffice } = staffMessagesFor(ctx.visitor.audience.locale);
  const role = staffRoleName(backOffice.roles, invitation);
  return { found: { email: opened.link.email, role, isNew: invitation.is_new }, linkKey, nonce };
}

/**
 * Accepts an invitation: gives the role and takes the email address as proven. Leads on to choosing a password where the account was made by it, else to
 * the log-in; to the page of the link where it does nothing, also where whoever invited may no longer give the role.
 */
export async function postInvitation(
  ctx: RequestContext,
  fields: PostedFields,
): Promise<{ readonly path: string } | InvitationPage> {
  const key = fields.key ?? '';
  if (!ctx.nonces.check(staffPeopleAction, fields._wpnonce ?? '')) return readInvitation(ctx, key);
  const opened = await readAccountLink(ctx, key, ['staff-invitation']);
  if (!opened.ok) return readInvitation(ctx, key);
  const { link } = opened;
  const accepted = await inTransaction(ctx.db, async (db) => {
    const inside = { ...ctx, db };
    await lockStaffRoles(db);
    const invitation = await db
      .deleteFrom('staff_invitations')
      .where('customer_id', '=', link.customerId)
      .returningAll()
      .executeTakeFirst();
    if (!invitation || !(await consumeAccountLink(inside, link.id))) return { ok: false } as const;
    const giverId = invitation.invited_by ?? 0;
    const staff = await holdStaffRoles(db, [giverId, link.customerId]);
    const gets = staff.roles.find(({ code }) => code === invitation.role_code);
    const has = staff.roleOf(link.customerId);
    if (!gets || has !== null) return { ok: false } as const;
    if (!mayGiveStaffRole(staff.actingRoleOf(giverId), { has, gets })) return { ok: false } as const;
    const now = ctx.clock.now();
    const person = await db
      .updateTable('customers')
      .set((of) => ({
        staff_role: gets.code,
        email_confirmed_at: of.fn.coalesce('email_confirmed_at', of.val(now)),
      }))
      .where('id', '=', link.customerId)
      .returning(['email', 'first_name', 'last_name'])
      .executeTakeFirstOrThrow();
    const name = `${person.first_name} ${person.last_name}`.trim() || person.email;
    await writeAuditEntry(
      inside,
      { personId: link.customerId, name, role: gets },
      {
        what: 'created',
        subject: { kind: 'staff-member', id: link.customerId, name },
        after: { email: person.email, role: gets.name || gets.code },
      },
    );
    return { ok: true, isNew: invitation.is_new } as const;
  });
  // Nothing was used up where it was refused: the page says what the link is.
  if (!accepted.ok) {
    const page = await readInvitation(ctx, key);
    return 'problem' in page.found ? page : { ...page, found: { problem: 'replaced-link' } };
  }
  if (!accepted.isNew) return { path: logInPath('/staff/') };
  const reset = await makeResetLink({ ...ctx, sign: ctx.nonces.sign }, link.email);
  return { path: reset?.path ?? logInPath('/staff/') };
}

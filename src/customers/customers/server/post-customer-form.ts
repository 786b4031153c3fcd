import { revokeKeysOf } from '#customers/api-keys/server/revoke-api-key.ts';
import { lockStaffRoles } from '#customers/staff-roles/server/save-staff-role.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { administratorRole, mayGiveStaffRole, mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import {
  type CustomerPage,
  type CustomerProblem,
  LONGEST_NOTE,
  staffCustomersAction,
} from '../rules/staff-customer.ts';
import { addNote, changeGroup, endSessions } from './change-customer.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { holdStaffRoles, setBlocked } from './set-blocked.ts';

export type CustomerOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'wrong'; readonly problem: CustomerProblem; readonly note: string };

/** The forms of a customer's page. Changing an account of the staff needs the right to do so; one's own account cannot be changed here. */
export async function postCustomerForm(
  ctx: RequestContext,
  customer: CustomerPage,
  posted: FormData,
): Promise<CustomerOutcome> {
  const doneWith = (done: string): CustomerOutcome => ({
    kind: 'go',
    path: `/staff/customers/${customer.id}/?done=${done}`,
  });
  if (!ctx.nonces.check(staffCustomersAction, textOf(posted, '_wpnonce'))) return doneWith('expired');
  const action = textOf(posted, 'action');
  if (action === 'note') {
    const note = textOf(posted, 'note');
    if (note === '') return { kind: 'wrong', problem: 'note-empty', note };
    if (note.length > LONGEST_NOTE) return { kind: 'wrong', problem: 'note-too-long', note };
    await addNote(ctx, customer, note);
    return doneWith('noted');
  }
  const { person } = ctx.visitor;
  const isOwn = person?.customerId === customer.id;
  if (isOwn || (customer.isStaff && !mayStaff(person, 'staff'))) return doneWith('own');
  if (action === 'group') {
    const wanted = textOf(posted, 'group');
    const changed = /^[1-9]\d{0,8}$/.test(wanted) && (await changeGroup(ctx, customer, Number(wanted)));
    return changed ? doneWith('group') : { kind: 'wrong', problem: 'group-unknown', note: '' };
  }
  if (action === 'staff-role') {
    const wanted = textOf(posted, 'role');
    if (!posted.has('role')) return { kind: 'wrong', problem: 'role-unknown', note: '' };
    const given = await giveStaffRole(ctx, customer, wanted);
    return given === 'given' ? doneWith('staff-role') : { kind: 'wrong', problem: given, note: '' };
  }
  if (action === 'second-factor') {
    const refused = await removeSecondFactor(ctx, customer);
    return refused ? { kind: 'wrong', problem: refused, note: '' } : doneWith('second-factor');
  }
  if (action === 'block' || action === 'unblock') {
    const refused = await setBlocked(ctx, customer, action === 'block');
    return refused ? { kind: 'wrong', problem: refused, note: '' } : doneWith(`${action}ed`);
  }
  if (action === 'sessions') {
    await endSessions(ctx, customer);
    return doneWith('sessions');
  }
  return { kind: 'go', path: `/staff/customers/${customer.id}/` };
}

type StaffRoleResult = 'given' | 'role-unknown' | 'role-above' | 'last-administrator';

/**
 * Gives an account the role of the staff with a code, or takes it away (''). Who gives it is judged by the role of this very moment, and two who take
 * each other's role at once come one after the other: an administrator who can log in always stays.
 */
async function giveStaffRole(
  ctx: RequestContext,
  account: { readonly id: number; readonly email: string },
  wanted: string,
): Promise<StaffRoleResult> {
  const giverId = ctx.visitor.person?.customerId ?? 0;
  return await ctx.db.transaction().execute(async (db) => {
    await lockStaffRoles(db);
    const staff = await holdStaffRoles(db, [giverId, account.id]);
    const has = staff.roleOf(account.id);
    const gets = wanted === '' ? null : staff.roles.find(({ code }) => code === wanted);
    if (gets === undefined) return 'role-unknown';
    if (!mayGiveStaffRole(staff.actingRoleOf(giverId), { has, gets })) return 'role-above';
    const loses = has?.code === administratorRole && gets?.code !== administratorRole;
    if (loses && !staff.administratorBeside(account.id)) return 'last-administrator';
    await db
      .updateTable('customers')
      .set({ staff_role: gets?.code ?? null })
      .where('id', '=', account.id)
      .execute();
    if (gets === null) await revokeKeysOf({ ...ctx, db }, account.id);
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: { kind: 'customer', id: account.id, name: account.email },
        before: { staff_role: has && (has.name || has.code) },
        after: { staff_role: gets && (gets.name || gets.code) },
      },
    );
    return 'given';
  });
}

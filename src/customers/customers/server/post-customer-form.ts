import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff, readStaffRole } from '#foundation/visitor/rules/staff-rights.ts';
import {
  type CustomerPage,
  type CustomerProblem,
  LONGEST_NOTE,
  staffCustomersAction,
} from '../rules/staff-customer.ts';
import { addNote, changeGroup, endSessions } from './change-customer.ts';
import { giveStaffRole } from './give-staff-role.ts';
import { setBlocked } from './set-blocked.ts';

export type CustomerOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'wrong'; readonly problem: CustomerProblem; readonly note: string };

/** The forms of a customer's page. Accounts of the staff are changed by those alone who look after the staff, one's own by nobody. */
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
  const action = textOf(posted, 'deed');
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
    const role = readStaffRole(wanted);
    if (role === null && (wanted !== '' || !posted.has('role'))) {
      return { kind: 'wrong', problem: 'role-unknown', note: '' };
    }
    const given = await giveStaffRole(ctx, customer, role);
    return given === 'given' ? doneWith('staff-role') : { kind: 'wrong', problem: given, note: '' };
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

import { textOf } from '#foundation/forms/server/text-of.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
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
  toolbox: Toolbox,
  customer: CustomerPage,
  posted: FormData,
): Promise<CustomerOutcome> {
  const told = (done: string): CustomerOutcome => ({
    kind: 'go',
    path: `/staff/customers/${customer.id}/?done=${done}`,
  });
  if (!toolbox.nonces.check(staffCustomersAction, textOf(posted, '_wpnonce'))) return told('expired');
  const deed = textOf(posted, 'deed');
  if (deed === 'note') {
    const note = textOf(posted, 'note');
    if (note === '') return { kind: 'wrong', problem: 'note-empty', note };
    if (note.length > LONGEST_NOTE) return { kind: 'wrong', problem: 'note-too-long', note };
    await addNote(toolbox, customer, note);
    return told('noted');
  }
  const { person } = toolbox.visitor;
  const isOwn = person?.customerId === customer.id;
  if (isOwn || (customer.isStaff && !mayStaff(person, 'staff'))) return told('own');
  if (deed === 'group') {
    const wanted = textOf(posted, 'group');
    const changed = /^[1-9]\d{0,8}$/.test(wanted) && (await changeGroup(toolbox, customer, Number(wanted)));
    return changed ? told('group') : { kind: 'wrong', problem: 'group-unknown', note: '' };
  }
  if (deed === 'staff-role') {
    const wanted = textOf(posted, 'role');
    const role = readStaffRole(wanted);
    if (role === null && (wanted !== '' || !posted.has('role'))) {
      return { kind: 'wrong', problem: 'role-unknown', note: '' };
    }
    const given = await giveStaffRole(toolbox, customer, role);
    return given === 'given' ? told('staff-role') : { kind: 'wrong', problem: given, note: '' };
  }
  if (deed === 'block' || deed === 'unblock') {
    const refused = await setBlocked(toolbox, customer, deed === 'block');
    return refused ? { kind: 'wrong', problem: refused, note: '' } : told(`${deed}ed`);
  }
  if (deed === 'sessions') {
    await endSessions(toolbox, customer);
    return told('sessions');
  }
  return { kind: 'go', path: `/staff/customers/${customer.id}/` };
}

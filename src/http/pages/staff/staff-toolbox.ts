import { data, type RouterContextProvider } from 'react-router';
import { mayEnterStaffArea } from '#customers/accounts/rules/may-view-order.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { mayStaff, type StaffRight } from '#foundation/visitor/rules/staff-rights.ts';
import { toolboxOf } from '../toolbox-context.ts';

/** The toolbox of a request by anybody of the staff: guests are asked to log in (401), others refused (403). */
export function staffFrame(context: Readonly<RouterContextProvider>): Toolbox {
  const toolbox = toolboxOf(context);
  toolbox.reply.keepOut();
  if (!toolbox.visitor.person) throw data(null, { status: 401 });
  if (!mayEnterStaffArea(toolbox.visitor)) throw data(null, { status: 403 });
  return toolbox;
}

/**
 * The toolbox of a request by staff whose role has a right; every loader and every action of a page of the staff area begins with it,
 * the action with the right that the route table names.
 */
export function staffToolbox(context: Readonly<RouterContextProvider>, right: StaffRight): Toolbox {
  const toolbox = staffFrame(context);
  if (!mayStaff(toolbox.visitor.person, right)) throw data(null, { status: 403 });
  return toolbox;
}

/** The language of the staff area is the shop's own. */
export function staffLocale(toolbox: Toolbox): 'it' | 'en' {
  return toolbox.settings.interface_language;
}

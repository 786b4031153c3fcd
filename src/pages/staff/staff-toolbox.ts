import { data, type RouterContextProvider, redirect } from 'react-router';
import type { Toolbox } from '#services/toolbox.ts';
import { mayEnterStaffArea } from '#shop/accounts/rules/may-view-order.ts';
import { toolboxOf } from '../toolbox-context.ts';

/** The toolbox of a request by staff; every loader of the staff area begins with it. Guests are asked to log in, others refused. */
export function staffToolbox(context: Readonly<RouterContextProvider>): Toolbox {
  const toolbox = toolboxOf(context);
  toolbox.reply.keepOut();
  if (!toolbox.visitor.person) throw redirect('/my-account/');
  if (!mayEnterStaffArea(toolbox.visitor)) throw data(null, { status: 403 });
  return toolbox;
}

/** The language of the staff area is the shop's own. */
export function staffLocale(toolbox: Toolbox): 'it' | 'en' {
  return toolbox.settings.interface_language;
}

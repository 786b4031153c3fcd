import { data, type RouterContextProvider } from 'react-router';
import { mayEnterStaffArea } from '#customers/accounts/rules/may-view-order.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff, type StaffRight } from '#foundation/visitor/rules/staff-rights.ts';
import { requestContextOf } from '../request-context-key.ts';

/** The request context of a request by anybody of the staff: guests are asked to log in (401), others refused (403). */
export function staffFrame(context: Readonly<RouterContextProvider>): RequestContext {
  const ctx = requestContextOf(context);
  ctx.reply.preventCaching();
  if (!ctx.visitor.person) throw data(null, { status: 401 });
  if (!mayEnterStaffArea(ctx.visitor)) throw data(null, { status: 403 });
  return ctx;
}

/**
 * The request context of a request by staff whose role has a right; every loader and every action of a page of the staff area begins with it,
 * the action with the right that the route table names.
 */
export function staffContext(context: Readonly<RouterContextProvider>, right: StaffRight): RequestContext {
  const ctx = staffFrame(context);
  if (!mayStaff(ctx.visitor.person, right)) throw data(null, { status: 403 });
  return ctx;
}

/** The language of the staff area is the shop's own. */
export function staffLocale(ctx: RequestContext): 'it' | 'en' {
  return ctx.settings.interface_language;
}

import { data, type RouterContextProvider, redirect } from 'react-router';
import { mayEnterStaffArea } from '#customers/accounts/rules/may-view-order.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff, type StaffRight } from '#foundation/visitor/rules/staff-rights.ts';
import { type StaffMessages, staffMessagesFor } from '#messages/staff-messages-for.ts';
import { idFrom, notFound } from '../not-found.ts';
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

type Asked = { readonly context: Readonly<RouterContextProvider>; readonly request: Request };

/** A page by staff whose role has a right: its request context, the parameters of its address and the words of its language. */
export function openStaffPage(
  { context, request }: Asked,
  right: StaffRight,
): { readonly ctx: RequestContext; readonly asked: URLSearchParams; readonly words: StaffMessages } {
  const ctx = staffContext(context, right);
  return { ctx, asked: new URL(request.url).searchParams, words: staffMessagesFor(staffLocale(ctx)) };
}

/** The record that an address names; null for a new one. */
export const recordId = (param: string): number | null => (param === 'new' ? null : idFrom(param));

/** Answers a form: leads on, or shows its page once more with what is wrong. */
export function answerForm<Outcome extends { readonly kind: string }>(outcome: Outcome) {
  if (isGo(outcome)) throw redirect(outcome.path, 303);
  if (outcome.kind === 'gone') throw notFound();
  return data(outcome as Exclude<Outcome, { kind: 'go' | 'gone' }>, { status: 422 });
}

const isGo = (outcome: object): outcome is { readonly path: string } =>
  'kind' in outcome && outcome.kind === 'go' && 'path' in outcome;

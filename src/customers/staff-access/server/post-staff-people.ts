import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type InvitationAction,
  type InvitationProblems,
  invitationForm,
  staffPeopleAction,
} from '../rules/staff-invitation.ts';
import { inviteStaff, resendInvitation, withdrawInvitation } from './invite-staff.ts';

const listPath = '/staff/staff-people/';

const doneWith = (done: InvitationAction) => ({ kind: 'go', path: `${listPath}?done=${done}` }) as const;

/** The buttons of the list: an invitation is sent once more, or withdrawn. */
export async function postStaffPeople(
  ctx: RequestContext,
  form: FormData,
): Promise<{ readonly kind: 'go'; readonly path: string }> {
  if (!ctx.nonces.check(staffPeopleAction, textOf(form, '_wpnonce'))) return doneWith('expired-form');
  const [, action, id] = /^(resend|withdraw)-([1-9]\d{0,8})$/.exec(textOf(form, 'action')) ?? [];
  if (action === 'resend' && (await resendInvitation(ctx, Number(id)))) return doneWith('sent');
  if (action === 'withdraw' && (await withdrawInvitation(ctx, Number(id)))) return doneWith('withdrawn');
  return { kind: 'go', path: listPath };
}

export type InvitationOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'again'; readonly problems: InvitationProblems | null; readonly typed: PostedForm };

/** The form of a new invitation. */
export async function postInvitationForm(ctx: RequestContext, form: FormData): Promise<InvitationOutcome> {
  const typed = postedForm(form);
  const again = (problems: InvitationProblems | null) => ({ kind: 'again', problems, typed }) as const;
  if (!ctx.nonces.check(staffPeopleAction, typedText(typed, '_wpnonce'))) return again(null);
  const read = readForm(invitationForm(), typed);
  if (!read.ok) return again(read.problems);
  const invited = await inviteStaff(ctx, read.draft);
  return invited.ok ? doneWith('sent') : again({ [invited.field]: invited.problem });
}

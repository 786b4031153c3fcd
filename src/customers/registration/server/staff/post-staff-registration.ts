import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { MAX_REASON } from '../../rules/registration-limits.ts';
import { decisions } from '../../rules/registration-status.ts';
import { type RegistrationsDone, staffRegistrationAction } from '../../rules/staff-registration.ts';
import { decideRegistration } from './decide-registration.ts';

export type StaffRegistrationOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'reason-missing' }
  | { readonly kind: 'no-registration' };

/** The form of one registration: approves or refuses it. A refusal says why. */
export async function postStaffRegistration(
  ctx: RequestContext,
  registrationId: number,
  form: FormData,
): Promise<StaffRegistrationOutcome> {
  const doneWith = (done: RegistrationsDone) =>
    ({ kind: 'go', path: `/staff/registrations/${registrationId}/?done=${done}` }) as const;
  if (!ctx.nonces.check(staffRegistrationAction, textOf(form, '_wpnonce'))) return doneWith('expired');
  const decision = decisions.find((known) => known === textOf(form, 'decision'));
  if (!decision) return doneWith('nothing');
  const reason = decision === 'refuse' ? textOf(form, 'reason').slice(0, MAX_REASON) : '';
  if (decision === 'refuse' && reason === '') return { kind: 'reason-missing' };
  const group = textOf(form, 'group');
  const groupId = /^[1-9]\d{0,8}$/.test(group) ? Number(group) : 0;
  const result = await decideRegistration(ctx, { registrationId, decision, groupId, reason });
  if (result.ok) return doneWith(decision);
  return result.error.code === 'no-such-registration' ? { kind: 'no-registration' } : doneWith('nothing');
}

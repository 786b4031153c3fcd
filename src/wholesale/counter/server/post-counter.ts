import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { counterAction, type DraftOutcome } from '../rules/counter-draft.ts';
import { openNewDraft } from './list-drafts.ts';

/** The form of the counter's first page, which opens a draft. */
export async function postCounter(ctx: RequestContext, form: FormData): Promise<DraftOutcome> {
  if (!ctx.nonces.check(counterAction, textOf(form, '_wpnonce'))) {
    const { problems } = staffMessagesFor(ctx.settings.interface_language).staffCounter;
    return { kind: 'again', sentences: [problems.expired], typed: {}, near: [] };
  }
  return openNewDraft(ctx, { origin: textOf(form, 'origin'), customer: textOf(form, 'customer') });
}

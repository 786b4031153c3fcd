import { FAILURE_PREFIX, MAXIMUM_REACHED } from '#wholesale/subaccounts/rules/subaccount-limits.ts';
import { createSubaccount } from '#wholesale/subaccounts/server/create-subaccount.ts';
import { subaccountSentences } from '#wholesale/subaccounts/server/creation-sentences.ts';
import { ajaxText } from '../../../ajax-reply.ts';
import { subaccountCall } from './subaccount-call.ts';

/** `{p}_create_subaccount`: the id of the new subaccount, or a text that begins with `error` (SUB-11, SUB-12, SUB-14). */
export const createSubaccountEndpoint = subaccountCall(async (ctx, fields) => {
  const made = await createSubaccount(ctx, fields);
  if (made.ok) return ajaxText(String(made.subaccountId));
  if (made.error.code === 'maximum') return ajaxText(MAXIMUM_REACHED);
  const sentences = subaccountSentences(ctx, made.error).map(({ text }) => text);
  return ajaxText(`${FAILURE_PREFIX} ${sentences.join(' ')}`);
});

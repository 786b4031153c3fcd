import { FAILURE_PREFIX } from '#wholesale/subaccounts/rules/subaccount-limits.ts';
import { subaccountSentences } from '#wholesale/subaccounts/server/creation-sentences.ts';
import { updateSubaccount } from '#wholesale/subaccounts/server/update-subaccount.ts';
import { ajaxText } from '../../../ajax-reply.ts';
import { idIn, notTheirs, subaccountCall } from './subaccount-call.ts';

/** `{p}_update_subaccount` for `subaccountId`: its id, or a text that begins with `error` (SUB-17). */
export const updateSubaccountEndpoint = subaccountCall(async (ctx, fields) => {
  const saved = await updateSubaccount(ctx, idIn(fields.subaccountId), fields);
  if (saved.ok) return ajaxText(String(saved.subaccountId));
  if (saved.error.code === 'unknown-subaccount') return notTheirs();
  const sentences = subaccountSentences(ctx, saved.error).map(({ text }) => text);
  return ajaxText(`${FAILURE_PREFIX} ${sentences.join(' ')}`);
});

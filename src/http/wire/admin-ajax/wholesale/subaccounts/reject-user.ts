import { deleteSubaccount } from '#wholesale/subaccounts/server/delete-subaccount.ts';
import { ajaxFailure, ajaxText } from '../../../ajax-reply.ts';
import { idIn, subaccountCall } from './subaccount-call.ts';

/** `{p}rejectuser` with `issubaccount=yes`: deletes the subaccount `user` of the account that asks (SUB-18, wire 4.4). */
export const rejectUser = subaccountCall(async (ctx, { user, issubaccount }) => {
  const gone = issubaccount === 'yes' && (await deleteSubaccount(ctx, idIn(user))).ok;
  return gone ? ajaxText('success') : ajaxFailure('Failed capability check.', 403);
});

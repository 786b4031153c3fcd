import { actAs } from '#wholesale/agents/server/act-as.ts';
import { ajaxText } from '../../../ajax-reply.ts';
import { idIn, notTheirs, subaccountCall } from './subaccount-call.ts';

/** `{p}loginsubaccount`: whoever asks acts as `customer` from now on; the client goes to the shop (SUB-02, AGT-01). */
export const logInSubaccount = subaccountCall(async (ctx, { customer }) =>
  (await actAs(ctx, idIn(customer))).ok ? ajaxText('success') : notTheirs(),
);

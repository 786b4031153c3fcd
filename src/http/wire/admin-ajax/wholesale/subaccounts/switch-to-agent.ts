import { switchBack } from '#wholesale/agents/server/switch-back.ts';
import { ajaxText } from '../../../ajax-reply.ts';
import { notTheirs, subaccountCall } from './subaccount-call.ts';

/** `{p}switchtoagent` with `agent` and `agentdate`: back to the account that this session was started from (AGT-03). */
export const switchToAgent = subaccountCall(async (ctx, { agent = '', agentdate = '' }) =>
  (await switchBack(ctx, { agent, agentDate: agentdate })).ok ? ajaxText('success') : notTheirs(),
);

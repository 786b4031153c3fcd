import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { ajaxText } from '../../../ajax-reply.ts';
import type { Handle } from '../../../endpoint.ts';
import { formFields } from '../../../form-fields.ts';

/** A call about subaccounts, agents or approvals, in bare text: `-1` where its nonce is missing or wrong (WIRE-05, WIRE-08, wire 4.4). */
export function subaccountCall(
  answer: (ctx: RequestContext, fields: PostedFields) => Promise<Response>,
): Handle {
  return async (request, ctx) => {
    const fields = await formFields(request);
    if (!ctx.nonces.check(wholesaleNonceAction(ctx.wire), fields.security ?? '')) {
      return ajaxText('-1', 403);
    }
    return answer(ctx, fields);
  };
}

/** An id as it is sent; 0, which nothing has, for anything else. */
export function idIn(text: string | undefined): number {
  return Number(/^[1-9]\d{0,9}$/.exec(text ?? '')?.[0] ?? 0);
}

/** What a call says that nobody may do who asks. */
export const notTheirs = () => ajaxText('0', 403);

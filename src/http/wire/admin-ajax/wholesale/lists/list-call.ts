import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import type { ListResult } from '#wholesale/purchase-lists/rules/list-refusal.ts';
import { ajaxText } from '../../../ajax-reply.ts';
import type { Handle } from '../../../endpoint.ts';
import { formFields } from '../../../form-fields.ts';

type Work<Done> = (ctx: RequestContext, fields: PostedFields) => Promise<ListResult<Done>>;

/**
 * A call about purchase lists: `-1` where its nonce is missing or wrong, `0` where nothing was done, and else what the contract names, as
 * bare text (WIRE-05, WIRE-08, wire 4.5).
 */
export function listCall<Done>(work: Work<Done>, reply: (done: Done) => string): Handle {
  return async (request, ctx) => {
    const fields = await formFields(request);
    if (!ctx.nonces.check(wholesaleNonceAction(ctx.wire), fields.security ?? '')) {
      return ajaxText('-1', 403);
    }
    const result = await work(ctx, fields);
    if (result.ok) return ajaxText(reply(result));
    return ajaxText('0', result.error.code === 'unknown-list' ? 404 : 400);
  };
}

/** The id of a list as it is sent; 0, which no list has, for anything else. */
export function listIdIn(text: string | undefined): number {
  return Number(/^[1-9]\d{0,9}$/.exec(text ?? '')?.[0] ?? 0);
}

import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ajaxText } from '../ajax-reply.ts';

/** A new nonce for REST calls, as bare text (REST-04). */
export async function restNonce(_request: Request, ctx: RequestContext): Promise<Response> {
  return ajaxText(ctx.nonces.make('wp_rest'));
}

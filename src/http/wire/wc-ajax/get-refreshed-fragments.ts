import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { takeNotices } from '#selling/cart/server/notices.ts';
import { ajaxJson } from '../ajax-reply.ts';
import { cartReply } from '../cart-reply.ts';
import { formFields } from '../form-fields.ts';

/** `POST /?wc-ajax=get_refreshed_fragments`; with `notices=1` what waits to be told comes along (FRAG-12). */
export async function getRefreshedFragmentsEndpoint(
  request: Request,
  ctx: RequestContext,
): Promise<Response> {
  const wantsNotices = (await formFields(request)).notices === '1';
  const notices = wantsNotices ? { notices: await takeNotices(ctx) } : {};
  return ajaxJson({ ...(await cartReply(ctx)), ...notices });
}

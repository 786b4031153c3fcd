import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { takeNotices } from '#selling/cart/server/notices.ts';
import { ajaxJson } from '../ajax-reply.ts';
import { cartReply } from '../cart-reply.ts';
import { formFields } from '../form-fields.ts';

/** `POST /?wc-ajax=get_refreshed_fragments`; with `notices=1` what waits to be told comes along (FRAG-12). */
export async function getRefreshedFragmentsEndpoint(request: Request, toolbox: Toolbox): Promise<Response> {
  const wantsNotices = (await formFields(request)).notices === '1';
  const notices = wantsNotices ? { notices: await takeNotices(toolbox) } : {};
  return ajaxJson({ ...(await cartReply(toolbox)), ...notices });
}

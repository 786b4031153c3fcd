import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { takeNotices } from '#selling/cart/server/notices.ts';
import { ajaxText } from '../../ajax-reply.ts';
import { noticeMarkup } from '../../notice-markup.ts';

/** `{t}_print_notice`: what waits to be told as markup, once; empty where nothing does (TAB-86). */
export async function printNotice(_request: Request, ctx: RequestContext): Promise<Response> {
  return ajaxText(noticeMarkup(ctx.wire.platform, await takeNotices(ctx)));
}

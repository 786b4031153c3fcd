import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { pageBefore } from './page-before.ts';

const aYearInSeconds = 31_536_000;

/** `?dismiss_store_notice={noticeId}`: back to the page that the visitor came from, which shows that notice no more (SITE-28). */
export async function dismissStoreNotice(request: Request, ctx: RequestContext): Promise<Response | null> {
  const id = new URL(request.url).searchParams.get('dismiss_store_notice') ?? '';
  if (!/^[0-9a-f]{32}$/.test(id)) return null;
  ctx.reply.setCookie(`store_notice${id}`, 'hidden', { maxAge: aYearInSeconds });
  const back = pageBefore(request, ctx.shopUrl);
  return new Response(null, { status: 302, headers: { location: `${back.pathname}${back.search}` } });
}

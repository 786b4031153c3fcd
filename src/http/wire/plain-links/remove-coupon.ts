import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { removeAndSay } from '#selling/cart/server/coupons/coupon-outcome.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { pageBefore } from './page-before.ts';

/** `?remove_coupon={code}`: back to the page that the visitor came from, without the coupon (wire 2.5). */
export async function removeCouponLink(request: Request, ctx: RequestContext): Promise<Response | null> {
  const code = new URL(request.url).searchParams.get('remove_coupon') ?? '';
  const { ok, text } = await removeAndSay(ctx, { code });
  await queueNotice(ctx, { kind: ok ? 'success' : 'error', text });
  const back = pageBefore(request, ctx.shopUrl);
  return new Response(null, { status: 302, headers: { location: `${back.pathname}${back.search}` } });
}

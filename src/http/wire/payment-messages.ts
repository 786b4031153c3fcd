import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { receiveWebhook } from '#selling/wallet/server/receive-webhook.ts';

const statuses = { done: 200, 'not-genuine': 401, malformed: 400, later: 503 } as const;

/** `POST /wallet/v1/incoming`: what the payment provider tells; believed only if the provider vouches for it (wire 3.5). */
export async function paymentMessages(request: Request, ctx: RequestContext): Promise<Response> {
  if (!ctx.paymentProvider) return Response.json({ success: false }, { status: 404 });
  const outcome = await receiveWebhook(ctx, { headers: request.headers, body: await request.text() });
  return Response.json({ success: outcome === 'done' }, { status: statuses[outcome] });
}

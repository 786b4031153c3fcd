import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { visitorCookie } from '#foundation/visitor/rules/visitor-cookie.ts';

/** Ends the visitor's session; a customer's cart stays with the account. */
export async function logOut(ctx: RequestContext): Promise<void> {
  await ctx.session.logOut(ctx.db);
  ctx.reply.setCookie(visitorCookie(ctx.wire.platform), '', { maxAge: 0 });
  ctx.sessionEvents.loggedOut(ctx);
}

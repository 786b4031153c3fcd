import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { visitorCookie } from '#foundation/visitor/rules/visitor-cookie.ts';

/** Ends the visitor's session; a customer's cart stays with the account. */
export async function logOut(toolbox: Toolbox): Promise<void> {
  await toolbox.session.logOut(toolbox.db);
  toolbox.reply.setCookie(visitorCookie(toolbox.wire.platform), '', { maxAge: 0 });
  toolbox.sessionEvents.loggedOut(toolbox);
}

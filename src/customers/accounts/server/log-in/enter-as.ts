import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { personSessionSeconds } from '#foundation/visitor/rules/session-lives.ts';
import { visitorCookie } from '#foundation/visitor/rules/visitor-cookie.ts';
import { rememberDevice } from './known-device.ts';

/** Logs a customer in who has proven who it is: a new session replaces the old one and the guest's cart comes along. */
export async function enterAs(
  ctx: RequestContext,
  customer: { readonly id: number; readonly firstName: string },
): Promise<void> {
  // A guest's orders join the account at every log-in: what one log-in fails to join the next one does.
  await Promise.all([takeOver(ctx, customer.id), joinGuestOrders(ctx.db, customer.id)]);
  greet(ctx, customer.firstName);
  rememberDevice(ctx, customer.id);
  await ctx.sessionEvents.loggedIn(ctx);
}

/** Takes over what the guest's session has; a visitor without a session has nothing. */
async function takeOver({ db, session, sessionEvents }: RequestContext, customerId: number): Promise<void> {
  const before = session.current();
  if (before === null) {
    await session.logIn(db, customerId);
    return;
  }
  await inTransaction(db, async (transaction) => {
    // A second attempt begins where the first one did.
    session.backTo(before);
    if (before.customerId === null)
      await sessionEvents.merge(transaction, { sessionId: before.id, customerId });
    await session.logIn(transaction, customerId);
    return { ok: true } as const;
  });
}

/** Sets the cookie with the name that the header greets. */
export function greet(ctx: Pick<RequestContext, 'reply' | 'wire'>, firstName: string): void {
  ctx.reply.setCookie(visitorCookie(ctx.wire.platform), firstName, { maxAge: personSessionSeconds });
}

/** Deletes the greeting's cookie of whoever is logged in no more: the session has ended elsewhere, or was ended by others. */
export function stopGreeting({
  reply,
  wire,
  visitor,
  cookie,
}: Pick<RequestContext, 'reply' | 'wire' | 'visitor' | 'cookie'>): void {
  const name = visitorCookie(wire.platform);
  if (visitor.person === null && cookie(name) !== '') reply.setCookie(name, '', { maxAge: 0 });
}

/** Ends the visitor's session; a customer's cart stays with the account. */
export async function logOut(ctx: RequestContext): Promise<void> {
  await ctx.session.logOut(ctx.db);
  ctx.reply.setCookie(visitorCookie(ctx.wire.platform), '', { maxAge: 0 });
  ctx.sessionEvents.loggedOut(ctx);
}

/**
 * Takes the orders that were placed, and the conversations that were begun, as a guest with the account's email address into the account, if the address is proven to be the
 * customer's; otherwise anybody could read a stranger's orders by registering with the stranger's address.
 */
export async function joinGuestOrders(db: Database, customerId: number): Promise<void> {
  await sql`/* prepared */
    update orders set customer_id = c.id from customers c
    where c.id = ${customerId} and c.email_confirmed_at is not null
      and orders.customer_id is null and lower(orders.billing_address ->> 'email') = lower(c.email)`.execute(
    db,
  );
  await sql`/* prepared */
    update conversations set customer_id = c.id, guest_name = null, guest_email = null from customers c
    where c.id = ${customerId} and c.email_confirmed_at is not null
      and lower(conversations.guest_email) = lower(c.email)`.execute(db);
}

import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Session, SessionHandle } from '#foundation/services/sessions.ts';
import { guestSessionSeconds } from '#foundation/visitor/rules/session-lives.ts';

const guestLifeMs = guestSessionSeconds * 1000;
const idDigits = 29;

/*
 * Who a Cart-Token belongs to (wire 1.0): a customer's number; `t_0` and a session's id in hexadecimal; or `t_1` and random digits
 * for a client without a session: the first add creates one under the digest of that token.
 */
const sessionOwner = /^t_0([0-9a-f]{29})$/;
const strangerOwner = /^t_1[0-9a-f]{29}$/;

/** The owner that a Cart-Token names, so that a later request opens the same cart. */
export function cartOwnerOf(session: Session | null): string {
  if (!session) return `t_1${randomBytes(15).toString('hex').slice(0, idDigits)}`;
  if (session.customerId !== null) return String(session.customerId);
  return `t_0${session.id.toString(16).padStart(idDigits, '0')}`;
}

/**
 * The session of a token's owner, instead of that of the cookie; null where it is gone, or belongs to a customer who is not
 * logged in here.
 */
export async function openTokenSession(ctx: RequestContext, owner: string): Promise<SessionHandle | null> {
  const own = ctx.session.current();
  if (own && cartOwnerOf(own) === owner) return ctx.session;
  const id = sessionOwner.exec(owner)?.[1];
  const alive = ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('customer_id', 'is', null)
    .where('expires_at', '>', ctx.clock.now());
  if (id !== undefined) {
    const row = await alive.where('id', '=', Number.parseInt(id, 16)).executeTakeFirst();
    return row ? handleOf(ctx, owner, { id: row.id, customerId: null }) : null;
  }
  if (!strangerOwner.test(owner)) return null;
  const row = await alive.where('token_hash', '=', digestOf(owner)).executeTakeFirst();
  return handleOf(ctx, owner, row ? { id: row.id, customerId: null } : null);
}

/**
 * The session of a request whose token names a guest that no longer exists, as after an order that created an account: the visitor's own,
 * together with that former guest; null for any other owner. Such a token opens no cart.
 */
export function sessionAfterToken({ session }: RequestContext, owner: string): SessionHandle | null {
  if (!sessionOwner.test(owner)) return null;
  return { ...session, credentials: () => [...session.credentials(), owner] };
}

const digestOf = (owner: string) => createHash('sha256').update(`cart-token ${owner}`).digest();

function handleOf(ctx: RequestContext, owner: string, found: Session | null): SessionHandle {
  let session = found;
  return {
    current: () => session,
    credentials: () => [owner],
    backTo(before) {
      session = before;
    },
    async open(db: Database) {
      session ??= await insert(db);
      return session;
    },
    logIn: ctx.session.logIn,
    logOut: ctx.session.logOut,
    noteNotices: ctx.session.noteNotices,
  };
  // No cookie is set: the client has the token.
  async function insert(db: Database): Promise<Session> {
    const expires = new Date(ctx.clock.now().getTime() + guestLifeMs);
    const row = await db
      .insertInto('sessions')
      .values({ token_hash: digestOf(owner), customer_id: null, expires_at: expires })
      .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ expires_at: expires }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: row.id, customerId: null };
  }
}

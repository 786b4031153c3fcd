import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Clock } from './clock.ts';
import type { Reply } from './reply.ts';

const guestLifeMs = 30 * 24 * 60 * 60 * 1000;
/** How long a log-in lasts. */
export const personLifeMs = 7 * 24 * 60 * 60 * 1000;

export type Session = { readonly id: number; readonly customerId: number | null };

/** The visitor's session: made only when there is something to remember. */
export type SessionHandle = {
  current(): Session | null;
  /** The session, made now if there is none; pass the transaction that needs it. */
  open(db: Database): Promise<Session>;
  /** Puts a logged-in session with a new token in the place of the old one, which is removed (no fixation). */
  logIn(db: Database, customerId: number): Promise<Session>;
  logOut(db: Database): Promise<void>;
  /** Takes the session that was current before a transaction which was undone. */
  backTo(session: Session | null): void;
};

/** A token that starts with `g` can only be a guest's: its pages need no look into the database. */
const newToken = (kind: 'g' | 'p') => `${kind}${randomBytes(32).toString('base64url')}`;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

export function isGuestToken(token: string): boolean {
  return token.startsWith('g');
}

/** Finds the session of a token that has not expired. */
export async function findSession(db: Database, token: string, now: Date): Promise<Session | null> {
  if (token.length < 20 || token.length > 100) return null;
  const found = await sql<{ id: number; customer_id: number | null }>`/* prepared */
    select id, customer_id from sessions where token_hash = ${hashOf(token)} and expires_at > ${now}`.execute(
    db,
  );
  const [row] = found.rows;
  if (!row || (isGuestToken(token) && row.customer_id !== null)) return null;
  return { id: row.id, customerId: row.customer_id };
}

/** The session's handle for one request. */
export function createSessionHandle(input: {
  found: Session | null;
  cookieName: string;
  reply: Reply;
  clock: Clock;
}): SessionHandle {
  let session = input.found;
  const insert = async (db: Database, customerId: number | null): Promise<Session> => {
    const token = newToken(customerId === null ? 'g' : 'p');
    const life = customerId === null ? guestLifeMs : personLifeMs;
    const until = new Date(input.clock.now().getTime() + life);
    const made = await sql<{ id: number }>`/* prepared */
      insert into sessions (token_hash, customer_id, expires_at) values (${hashOf(token)}, ${customerId}, ${until})
      returning id`.execute(db);
    const [row] = made.rows;
    if (!row) throw new Error('the new session has no id');
    input.reply.setCookie(input.cookieName, token, { httpOnly: true, maxAge: life / 1000 });
    return { id: row.id, customerId };
  };
  return {
    current: () => session,
    backTo(before) {
      session = before;
    },
    async open(db) {
      session ??= await insert(db, null);
      return session;
    },
    async logIn(db, customerId) {
      const old = session;
      session = await insert(db, customerId);
      if (old) await db.deleteFrom('sessions').where('id', '=', old.id).execute();
      return session;
    },
    async logOut(db) {
      if (session) await db.deleteFrom('sessions').where('id', '=', session.id).execute();
      session = null;
      input.reply.setCookie(input.cookieName, '', { httpOnly: true, maxAge: 0 });
    },
  };
}

import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { Clock } from './clock.ts';
import type { Reply } from './reply.ts';

/** How long a guest's session and a log-in last: what `session-lives.ts` says to rules. */
export const guestLifeMs = 30 * 24 * 60 * 60 * 1000;
export const personLifeMs = 7 * 24 * 60 * 60 * 1000;

/** How old `last_seen_at` of a session may become before it is updated. */
export const seenEveryMs = 10 * 60 * 1000;

const longestUserAgent = 300;

export type Session = {
  readonly id: number;
  readonly customerId: number | null;
  /** who acts in the customer's account in this session; left out where the customer does */
  readonly actedBy?: number;
  /** the second factor of the staff was proven in it */
  readonly isVerified?: boolean;
  /** whether notices wait in it for the next page; left out where that is not known */
  readonly hasNotices?: boolean;
};

/** A session as it is read, with the time of its last request. */
export type FoundSession = Session & { readonly lastSeenAt: Date };

/** The visitor's session: made only when there is something to remember. */
export type SessionHandle = {
  current(): Session | null;
  /**
   * What the request came with to name a session, by its kind, whether that session is still there or not. Secret: only digests of it are
   * stored.
   */
  credentials(): readonly string[];
  /** The session, made now if there is none; pass the transaction that needs it. */
  open(db: Database): Promise<Session>;
  /**
   * Puts a logged-in session, in which another person may act, with a new token instead of the old one, which is removed (no session
   * fixation).
   */
  logIn(db: Database, customerId: number, actedBy?: number): Promise<Session>;
  logOut(db: Database): Promise<void>;
  /** Knows from now on that notices wait in the session. */
  noteNotices(): void;
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
export async function findSession(db: Database, token: string, now: Date): Promise<FoundSession | null> {
  if (token.length < 20 || token.length > 100) return null;
  const found = await sql<{
    id: number;
    customer_id: number | null;
    acted_by: number | null;
    last_seen_at: Date;
    is_verified: boolean;
    has_notices: boolean;
  }>`/* prepared */
    select id, customer_id, acted_by, last_seen_at, second_factor_at is not null as is_verified, notices <> '[]' as has_notices
    from sessions where token_hash = ${hashOf(token)} and expires_at > ${now}`.execute(db);
  const [row] = found.rows;
  if (!row || (isGuestToken(token) && row.customer_id !== null)) return null;
  return {
    id: row.id,
    customerId: row.customer_id,
    lastSeenAt: row.last_seen_at,
    hasNotices: row.has_notices,
    ...(row.acted_by === null ? {} : { actedBy: row.acted_by }),
    ...(row.is_verified ? { isVerified: true } : {}),
  };
}

/** Notes that a person was here now, where the last note is old enough; guests are not followed. */
export async function noteSeen(db: Database, session: FoundSession, now: Date): Promise<void> {
  if (session.customerId === null || now.getTime() - session.lastSeenAt.getTime() < seenEveryMs) return;
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', session.id).execute();
}

/**
 * Ends the log-ins of an account, but for one: those of its owner, those in which another person acts in it, and those in which its owner
 * acts in other accounts.
 */
export async function endSessionsOf(
  db: Database,
  customerId: number,
  except: number | null = null,
): Promise<number> {
  const { rows } = await sql`/* prepared */
    delete from sessions where (customer_id = ${customerId} or acted_by = ${customerId}) and id <> ${except ?? 0}
    returning id`.execute(db);
  return rows.length;
}

/** The session's handle for one request. */
export function createSessionHandle(input: {
  found: Session | null;
  /** the value of the session's cookie that the request came with; empty where it had none */
  cookie?: string;
  cookieName: string;
  reply: Reply;
  clock: Clock;
  /** of the browser that asks; stored with a log-in, so that its owner can recognise it */
  userAgent?: string;
}): SessionHandle {
  let session = input.found;
  const insert = async (db: Database, customerId: number | null, actedBy?: number): Promise<Session> => {
    const token = newToken(customerId === null ? 'g' : 'p');
    const life = customerId === null ? guestLifeMs : personLifeMs;
    const now = input.clock.now();
    const until = new Date(now.getTime() + life);
    const browser = customerId === null ? '' : (input.userAgent ?? '').slice(0, longestUserAgent);
    const made = await sql<{ id: number }>`/* prepared */
      insert into sessions (token_hash, customer_id, acted_by, created_at, expires_at, last_seen_at, user_agent)
      values (${hashOf(token)}, ${customerId}, ${actedBy ?? null}::int, ${now}, ${until}, ${now}, ${browser})
      returning id`.execute(db);
    const [row] = made.rows;
    if (!row) throw new Error('the new session has no id');
    input.reply.setCookie(input.cookieName, token, { httpOnly: true, maxAge: life / 1000 });
    return { id: row.id, customerId, ...(actedBy === undefined ? {} : { actedBy }) };
  };
  return {
    current: () => session,
    // Told apart from owners of tokens by its beginning: a cookie may say anything.
    credentials: () => (input.cookie ? [`cookie ${input.cookie}`] : []),
    backTo(before) {
      session = before;
    },
    noteNotices() {
      if (session) session = { ...session, hasNotices: true };
    },
    async open(db) {
      session ??= await insert(db, null);
      return session;
    },
    async logIn(db, customerId, actedBy) {
      const old = session;
      session = await insert(db, customerId, actedBy);
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

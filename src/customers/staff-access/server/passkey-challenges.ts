import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { STEP_MS } from '../rules/staff-access-page.ts';

type Needs = Pick<RequestContext, 'db' | 'clock' | 'session'>;

/** Notes what the browser of this session signs next; a later one replaces it. */
export async function noteChallenge(
  { db, clock, session }: Needs,
  challenge: string,
  name: string,
): Promise<void> {
  const { id } = await session.open(db);
  const until = new Date(clock.now().getTime() + STEP_MS);
  await sql`
    insert into passkey_challenges (session_id, challenge, passkey_name, expires_at) values (${id}, ${challenge}, ${name}, ${until})
    on conflict (session_id) do update set challenge = excluded.challenge, passkey_name = excluded.passkey_name,
      expires_at = excluded.expires_at`.execute(db);
}

/** The challenge of this session, which is used up by being read; null where none waits. */
export async function consumeChallenge({ db, clock, session }: Needs) {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('session_id', '=', session.current()?.id ?? 0)
    .returning(['challenge', 'passkey_name', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > clock.now() ? { challenge: row.challenge, name: row.passkey_name } : null;
}

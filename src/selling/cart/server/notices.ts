import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type Notice, noticeFrom } from '../rules/notice.ts';

const mostStored = 10;

/** Name of the cookie that tells scripts and page caches that a notice waits. */
function noticesCookie(platform: string): string {
  return `${platform}_notices`;
}

/**
 * Stores a notice in the visitor's session for the next page; the newest ten stay. `quietly`: a script of the open page asks for
 * it by itself, so the cookie that makes other parts fetch it is not set.
 */
export async function queueNotice(ctx: RequestContext, notice: Notice, quietly?: 'quietly'): Promise<void> {
  const session = await ctx.session.open(ctx.db);
  await sql`
    update sessions set notices = jsonb_path_query_array(
      jsonb_build_array(${JSON.stringify(notice)}::jsonb) || notices, ${`$[0 to ${mostStored - 1}]`}::jsonpath)
    where id = ${session.id}`.execute(ctx.db);
  ctx.session.noteNotices();
  if (!quietly) ctx.reply.setCookie(noticesCookie(ctx.wire.platform), '1');
}

/** The waiting notices, oldest first; each is returned once. Where none waited when the session was found, none is looked for. */
export async function takeNotices(ctx: RequestContext): Promise<readonly Notice[]> {
  const session = ctx.session.current();
  if (!session || session.hasNotices === false) return [];
  const taken = await sql<{ notices: unknown }>`/* prepared */
    with kept as (select id, notices from sessions where id = ${session.id} and notices <> '[]' for update),
    emptied as (update sessions set notices = '[]' from kept where sessions.id = kept.id)
    select notices from kept`.execute(ctx.db);
  const stored = taken.rows[0]?.notices;
  if (!Array.isArray(stored)) return [];
  ctx.reply.setCookie(noticesCookie(ctx.wire.platform), '', { maxAge: 0 });
  return stored.flatMap((entry) => noticeFrom(entry) ?? []).reverse();
}

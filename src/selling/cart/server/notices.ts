import { sql } from 'kysely';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { type Notice, noticeFrom } from '../rules/notice.ts';

const mostKept = 10;

/** Name of the cookie that tells scripts, and whoever keeps pages, that a notice waits. */
export function noticesCookie(platform: string): string {
  return `${platform}_notices`;
}

/**
 * Keeps a notice in the visitor's session for the next page; the newest ten stay. `quietly`: a script of the page that is open asks for
 * it by itself, so that no other part is told to fetch it.
 */
export async function queueNotice(toolbox: Toolbox, notice: Notice, quietly?: 'quietly'): Promise<void> {
  const session = await toolbox.session.open(toolbox.db);
  await sql`
    update sessions set notices = jsonb_path_query_array(
      jsonb_build_array(${JSON.stringify(notice)}::jsonb) || notices, ${`$[0 to ${mostKept - 1}]`}::jsonpath)
    where id = ${session.id}`.execute(toolbox.db);
  if (!quietly) toolbox.reply.setCookie(noticesCookie(toolbox.wire.platform), '1');
}

/** The notices that wait, oldest first; each is handed out once. */
export async function takeNotices(toolbox: Toolbox): Promise<readonly Notice[]> {
  const session = toolbox.session.current();
  if (!session) return [];
  const taken = await sql<{ notices: unknown }>`/* prepared */
    with kept as (select id, notices from sessions where id = ${session.id} and notices <> '[]' for update),
    emptied as (update sessions set notices = '[]' from kept where sessions.id = kept.id)
    select notices from kept`.execute(toolbox.db);
  const kept = taken.rows[0]?.notices;
  if (!Array.isArray(kept)) return [];
  toolbox.reply.setCookie(noticesCookie(toolbox.wire.platform), '', { maxAge: 0 });
  return kept.flatMap((entry) => noticeFrom(entry) ?? []).reverse();
}

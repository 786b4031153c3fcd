import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { publishPage } from './publish-page.ts';
import { readEditedPage } from './read-pages.ts';
import { lockPages, nameOf } from './save-page.ts';

/**
 * Says when the draft of a page is published by itself (ISO 8601), or that it is not (null). Not ok for a moment that is over, for a page
 * without a draft, and for one that was saved meanwhile.
 */
export function schedulePage(
  ctx: RequestContext,
  { id, revision, at }: { readonly id: number; readonly revision: number; readonly at: string | null },
): Promise<{ readonly ok: boolean }> {
  return inTransaction(ctx.db, async (db) => {
    await lockPages(db);
    const stored = await readEditedPage({ ...ctx, db }, id);
    const isOver = at !== null && at <= ctx.clock.now().toISOString();
    if (!stored || stored.revision !== revision || stored.state === 'published' || isOver)
      return { ok: false };
    await sql`update page_blocks set publish_at = ${at}::timestamptz where page_id = ${id}`.execute(db);
    if (at !== null) await planPublishing(db, id, at);
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: { kind: 'page', id, name: nameOf(stored.content, stored.isHome) },
        before: { page_publish_at: stored.publishAt },
        after: { page_publish_at: at },
      },
    );
    return { ok: true };
  });
}

/** Queues the publishing of a page for its moment; a job for another moment is replaced. */
async function planPublishing(db: Database, id: number, at: string): Promise<void> {
  await sql`select graphile_worker.add_job('publish-pages', job_key := ${`publish-page:${id}`}, run_at := ${at}::timestamptz)`.execute(
    db,
  );
}

/** Publishes the drafts whose moment has come; returns how many. */
export async function publishDuePages(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'settings'>,
): Promise<number> {
  const { published } = await inTransaction(ctx.db, async (db) => {
    await lockPages(db);
    const { rows } = await sql<{ id: number }>`
      select page_id as id from page_blocks where draft is not null and publish_at <= ${ctx.clock.now()} order by page_id`.execute(
      db,
    );
    for (const { id } of rows) await publishPage({ ...ctx, db }, id);
    return { ok: true as const, published: rows.length };
  });
  return published;
}

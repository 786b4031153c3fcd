import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readPageContent } from '../../rules/blocks/page-content.ts';
import { homePageId } from '../../rules/blocks/page-ids.ts';
import { readEditedPage } from './read-pages.ts';
import { lockPages, nameOf, type SavedPage, savePage } from './save-page.ts';

/** Makes a version of a page its draft; shoppers see it once it is published. */
export async function restorePageVersion(
  ctx: RequestContext,
  page: { readonly id: number; readonly revision: number; readonly versionId: number },
): Promise<SavedPage> {
  const row = await ctx.db
    .selectFrom('page_versions')
    .select('content')
    .where('id', '=', page.versionId)
    .where('page_id', '=', page.id)
    .executeTakeFirst();
  const content = readPageContent(row?.content);
  if (!row || !content) return { ok: false, error: { code: 'gone' } };
  return savePage(ctx, { ...page, content: row.content, publish: false, from: content.blocks });
}

/** Throws the draft of a page away: it is what shoppers see again. A page that was never published goes with it. */
export function discardDraft(
  ctx: RequestContext,
  { id, revision }: { readonly id: number; readonly revision: number },
): Promise<{ readonly ok: boolean; readonly isGone: boolean }> {
  return inTransaction(ctx.db, async (db) => {
    await lockPages(db);
    const stored = await readEditedPage({ ...ctx, db }, id);
    if (!stored || stored.revision !== revision || stored.state === 'published')
      return { ok: false, isGone: false };
    if (stored.published === null) {
      await removeRows({ ...ctx, db }, id);
      return { ok: true, isGone: true };
    }
    await sql`
      update page_blocks set draft = null, publish_at = null, is_legal_draft = false, revision = revision + 1 where page_id = ${id}`.execute(
      db,
    );
    return { ok: true, isGone: false };
  });
}

/** Takes a page away, with its draft and its versions; its address leads nowhere from then on. The home page stays. */
export function removePage(ctx: RequestContext, id: number): Promise<{ readonly ok: boolean }> {
  return inTransaction(ctx.db, async (db) => {
    await lockPages(db);
    const stored = id === homePageId ? null : await readEditedPage({ ...ctx, db }, id);
    if (!stored) return { ok: false };
    await removeRows({ ...ctx, db }, id);
    await recordAudit(
      { ...ctx, db },
      {
        what: 'deleted',
        subject: { kind: 'page', id, name: nameOf(stored.content, false) },
        before: { page_revision: stored.revision },
      },
    );
    return { ok: true };
  });
}

async function removeRows({ db }: Pick<RequestContext, 'db'>, id: number): Promise<void> {
  await db.deleteFrom('page_versions').where('page_id', '=', id).execute();
  await db.deleteFrom('page_blocks').where('page_id', '=', id).execute();
  await db.deleteFrom('content_pages').where('id', '=', id).execute();
}

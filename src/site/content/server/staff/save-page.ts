import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { checkPage, type PageProblems } from '../../rules/blocks/check-page.ts';
import {
  everyBlock,
  type PageBlock,
  type PageContent,
  readPageContent,
  storedContent,
} from '../../rules/blocks/page-content.ts';
import { homePageId } from '../../rules/blocks/page-ids.ts';
import { markupOf, pictureIdsOf } from '../../rules/blocks/walk-fields.ts';
import { cleanPage } from './clean-page.ts';
import { publishPage } from './publish-page.ts';
import { type EditedPage, readEditedPage } from './read-pages.ts';

export type PageToSave = {
  /** null for a new one */
  readonly id: number | null;
  /** of the page as the editor began from it */
  readonly revision: number;
  /** what the editor posts */
  readonly content: unknown;
  readonly publish: boolean;
  /** blocks beside those of the page that it may have as they came: those of a version */
  readonly from?: readonly PageBlock[];
};

export type SavedPage =
  | { readonly ok: true; readonly id: number; readonly revision: number }
  | { readonly ok: false; readonly error: PageRefusal };
export type PageRefusal =
  | { readonly code: 'gone' }
  | { readonly code: 'refused'; readonly problems: PageProblems }
  | { readonly code: 'conflict'; readonly by: string; readonly at: string; readonly revision: number };

const refused = (problems: PageProblems) => ({ ok: false, error: { code: 'refused', problems } }) as const;

export const personName = ({ visitor }: Pick<RequestContext, 'visitor'>): string => {
  const { person } = visitor;
  return person ? `${person.firstName} ${person.lastName}`.trim() || person.email : '';
};

/** Two never save a page at the same moment. */
export const lockPages = (db: Database) =>
  sql`lock table page_blocks in share row exclusive mode`.execute(db);

/**
 * Saves the draft of a page, new or known, and publishes it where it is asked for, all or nothing. Whoever began from an older state than the
 * stored one is told who saved meanwhile; nothing changes then.
 */
export function savePage(ctx: RequestContext, page: PageToSave): Promise<SavedPage> {
  return inTransaction(ctx.db, async (db): Promise<SavedPage> => {
    const inner = { ...ctx, db };
    await lockPages(db);
    const stored = page.id === null ? null : await readEditedPage(inner, page.id);
    if (page.id !== null && !stored) return { ok: false, error: { code: 'gone' } };
    if (stored && stored.revision !== page.revision) return { ok: false, error: conflictOf(stored) };
    const isHome = page.id === homePageId;
    const known = [
      ...(page.from ?? []),
      ...(stored?.content.blocks ?? []),
      ...(stored?.published?.blocks ?? []),
    ];
    const checked = checkPage(page.content, { isHome, stored: known });
    if (!checked.ok) return refused(checked.problems);
    const content = cleanPage(checked.content, known);
    const id = page.id ?? (await nextPageId(db));
    if (!isHome && (await isTaken(db, id, content.slug))) return refused({ slug: 'taken' });
    const revision = await writeDraft(inner, id, content);
    await recordAudit(inner, {
      what: stored ? 'changed' : 'created',
      subject: { kind: 'page', id, name: nameOf(content, isHome) },
      before: stored && { page_revision: stored.revision },
      after: {
        page_revision: revision,
        page_blocks: everyBlock(content.blocks).length,
        page_published: page.publish,
      },
    });
    if (page.publish) await publishPage(inner, id);
    return { ok: true, id, revision };
  });
}

export const conflictOf = ({ savedBy, savedAt, revision }: EditedPage) =>
  ({ code: 'conflict', by: savedBy, at: savedAt ?? '', revision }) as const;

/** What a page is called in the audit trail. */
export const nameOf = ({ title }: PageContent, isHome: boolean): string =>
  isHome ? 'Home' : title.it || title.en;

async function nextPageId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('content_pages', 'id'))::int as id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Whether another page has the address, published or as a draft. */
async function isTaken(db: Database, id: number, slug: string): Promise<boolean> {
  const { rows } = await sql`
    select from content_pages where slug = ${slug} and id <> ${id}
    union all select from page_blocks where draft ->> 'slug' = ${slug} and page_id <> ${id}`.execute(db);
  return rows.length > 0;
}

const fileKey = /\/media\/([a-z0-9-]+)-\d+\.(?:avif|webp|jpg)/g;

/** The pictures of pages: those that their blocks name, and those whose files their markup shows. */
async function picturesOf(db: Database, pages: readonly (PageContent | null)[]): Promise<readonly number[]> {
  const blocks = pages.flatMap((page) => page?.blocks ?? []);
  const keys = [...markupOf(blocks).matchAll(fileKey)].map(([, key]) => key);
  const { rows } = await sql<{ id: number }>`
    select id from images where id = any (${pictureIdsOf(blocks)}::int[]) or file_key = any (${keys}::text[])`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

async function writeDraft(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  id: number,
  content: PageContent,
): Promise<number> {
  const { db } = ctx;
  const before = await db
    .selectFrom('page_blocks')
    .select('published')
    .where('page_id', '=', id)
    .executeTakeFirst();
  const draft = JSON.stringify(storedContent(content));
  const pictures = await picturesOf(db, [content, readPageContent(before?.published)]);
  const { rows } = await sql<{ revision: number }>`
    insert into page_blocks as b (page_id, draft, saved_at, saved_by, saved_by_name, picture_ids)
    values (${id}, ${draft}::jsonb, ${ctx.clock.now()}, ${ctx.visitor.person?.customerId ?? null}::int, ${personName(ctx)},
      ${pictures}::int[])
    on conflict (page_id) do update set draft = excluded.draft, revision = b.revision + 1, saved_at = excluded.saved_at,
      saved_by = excluded.saved_by, saved_by_name = excluded.saved_by_name, picture_ids = excluded.picture_ids
    returning revision`.execute(db);
  return rows[0]?.revision ?? 1;
}

import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type PageContent, readPageContent, storedContent } from '../../rules/blocks/page-content.ts';
import { homePageId } from '../../rules/blocks/page-ids.ts';
import { placedMarkup } from '../../rules/blocks/placed-markup.ts';

type Needs = Pick<RequestContext, 'db' | 'clock' | 'settings'>;

/**
 * Shows the draft of a page to shoppers and notes it as a version; whoever saved it is named. The table of pages gets its address, its title
 * and its markup in the shop's own language. False where there is no draft.
 */
export async function publishPage({ db, clock, settings }: Needs, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('page_blocks')
    .select(['draft', 'revision', 'saved_by', 'saved_by_name'])
    .where('page_id', '=', id)
    .executeTakeFirst();
  const content = readPageContent(row?.draft);
  if (!row || !content) return false;
  const stored = JSON.stringify(storedContent(content));
  await sql`update page_blocks set published = ${stored}::jsonb, draft = null, publish_at = null, is_legal_draft = false where page_id = ${id}`.execute(
    db,
  );
  await sql`
    insert into page_versions (page_id, revision, at, person_id, person_name, content)
    values (${id}, ${row.revision}, ${clock.now()}, ${row.saved_by}::int, ${row.saved_by_name}, ${stored}::jsonb)`.execute(
    db,
  );
  if (id !== homePageId)
    await writePage(db, id, content, { own: settings.interface_language, at: clock.now() });
  return true;
}

async function writePage(
  db: Needs['db'],
  id: number,
  { slug, title, blocks }: PageContent,
  { own, at }: { readonly own: 'it' | 'en'; readonly at: Date },
): Promise<void> {
  const name = title[own] || title.it || title.en;
  await sql`
    insert into content_pages (id, slug, title, body_html, updated_at) overriding system value
    values (${id}, ${slug}, ${name}, ${placedMarkup(blocks)}, ${at})
    on conflict (id) do update set slug = excluded.slug, title = excluded.title, body_html = excluded.body_html,
      updated_at = excluded.updated_at`.execute(db);
}

import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { emptyText } from '../../rules/blocks/localized.ts';
import { type PageContent, readPageContent } from '../../rules/blocks/page-content.ts';
import type { ListedPage, PageState, PageVersion } from '../../rules/blocks/page-editor.ts';
import { homePageId, pathOfPage } from '../../rules/blocks/page-ids.ts';
import { startingHome } from '../../rules/blocks/starting-home.data.ts';
import { contentOf } from '../read-content-page.ts';

type Needs = Pick<RequestContext, 'db' | 'settings'>;

type Row = {
  readonly id: number;
  /** null: it has no address of its own */
  readonly slug: string | null;
  readonly title: string | null;
  readonly body_html: string | null;
  readonly published: unknown;
  readonly draft: unknown;
  readonly revision: number | null;
  readonly saved_at: Date | null;
  readonly saved_by_name: string | null;
  readonly publish_at: Date | null;
  readonly is_legal_draft: boolean | null;
};

const rowsWhere = (db: Needs['db'], condition: ReturnType<typeof sql<boolean>>) =>
  sql<Row>`
    select coalesce(c.id, b.page_id) as id, c.slug, c.title, c.body_html, b.published, b.draft, b.revision, coalesce(b.saved_at, c.updated_at) as saved_at,
      b.saved_by_name, b.publish_at, b.is_legal_draft
    from content_pages c full join page_blocks b on b.page_id = c.id where ${condition}
    order by coalesce(c.id, b.page_id)`.execute(db);

/** A page in the hands of staff. */
export type EditedPage = {
  readonly id: number;
  readonly isHome: boolean;
  /** grows with every save; 0 before the first one */
  readonly revision: number;
  readonly state: PageState;
  /** the draft, or what is published where there is none */
  readonly content: PageContent;
  /** what shoppers see; null for a page that they do not */
  readonly published: PageContent | null;
  readonly savedAt: string | null;
  readonly savedBy: string;
  readonly publishAt: string | null;
  /** the shop has written the draft: a lawyer has yet to look at it */
  readonly isLegalDraft: boolean;
};

function editedOf(row: Row, own: 'it' | 'en'): EditedPage {
  const isHome = row.id === homePageId;
  const published = isHome
    ? (readPageContent(row.published) ?? startingHome)
    : row.slug === null
      ? null
      : contentOf(
          {
            slug: row.slug,
            title: row.title ?? '',
            body_html: row.body_html ?? '',
            published: row.published,
          },
          own,
        );
  const draft = readPageContent(row.draft);
  return {
    id: row.id,
    isHome,
    revision: row.revision ?? 0,
    state: published === null ? 'draft' : draft === null ? 'published' : 'changed',
    content: draft ?? published ?? { slug: '', title: emptyText, blocks: [] },
    published,
    savedAt: row.saved_at?.toISOString() ?? null,
    savedBy: row.saved_by_name ?? '',
    publishAt: row.publish_at?.toISOString() ?? null,
    isLegalDraft: row.is_legal_draft ?? false,
  };
}

const unsavedHome: Row = {
  ...{ id: homePageId, slug: null, title: null, body_html: null, published: null, draft: null },
  ...{ revision: null, saved_at: null, saved_by_name: null, publish_at: null, is_legal_draft: null },
};

/** Every page of the shop's own, the home page first. */
export async function listPages({ db, settings }: Needs): Promise<readonly ListedPage[]> {
  const { rows } = await rowsWhere(db, sql<boolean>`true`);
  const all = rows.some(({ id }) => id === homePageId) ? rows : [unsavedHome, ...rows];
  return all.map((row) => {
    const page = editedOf(row, settings.interface_language);
    const { id, isHome, state, savedAt, savedBy, publishAt, isLegalDraft, content, published } = page;
    const path = pathOfPage(id, (published ?? content).slug);
    return { id, isHome, title: content.title, path, state, savedAt, savedBy, publishAt, isLegalDraft };
  });
}

/** A page to be edited; null where there is none. */
export async function readEditedPage({ db, settings }: Needs, id: number): Promise<EditedPage | null> {
  const { rows } = await rowsWhere(db, sql<boolean>`coalesce(c.id, b.page_id) = ${id}`);
  const row = rows[0] ?? (id === homePageId ? unsavedHome : null);
  return row && editedOf(row, settings.interface_language);
}

const VERSIONS_SHOWN = 30;

/** The last publications of a page, the newest first. */
export async function readPageVersions(
  { db }: Pick<Needs, 'db'>,
  pageId: number,
): Promise<readonly PageVersion[]> {
  const { rows } = await sql<{ id: number; at: Date; person_name: string; blocks: number }>`
    select id, at, person_name, jsonb_array_length(content -> 'blocks')
      + jsonb_array_length(jsonb_path_query_array(content, '$.blocks[*].values.columns[*][*]')) as blocks from page_versions
    where page_id = ${pageId} order by id desc limit ${VERSIONS_SHOWN}`.execute(db);
  return rows.map(({ id, at, person_name, blocks }) => ({
    id,
    at: at.toISOString(),
    person: person_name,
    blocks,
  }));
}

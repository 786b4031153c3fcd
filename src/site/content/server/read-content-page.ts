import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { emptyText } from '../rules/blocks/localized.ts';
import { type PageContent, pageOfText, readPageContent } from '../rules/blocks/page-content.ts';

/** A published page of the shop's own, made of blocks that staff wrote. */
export type ContentPage = {
  readonly content: PageContent;
  readonly path: string;
  /** ISO 8601 */
  readonly updatedAt: string;
};

/** The page of a slug, or null. A page that was never published in blocks is one text in the shop's own language. */
export async function readContentPage(
  { db, settings }: Pick<RequestContext, 'db' | 'settings'>,
  slug: string,
): Promise<ContentPage | null> {
  if (slug.length > 200 || slug.includes('\0')) return null;
  const row = await db
    .selectFrom('content_pages as c')
    .leftJoin('page_blocks as b', 'b.page_id', 'c.id')
    .select(['c.slug', 'c.title', 'c.body_html', 'c.updated_at', 'b.published'])
    .where('c.slug', '=', slug)
    .executeTakeFirst();
  if (!row) return null;
  return {
    content: contentOf(row, settings.interface_language),
    path: `/${row.slug}/`,
    updatedAt: row.updated_at.toISOString(),
  };
}

type Row = {
  readonly slug: string;
  readonly title: string;
  readonly body_html: string;
  readonly published: unknown;
};

/** A page as it is stored, its text in the shop's own language where it has no blocks. */
export function contentOf(row: Row, own: 'it' | 'en'): PageContent {
  return (
    readPageContent(row.published) ??
    pageOfText({
      slug: row.slug,
      title: { ...emptyText, [own]: row.title },
      html: { ...emptyText, [own]: row.body_html },
    })
  );
}

import type { Toolbox } from '#services/toolbox.ts';

/** A page of the shop's own text; its HTML is written by staff and trusted. */
export type ContentPage = {
  readonly slug: string;
  readonly title: string;
  readonly bodyHtml: string;
  readonly path: string /** ISO 8601 */;
  readonly updatedAt: string;
};

/** The page of a slug, or null. */
export async function readContentPage(
  toolbox: Pick<Toolbox, 'db'>,
  slug: string,
): Promise<ContentPage | null> {
  if (slug.length > 200 || slug.includes('\0')) return null;
  const row = await toolbox.db
    .selectFrom('content_pages')
    .select(['slug', 'title', 'body_html', 'updated_at'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row
    ? {
        slug: row.slug,
        title: row.title,
        bodyHtml: row.body_html,
        path: `/${row.slug}/`,
        updatedAt: row.updated_at.toISOString(),
      }
    : null;
}

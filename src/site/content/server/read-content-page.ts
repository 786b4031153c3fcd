import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Visitor } from '#foundation/visitor/rules/visitor.ts';
import { contentFor } from '#messages/site/content-for.ts';
import { withShopData } from '../rules/shop-data.ts';

/** A page of the shop's own text, with the data of the firm in it; its HTML is written by staff and trusted. */
export type ContentPage = {
  readonly slug: string;
  readonly title: string;
  readonly bodyHtml: string;
  readonly path: string /** ISO 8601 */;
  readonly updatedAt: string;
};

/** The page of a slug, or null. */
export async function readContentPage(
  ctx: Pick<RequestContext, 'db' | 'settings'> & { readonly visitor: Pick<Visitor, 'audience'> },
  slug: string,
): Promise<ContentPage | null> {
  const { settings, visitor } = ctx;
  const { locale } = visitor.audience;
  if (slug.length > 200 || slug.includes('\0')) return null;
  const row = await ctx.db
    .selectFrom('content_pages')
    .select(['slug', 'title', 'body_html', 'updated_at'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row
    ? {
        slug: row.slug,
        title: row.title,
        bodyHtml: withShopData(row.body_html, { settings, locale, missing: contentFor(locale).missing }),
        path: `/${row.slug}/`,
        updatedAt: row.updated_at.toISOString(),
      }
    : null;
}

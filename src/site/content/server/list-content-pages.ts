import type { RequestContext } from '#foundation/request-context/request-context.ts';

/**
 * The shop's own texts, in the order in which they were written; a text that places the bulk order form is for
 * business customers, who find it in their account (ACC-02).
 */
export function listContentPages(
  ctx: RequestContext,
): Promise<readonly { readonly title: string; readonly path: string }[]> {
  return ctx.memory.remember('content-pages', async () => {
    const rows = await ctx.db
      .selectFrom('content_pages')
      .select(['slug', 'title'])
      .where('body_html', 'not like', '%[bulk\\_order%')
      .orderBy('id')
      .execute();
    return rows.map(({ slug, title }) => ({ title, path: `/${slug}/` }));
  });
}

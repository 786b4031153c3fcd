import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type PageContent, readPageContent } from '../rules/blocks/page-content.ts';
import { homePageId } from '../rules/blocks/page-ids.ts';
import { startingHome } from '../rules/blocks/starting-home.data.ts';

/** The home page as shoppers see it; that of a new shop until another one is published. */
export function readHome(ctx: Pick<RequestContext, 'db' | 'memory'>): Promise<PageContent> {
  return ctx.memory.remember('home-page', async () => {
    const row = await ctx.db
      .selectFrom('page_blocks')
      .select('published')
      .where('page_id', '=', homePageId)
      .executeTakeFirst();
    return readPageContent(row?.published) ?? startingHome;
  });
}

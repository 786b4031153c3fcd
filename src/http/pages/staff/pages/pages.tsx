import { PagesPage } from '#site/content/back-office/pages-page.tsx';
import { listPages } from '#site/content/server/staff/read-pages.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/pages.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'pages');
  return {
    page: { pages: await listPages(ctx), isRemoved: asked.get('done') === 'removed' },
    title: words.staffPages.title,
  };
}

/** The pages of the shop's own. */
export default function StaffPages({ loaderData }: Route.ComponentProps) {
  return <PagesPage {...loaderData.page} />;
}

import { LibraryPage } from '#catalogue/media/back-office/library-page.tsx';
import { libraryAction } from '#catalogue/media/rules/library-form.ts';
import { libraryList } from '#catalogue/media/rules/library-list.ts';
import { readOutcome } from '#catalogue/media/rules/upload-outcome.ts';
import { listStaffLibrary } from '#catalogue/media/server/library/list-staff-library.ts';
import { notFound } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/library.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'products');
  const query = libraryList.read(asked);
  if (!query) throw notFound();
  const found = await listStaffLibrary(ctx, query);
  if (query.page > found.pages) throw notFound();
  return {
    page: {
      ...found,
      query,
      nonce: ctx.nonces.make(libraryAction),
      isRemoved: asked.has('removed'),
      outcome: readOutcome(asked),
    },
    title: words.staffMedia.title,
  };
}

export default function Library({ loaderData }: Route.ComponentProps) {
  return <LibraryPage {...loaderData.page} />;
}

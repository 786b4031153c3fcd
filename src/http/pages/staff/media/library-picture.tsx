import { LibraryPicturePage } from '#catalogue/media/back-office/library-picture-page.tsx';
import { libraryAction } from '#catalogue/media/rules/library-form.ts';
import { readPictureUses } from '#catalogue/media/server/library/picture-uses.ts';
import { postLibraryPicture } from '#catalogue/media/server/library/post-library-picture.ts';
import { readLibraryPicture } from '#catalogue/media/server/library/read-library.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/library-picture.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'products');
  const picture = await readLibraryPicture(ctx, idFrom(args.params.id));
  if (!picture) throw notFound();
  return {
    page: {
      picture,
      uses: await readPictureUses(ctx, picture),
      nonce: ctx.nonces.make(libraryAction),
      saved: asked.has('saved'),
      isStillUsed: asked.has('used'),
    },
    title: picture.fileName || picture.title || words.staffMedia.fromTheShop,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'products');
  return answerForm(await postLibraryPicture(ctx, idFrom(params.id), await request.formData()));
}

export default function StaffLibraryPicture({ loaderData, actionData }: Route.ComponentProps) {
  return <LibraryPicturePage {...loaderData.page} rejected={actionData ?? null} />;
}

import { libraryAction } from '#catalogue/media/rules/library-form.ts';
import type { PictureChoices } from '#catalogue/media/rules/picture-choice.ts';
import { findPictures } from '#catalogue/media/server/library/find-pictures.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/find.ts';

/** Some pictures of the library by words, for the fields that choose one. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { ctx, asked } = openStaffPage(args, 'products');
  const choices: PictureChoices = {
    pictures: await findPictures(ctx, asked.get('s') ?? ''),
    nonce: ctx.nonces.make(libraryAction),
  };
  return Response.json(choices);
}

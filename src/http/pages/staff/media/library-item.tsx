import { LibraryItemPage } from '#catalogue/media/back-office/library-item-page.tsx';
import { libraryAction, shapeOutcome } from '#catalogue/media/rules/library-form.ts';
import { readOutcome } from '#catalogue/media/rules/upload-outcome.ts';
import { readItemTranslation } from '#catalogue/media/server/library/item-translation.ts';
import { readPictureUses } from '#catalogue/media/server/library/picture-uses.ts';
import { postLibraryItem } from '#catalogue/media/server/library/post-library-item.ts';
import { readLibraryItem } from '#catalogue/media/server/library/read-library.ts';
import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/library-item.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'products');
  const item = await readLibraryItem(ctx, idFrom(args.params.id));
  if (!item) throw notFound();
  return {
    page: {
      item,
      translation: await readItemTranslation(ctx, item.id, translationLanguage(ctx)),
      shape: shapeOutcome(asked),
      outcome: readOutcome(asked),
      uses: await readPictureUses(ctx, item),
      nonce: ctx.nonces.make(libraryAction),
      saved: asked.has('saved'),
      isStillUsed: asked.has('used'),
    },
    title: item.fileName || item.title || words.staffMedia.fromTheShop,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'products');
  const input = {
    id: idFrom(params.id),
    form: await request.formData(),
    language: translationLanguage(ctx),
  };
  return answerForm(await postLibraryItem(ctx, input));
}

export default function StaffLibraryItem({ loaderData, actionData }: Route.ComponentProps) {
  return <LibraryItemPage {...loaderData.page} rejected={actionData ?? null} />;
}

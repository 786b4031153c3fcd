import { readForm } from '#foundation/forms/rules/form-schema.ts';
import type { RecordOutcome } from '#foundation/records/rules/posted-record.ts';
import { postRecord } from '#foundation/records/server/post-record.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type LibraryDraft,
  type LibraryProblems,
  libraryAction,
  libraryForm,
  libraryItemPath,
} from '../../rules/library-form.ts';
import { changeLibraryItem } from './change-library-item.ts';
import { removeFromLibrary } from './remove-from-library.ts';

/** The form of a picture or document of the library: its texts in both languages, and its end where nothing shows it. */
export async function postLibraryItem(
  ctx: RequestContext,
  input: { readonly id: number; readonly form: FormData; readonly language: 'it' | 'en' },
): Promise<RecordOutcome<LibraryProblems>> {
  const { id, form, language } = input;
  let isShown = false;
  const outcome = await postRecord<LibraryDraft, LibraryProblems>(ctx, {
    section: 'media',
    action: libraryAction,
    id,
    form,
    read: (typed) => readForm(libraryForm, typed),
    async save({ translatedAlt: alt, translatedTitle: title, translatedCaption: caption, ...texts }) {
      const changed = await changeLibraryItem(ctx, id, {
        ...texts,
        translation: { language, alt, title, caption },
      });
      return changed.ok ? { ok: true, id } : { ok: false, problems: null };
    },
    async remove(one) {
      const removed = await removeFromLibrary(ctx, one);
      isShown = !removed.ok && removed.error.code === 'in-use';
      return removed;
    },
  });
  return isShown ? { kind: 'go', path: `${libraryItemPath(id)}?used=1` } : outcome;
}

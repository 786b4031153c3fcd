import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RecordOutcome } from '#foundation/records/rules/posted-record.ts';
import { postRecord } from '#foundation/records/server/post-record.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type CategoryDraft,
  type CategoryProblems,
  categoriesPath,
  categoryEditPath,
  categoryEndForm,
  categoryForm,
  staffCategoriesAction,
} from '../../rules/category-form.ts';
import { endCategory } from './end-category.ts';
import { saveCategory } from './save-category.ts';

/** The forms of a category's page, new (`id` null) or known: its texts, the merge into another one, its end. */
export async function postStaffCategory(
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<RecordOutcome<CategoryProblems>> {
  const typed = postedForm(form);
  const kind = typedText(typed, 'action');
  if (id !== null && (kind === 'merge' || kind === 'remove')) {
    const again = (problems: CategoryProblems | null) => ({ kind: 'again', problems, typed }) as const;
    if (!ctx.nonces.check(staffCategoriesAction, typedText(typed, '_wpnonce'))) return again(null);
    const read = readForm(categoryEndForm, typed);
    if (!read.ok) return { kind: 'gone' };
    const ended = await endCategory(ctx, { id, kind, ...read.draft });
    if (!ended.ok) return ended.problems === null ? { kind: 'gone' } : again(ended.problems);
    const path = kind === 'merge' ? categoryEditPath(ended.id) : categoriesPath;
    return { kind: 'go', path: `${path}?done=${kind === 'merge' ? 'merged' : 'removed'}` };
  }
  return postRecord<CategoryDraft, CategoryProblems>(ctx, {
    section: 'categories',
    action: staffCategoriesAction,
    id,
    form,
    read: (posted) => readForm(categoryForm, posted),
    save: (draft) => saveCategory(ctx, { id, draft }),
  });
}

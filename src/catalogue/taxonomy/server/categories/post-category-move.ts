import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import { readMove } from '#foundation/records/rules/row-move.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffCategoriesAction } from '../../rules/category-form.ts';
import { type MovedTo, moveCategoryOfStaff } from './move-category-of-staff.ts';

/** What became of a move: where the category stands now, or why it stands where it stood. */
export type PostedMove =
  | (MovedTo & { readonly id: number })
  | {
      readonly ok: false;
      readonly id: number;
      readonly problem: 'expired' | 'no-such-category' | 'below-itself' | 'no-further';
    };

/** The form that moves a category in the tree. */
export async function postCategoryMove(ctx: RequestContext, form: FormData): Promise<PostedMove> {
  const typed = postedForm(form);
  const text = typedText(typed, 'id');
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
  const refused = (problem: Extract<PostedMove, { ok: false }>['problem']): PostedMove => ({
    ok: false,
    id,
    problem,
  });
  if (!ctx.nonces.check(staffCategoriesAction, typedText(typed, '_wpnonce'))) return refused('expired');
  const move = readMove(typedText(typed, 'move'), typedText(typed, 'target'));
  if (!move) return refused('no-such-category');
  const moved = await moveCategoryOfStaff(ctx, { id, move });
  return moved.ok ? { ...moved, id } : refused(moved.error.code);
}

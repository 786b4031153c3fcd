import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { moveInTree } from '#foundation/records/rules/move-in-tree.ts';
import type { RowMove } from '#foundation/records/rules/row-move.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { placeCategory } from './place-category.ts';
import { readStaffCategories } from './read-staff-categories.ts';
import { lockCategories } from './refresh-category-products.ts';

/** Where a category stands now: `position` of `count` below `parent`, which is null at the top. */
export type MovedTo = {
  readonly ok: true;
  readonly name: string;
  readonly parentId: number | null;
  readonly parent: string | null;
  readonly position: number;
  readonly count: number;
};
export type CategoryMoveResult =
  | MovedTo
  | {
      readonly ok: false;
      readonly error: { readonly code: 'no-such-category' | 'below-itself' | 'no-further' };
    };

/** Moves a category with all below it; its products stand below its new parents at once. */
export function moveCategoryOfStaff(
  ctx: RequestContext,
  { id, move }: { readonly id: number; readonly move: RowMove },
): Promise<CategoryMoveResult> {
  return inTransaction(ctx.db, async (db): Promise<CategoryMoveResult> => {
    await lockCategories(db);
    const all = await readStaffCategories({ db });
    const moved = moveInTree(all, id, move);
    const before = all.find((one) => one.id === id);
    if (!moved.ok || !before)
      return {
        ok: false,
        error: { code: moved.ok || moved.code === 'gone' ? 'no-such-category' : moved.code },
      };
    const { parentId, siblings } = moved;
    await placeCategory(db, id, moved);
    const nameOf = (category: number | null) => all.find((one) => one.id === category)?.name ?? null;
    const positionBefore = all.filter((one) => one.parentId === before.parentId).indexOf(before) + 1;
    const position = siblings.indexOf(id) + 1;
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: { kind: 'category', id, name: before.name },
        before: { parent: nameOf(before.parentId), position: positionBefore },
        after: { parent: nameOf(parentId), position },
      },
    );
    return {
      ok: true,
      name: before.name,
      parentId,
      parent: nameOf(parentId),
      position,
      count: siblings.length,
    };
  });
}

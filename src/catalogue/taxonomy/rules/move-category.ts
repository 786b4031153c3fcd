import type { RowMove } from '#foundation/records/rules/row-move.ts';

/** A category as far as its position in the tree goes. */
export type Branch = { readonly id: number; readonly parentId: number | null };

/** One step by the keyboard, or a position beside or below another category. */
export type CategoryMove = RowMove;

export type MovedCategory =
  | {
      readonly ok: true;
      readonly parentId: number | null /** all with that parent, in their order */;
      readonly siblings: readonly number[];
    }
  | { readonly ok: false; readonly code: 'no-such-category' | 'below-itself' | 'no-further' };

/** Whether a category is `above` or stands below it, at any depth. */
export function isWithin(all: readonly Branch[], id: number | null, above: number): boolean {
  const parents = new Map(all.map((branch) => [branch.id, branch.parentId]));
  let at: number | null = id;
  // A tree that is wrong must not be walked for ever.
  for (let depth = 0; at !== null && depth <= all.length; depth += 1) {
    if (at === above) return true;
    at = parents.get(at) ?? null;
  }
  return false;
}

/**
 * Moves a category among all categories, which stand in the order of the tree: up and down among its siblings, in as the last child of
 * the one before it, out behind its parent, or to a position of another category.
 */
export function moveCategory(all: readonly Branch[], id: number, move: CategoryMove): MovedCategory {
  const branch = all.find((one) => one.id === id);
  if (!branch) return { ok: false, code: 'no-such-category' };
  const childrenOf = (parentId: number | null) =>
    all.filter((one) => one.parentId === parentId && one.id !== id).map((one) => one.id);
  const among = (parentId: number | null, at: number): MovedCategory => ({
    ok: true,
    parentId,
    siblings: childrenOf(parentId).toSpliced(at, 0, id),
  });
  const own = all.filter((one) => one.parentId === branch.parentId).findIndex((one) => one.id === id);
  const count = childrenOf(branch.parentId).length;
  const stuck: MovedCategory = { ok: false, code: 'no-further' };
  if (move.kind === 'up') return own === 0 ? stuck : among(branch.parentId, own - 1);
  if (move.kind === 'down') return own === count ? stuck : among(branch.parentId, own + 1);
  if (move.kind === 'in') {
    const before = childrenOf(branch.parentId)[own - 1];
    return before === undefined ? stuck : among(before, childrenOf(before).length);
  }
  if (!('target' in move)) {
    const parent = all.find((one) => one.id === branch.parentId);
    return parent ? among(parent.parentId, childrenOf(parent.parentId).indexOf(parent.id) + 1) : stuck;
  }
  const target = all.find((one) => one.id === move.target);
  if (!target) return { ok: false, code: 'no-such-category' };
  if (isWithin(all, target.id, id)) return { ok: false, code: 'below-itself' };
  if (move.kind === 'inside') return among(target.id, childrenOf(target.id).length);
  const at = childrenOf(target.parentId).indexOf(target.id);
  return among(target.parentId, move.kind === 'before' ? at : at + 1);
}

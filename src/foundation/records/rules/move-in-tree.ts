import type { RowMove } from './row-move.ts';

/** A row as far as its position in the tree goes. */
export type TreeRow = { readonly id: number; readonly parentId: number | null };

export type MovedInTree =
  | {
      readonly ok: true;
      readonly parentId: number | null /** all with that parent, in their order */;
      readonly siblings: readonly number[];
    }
  | { readonly ok: false; readonly code: 'gone' | 'below-itself' | 'no-further' };

/** Whether a row is `above` or stands below it, at any depth. */
export function isWithin(all: readonly TreeRow[], id: number | null, above: number): boolean {
  const parents = new Map(all.map((row) => [row.id, row.parentId]));
  let at: number | null = id;
  // A tree that is wrong must not be walked for ever.
  for (let depth = 0; at !== null && depth <= all.length; depth += 1) {
    if (at === above) return true;
    at = parents.get(at) ?? null;
  }
  return false;
}

/** Rows in the order of the tree: children stand below their parent, siblings in the order that they came in. */
export function inTreeOrder<Row extends TreeRow>(rows: readonly Row[]): readonly Row[] {
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  const branch = (parentId: number | null): readonly Row[] =>
    (children.get(parentId) ?? []).flatMap((row) => [row, ...branch(row.id)]);
  return branch(null);
}

/**
 * Moves a row among all rows, which stand in the order of the tree: up and down among its siblings, in as the last child of
 * the one before it, out behind its parent, or to a position of another row.
 */
export function moveInTree(all: readonly TreeRow[], id: number, move: RowMove): MovedInTree {
  const row = all.find((one) => one.id === id);
  if (!row) return { ok: false, code: 'gone' };
  const childrenOf = (parentId: number | null) =>
    all.filter((one) => one.parentId === parentId && one.id !== id).map((one) => one.id);
  const among = (parentId: number | null, at: number): MovedInTree => ({
    ok: true,
    parentId,
    siblings: childrenOf(parentId).toSpliced(at, 0, id),
  });
  const own = all.filter((one) => one.parentId === row.parentId).findIndex((one) => one.id === id);
  const count = childrenOf(row.parentId).length;
  const stuck: MovedInTree = { ok: false, code: 'no-further' };
  if (move.kind === 'up') return own === 0 ? stuck : among(row.parentId, own - 1);
  if (move.kind === 'down') return own === count ? stuck : among(row.parentId, own + 1);
  if (move.kind === 'in') {
    const before = childrenOf(row.parentId)[own - 1];
    return before === undefined ? stuck : among(before, childrenOf(before).length);
  }
  if (!('target' in move)) {
    const parent = all.find((one) => one.id === row.parentId);
    return parent ? among(parent.parentId, childrenOf(parent.parentId).indexOf(parent.id) + 1) : stuck;
  }
  const target = all.find((one) => one.id === move.target);
  if (!target) return { ok: false, code: 'gone' };
  if (isWithin(all, target.id, id)) return { ok: false, code: 'below-itself' };
  if (move.kind === 'inside') return among(target.id, childrenOf(target.id).length);
  const at = childrenOf(target.parentId).indexOf(target.id);
  return among(target.parentId, move.kind === 'before' ? at : at + 1);
}

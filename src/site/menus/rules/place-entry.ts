import { type MovedInTree, moveInTree, type TreeRow } from '#foundation/records/rules/move-in-tree.ts';
import type { RowMove } from '#foundation/records/rules/row-move.ts';
import { type EntryKind, levelsOf, type MenuName } from './menu-entry.ts';

/** An entry as far as its position goes. */
export type PlacedEntry = TreeRow & { readonly kind: EntryKind };

export type PlacedInMenu = MovedInTree | { readonly ok: false; readonly code: 'too-deep' };

const levelOf = (all: readonly TreeRow[], id: number | null): number => {
  const row = id === null ? undefined : all.find((one) => one.id === id);
  return row ? 1 + levelOf(all, row.parentId) : 0;
};

const heightOf = (all: readonly TreeRow[], id: number): number =>
  1 + Math.max(0, ...all.filter((one) => one.parentId === id).map((one) => heightOf(all, one.id)));

/** Whether an entry with so many levels of its own may stand below a parent: the menu has levels enough, and categories stand alone. */
export function mayStandBelow(
  menu: MenuName,
  all: readonly PlacedEntry[],
  { parentId, height }: { readonly parentId: number | null; readonly height: number },
): boolean {
  const parent = all.find((one) => one.id === parentId);
  return parent?.kind !== 'categories' && levelOf(all, parentId) + height <= levelsOf(menu);
}

/** Moves an entry of a menu among all of it, in the order of the tree; refused where the menu has no level for it. */
export function placeEntry(
  menu: MenuName,
  all: readonly PlacedEntry[],
  { id, move }: { readonly id: number; readonly move: RowMove },
): PlacedInMenu {
  const moved = moveInTree(all, id, move);
  if (!moved.ok) return moved;
  const fits = mayStandBelow(menu, all, { parentId: moved.parentId, height: heightOf(all, id) });
  return fits ? moved : { ok: false, code: 'too-deep' };
}

/** How many levels an entry has with what stands below it. */
export const entryHeight = heightOf;

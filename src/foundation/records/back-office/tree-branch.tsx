import type { KeyboardEvent } from 'react';
import { iconButtonClass } from '#kit/ui/controls/button-class.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import type { RowMove } from '../rules/row-move.ts';
import styles from './tree-branch.module.css';
import { handleId } from './use-moves.ts';
import type { useRowDrag } from './use-row-drag.ts';

const stepOf: Readonly<Record<string, RowMove['kind']>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** A record in a tree of the staff area, with the way to its page. */
export type BranchRow = {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  /** beside its name */
  readonly note: string;
  /** the note is about something that is wrong */
  readonly isWrong?: boolean;
  /** the way to a new one below it; null where none can stand there */
  readonly add: { readonly path: string; readonly label: string } | null;
};

/** What all rows of the tree share. */
export type TreeState = {
  readonly children: ReadonlyMap<number | null, readonly BranchRow[]>;
  readonly isOpen: (id: number) => boolean;
  readonly toggle: (id: number) => void;
  /** what a search found is marked */
  readonly isFound?: (id: number) => boolean;
  readonly move: (asked: { readonly id: number; readonly move: RowMove }) => void;
  readonly drag: ReturnType<typeof useRowDrag>;
  /** of the sentence that says what the arrows do */
  readonly hintId: string;
  readonly words: {
    readonly tree: string;
    readonly moveNamed: (name: string) => string;
    /** what a row folds */
    readonly below: (name: string) => string;
  };
};

/** The rows below one, each with its handle, its name, its note and what stands below it. */
export function TreeBranch({
  parentId,
  tree,
}: {
  readonly parentId: number | null;
  readonly tree: TreeState;
}) {
  return (
    <ul
      className={styles.branch}
      id={`below-${parentId ?? 'top'}`}
      aria-label={parentId === null ? tree.words.tree : undefined}
    >
      {(tree.children.get(parentId) ?? []).map((row) => (
        <li key={row.id}>
          <Row row={row} tree={tree} />
          {tree.isOpen(row.id) && tree.children.has(row.id) ? (
            <TreeBranch parentId={row.id} tree={tree} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Row({ row, tree }: { readonly row: BranchRow; readonly tree: TreeState }) {
  const { id, name, path, note, isWrong = false, add } = row;
  const { drag, hintId, words } = tree;
  const isOpen = tree.isOpen(id);
  function onKeyDown(event: KeyboardEvent): void {
    const kind = stepOf[event.key];
    if (!kind || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    tree.move({ id, move: { kind } as RowMove });
  }
  return (
    <div
      className={styles.row}
      data-row={id}
      data-drop={drag.target?.target === id ? drag.target.kind : undefined}
      data-dragged={drag.dragged === id || undefined}
    >
      <button
        type="button"
        id={handleId(id)}
        className={`${iconButtonClass} ${styles.handle}`}
        aria-label={words.moveNamed(name)}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        {...drag.handlers(id)}
      >
        <Icon name="menu" />
      </button>
      {tree.children.has(id) ? (
        <button
          type="button"
          className={`${iconButtonClass} ${styles.fold}`}
          aria-expanded={isOpen}
          aria-label={words.below(name)}
          onClick={() => tree.toggle(id)}
        >
          <Icon name="chevron-right" />
        </button>
      ) : (
        <span className={styles.leaf} />
      )}
      <a className={styles.name} href={path} data-found={tree.isFound?.(id) || undefined}>
        {name}
      </a>
      <span className={styles.note} data-wrong={isWrong || undefined}>
        {note}
      </span>
      {add ? (
        <a className={`${iconButtonClass} ${styles.add}`} href={add.path} aria-label={add.label}>
          <Icon name="plus" />
        </a>
      ) : null}
    </div>
  );
}

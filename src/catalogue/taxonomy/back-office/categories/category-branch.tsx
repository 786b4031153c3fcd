import type { KeyboardEvent } from 'react';
import { handleId } from '#foundation/records/back-office/use-moves.ts';
import type { useRowDrag } from '#foundation/records/back-office/use-row-drag.ts';
import { iconButtonClass } from '#kit/ui/controls/button-class.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { categoriesPath, categoryEditPath } from '../../rules/category-form.ts';
import type { CategoryMove } from '../../rules/move-category.ts';
import type { StaffCategory } from '../../server/categories/read-staff-categories.ts';
import styles from './category-tree.module.css';

const stepOf: Readonly<Record<string, CategoryMove['kind']>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** What all rows of the tree share. */
export type TreeState = {
  readonly children: ReadonlyMap<number | null, readonly StaffCategory[]>;
  readonly isOpen: (id: number) => boolean;
  readonly toggle: (id: number) => void;
  /** what a search found is marked */
  readonly isFound: (id: number) => boolean;
  readonly move: (asked: { readonly id: number; readonly move: CategoryMove }) => void;
  readonly drag: ReturnType<typeof useRowDrag>;
  /** of the sentence that says what the arrows do */
  readonly hintId: string;
};

/** The categories below one, each with its handle, its name, its products and what stands below it. */
export function CategoryBranch({
  parentId,
  tree,
}: {
  readonly parentId: number | null;
  readonly tree: TreeState;
}) {
  const { staffCategories: words } = useBackOfficeWords();
  return (
    <ul
      className={styles.branch}
      id={`below-${parentId ?? 'top'}`}
      aria-label={parentId === null ? words.tree : undefined}
    >
      {(tree.children.get(parentId) ?? []).map((category) => (
        <li key={category.id}>
          <CategoryRow category={category} tree={tree} />
          {tree.isOpen(category.id) && tree.children.has(category.id) ? (
            <CategoryBranch parentId={category.id} tree={tree} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function CategoryRow({ category, tree }: { readonly category: StaffCategory; readonly tree: TreeState }) {
  const { staffCategories: words } = useBackOfficeWords();
  const { id, name, products } = category;
  const { drag, hintId } = tree;
  const isOpen = tree.isOpen(id);
  function onKeyDown(event: KeyboardEvent): void {
    const kind = stepOf[event.key];
    if (!kind || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    tree.move({ id, move: { kind } as CategoryMove });
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
      <a className={styles.name} href={categoryEditPath(id)} data-found={tree.isFound(id) || undefined}>
        {name}
      </a>
      <span className={styles.products}>{words.products(products)}</span>
      <a
        className={`${iconButtonClass} ${styles.add}`}
        href={`${categoriesPath}new/?parent=${id}`}
        aria-label={words.addBelow(name)}
      >
        <Icon name="plus" />
      </a>
    </div>
  );
}

import { useState } from 'react';
import { TreeBranch } from '#foundation/records/back-office/tree-branch.tsx';
import { useMoves } from '#foundation/records/back-office/use-moves.ts';
import { useRowDrag } from '#foundation/records/back-office/use-row-drag.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { categoriesPath, categoryEditPath } from '../../rules/category-form.ts';
import { findBranches } from '../../rules/shown-branches.ts';
import type { PostedMove } from '../../server/categories/post-category-move.ts';
import type { StaffCategory } from '../../server/categories/read-staff-categories.ts';
import styles from './category-tree.module.css';

/** Up to so many categories the whole tree is unfolded when it is opened. */
const UNFOLDED = 40;
const hintId = 'move-category-hint';

export type CategoryTreeProps = {
  readonly categories: readonly StaffCategory[];
  readonly nonce: string;
};

/** All categories in one tree: searched, folded, and moved by drag or arrows. */
export function CategoryTree({ categories, nonce }: CategoryTreeProps) {
  const { staffCategories: words } = useBackOfficeWords();
  const parents = [...new Set(categories.flatMap(({ parentId }) => (parentId === null ? [] : [parentId])))];
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set(categories.length <= UNFOLDED ? parents : []),
  );
  const [search, setSearch] = useState('');
  const isSearched = search.trim() !== '';
  const { matches, shown } = findBranches(categories, search);
  const { move, answer } = useMoves<PostedMove>({
    path: categoriesPath,
    nonce,
    onMoved(moved) {
      const parentId = moved.ok ? moved.parentId : null;
      if (parentId !== null) setOpen((all) => new Set(all).add(parentId));
    },
  });
  const said = answer?.ok ? words.moved(answer.name, answer.parent, answer.position, answer.count) : '';
  const problem = answer && !answer.ok ? words.notMoved[answer.problem] : '';
  const drag = useRowDrag((id, target) => move({ id, move: target }), { isTree: true });
  const rows = isSearched ? categories.filter(({ id }) => shown.has(id)) : categories;
  const found = matches.size === 0 ? words.nothingFound : words.found(matches.size);

  const rowOf = ({ id, parentId, name, products }: StaffCategory) => ({
    id,
    parentId,
    name,
    path: categoryEditPath(id),
    note: words.products(products),
    add: { path: `${categoriesPath}new/?parent=${id}`, label: words.addBelow(name) },
  });
  function toggle(id: number): void {
    setOpen((all) => {
      const next = new Set(all);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }
  return (
    <section className={styles.section} aria-label={words.tree}>
      <div className={styles.tools}>
        <TextField
          id="category-search"
          type="search"
          label={words.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          autoComplete="off"
        />
        <Button kind="secondary" disabled={isSearched} onClick={() => setOpen(new Set(parents))}>
          {words.unfoldAll}
        </Button>
        <Button kind="secondary" disabled={isSearched} onClick={() => setOpen(new Set())}>
          {words.foldAll}
        </Button>
        <p className={styles.count} role="status">
          {isSearched ? found : words.count(categories.length)}
        </p>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
      {problem === '' ? null : <Notice kind="warning">{problem}</Notice>}
      <p id={hintId} hidden>
        {words.moveHint}
      </p>
      <TreeBranch
        parentId={null}
        tree={{
          children: Map.groupBy(rows.map(rowOf), ({ parentId }) => parentId),
          isOpen: (id) => isSearched || open.has(id),
          toggle,
          isFound: (id) => isSearched && matches.has(id),
          move,
          drag,
          hintId,
          words,
        }}
      />
    </section>
  );
}

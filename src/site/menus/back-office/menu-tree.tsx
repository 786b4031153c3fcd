import { useState } from 'react';
import { type BranchRow, TreeBranch } from '#foundation/records/back-office/tree-branch.tsx';
import { useMoves } from '#foundation/records/back-office/use-moves.ts';
import { useRowDrag } from '#foundation/records/back-office/use-row-drag.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { levelsOf, type MenuName } from '../rules/menu-entry.ts';
import { menuEntryPath, menusPath } from '../rules/menu-entry-form.ts';
import { mayStandBelow } from '../rules/place-entry.ts';
import type { PostedMenuMove } from '../server/staff/post-menu-entry.ts';
import type { StaffMenuEntry } from '../server/staff/read-staff-menu.ts';
import styles from './menu-tree.module.css';

const hintId = 'move-entry-hint';

export type MenuTreeProps = {
  readonly menu: MenuName;
  readonly entries: readonly StaffMenuEntry[];
  readonly nonce: string;
};

/** The entries of a menu, moved by drag or arrows; what shoppers do not see says why. */
export function MenuTree({ menu, entries, nonce }: MenuTreeProps) {
  const { staffMenus: words } = useBackOfficeWords();
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const { move, answer } = useMoves<PostedMenuMove>({
    path: menusPath,
    nonce,
    onMoved(moved) {
      const parentId = moved.ok ? moved.parentId : null;
      if (parentId !== null) setFolded((all) => new Set([...all].filter((id) => id !== parentId)));
    },
  });
  const drag = useRowDrag((id, target) => move({ id, move: target }), { isTree: levelsOf(menu) > 1 });
  const said = answer?.ok ? words.moved(answer.name, answer.parent, answer.position, answer.count) : '';
  const problem = answer && !answer.ok ? words.notMoved[answer.problem] : '';
  const parents = new Set(entries.map(({ parentId }) => parentId));

  const rowOf = (entry: StaffMenuEntry): BranchRow => {
    const { id, name, kind, target, address, targetName } = entry;
    const isBare = kind === 'heading' && !parents.has(id);
    const isMissing = target === 'gone' || target === 'unpublished';
    const leadsTo = [words.kinds[kind], targetName === name ? '' : targetName || address];
    return {
      id,
      name,
      path: menuEntryPath(id),
      note: isMissing
        ? words[target](words.kinds[kind])
        : isBare
          ? words.emptyHeading
          : leadsTo.filter((text) => text !== '' && text !== name).join(': '),
      isWrong: isMissing || isBare,
      add: mayStandBelow(menu, entries, { parentId: id, height: 1 })
        ? { path: `${menusPath}new/?menu=${menu}&parent=${id}`, label: words.addBelow(name) }
        : null,
    };
  };
  const children = new Map(
    [...Map.groupBy(entries, ({ parentId }) => parentId)].map(([id, rows]) => [id, rows.map(rowOf)]),
  );
  return (
    <section className={styles.section} aria-label={words.tree}>
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
          children,
          isOpen: (id) => !folded.has(id),
          toggle: (id) =>
            setFolded((all) =>
              all.has(id) ? new Set([...all].filter((one) => one !== id)) : new Set([...all, id]),
            ),
          move,
          drag,
          hintId,
          words,
        }}
      />
    </section>
  );
}

import type { KeyboardEvent, ReactNode } from 'react';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { handleId, useMoves } from '#foundation/records/back-office/use-moves.ts';
import { useRowDrag } from '#foundation/records/back-office/use-row-drag.ts';
import { iconButtonClass } from '#kit/ui/controls/button-class.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { PostedMove } from '../../server/attributes/post-attribute.ts';
import styles from './ordered-rows.module.css';

export type OrderedRow = {
  readonly id: number;
  readonly name: string;
} & (
  | {
      /** where the name leads */
      readonly path: string;
      readonly facts: string;
    }
  /** what is edited in the row */
  | { readonly cells: ReactNode }
);

type OrderedRowsProps = {
  readonly rows: readonly OrderedRow[];
  /** the page that moves are posted to */
  readonly path: string;
  readonly nonce: string;
  /** how rows are moved, or that there are none */
  readonly hint: string;
  readonly hintId: string;
};

/** Attributes or terms in their order, moved by drag or arrows. */
export function OrderedRows({ rows, path, nonce, hint, hintId }: OrderedRowsProps) {
  const { staffAttributes: words } = useBackOfficeWords();
  const { move, answer } = useMoves<PostedMove>({ path, nonce });
  const drag = useRowDrag((id, target) => move({ id, move: target }));
  function onKeyDown(event: KeyboardEvent, id: number): void {
    const kind = event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : null;
    if (!kind || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move({ id, move: { kind } });
  }
  return (
    <>
      <p id={hintId} className={sheet.hint}>
        {hint}
      </p>
      <p className={styles.said} role="status">
        {answer?.ok ? words.moved(answer.name, answer.position, answer.count) : ''}
      </p>
      {answer && !answer.ok ? <Notice kind="warning">{words.notMoved[answer.problem]}</Notice> : null}
      {rows.length === 0 ? null : (
        <ol className={styles.list}>
          {rows.map((row) => (
            <li key={row.id}>
              <div
                className={'cells' in row ? styles.edited : styles.row}
                data-row={row.id}
                data-drop={drag.target?.target === row.id ? drag.target.kind : undefined}
                data-dragged={drag.dragged === row.id || undefined}
              >
                <button
                  type="button"
                  id={handleId(row.id)}
                  className={`${iconButtonClass} ${styles.handle}`}
                  aria-label={words.moveNamed(row.name)}
                  aria-describedby={hintId}
                  onKeyDown={(event) => onKeyDown(event, row.id)}
                  {...drag.handlers(row.id)}
                >
                  <Icon name="menu" />
                </button>
                {'cells' in row ? (
                  row.cells
                ) : (
                  <>
                    <a href={row.path}>{row.name}</a>
                    <span className={styles.facts}>{row.facts}</span>
                  </>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

import { useSyncExternalStore } from 'react';
import { iconButtonClass } from '#kit/ui/controls/button-class.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import type { Board } from '../browser/board.ts';
import { useTableWords } from '../use-table-words.ts';
import styles from './notice-board.module.css';

/** The notices of the tables of a page: floats over the page and goes by itself, but not while it is read (TAB-86, TAB-88). */
export function NoticeBoard({ board }: { board: Board }) {
  const notices = useSyncExternalStore(board.subscribe, board.snapshot, board.snapshot);
  const words = useTableWords();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses its timer.
    <div
      className={styles.board}
      data-notice-board
      onMouseEnter={board.hold}
      onMouseLeave={board.release}
      onFocus={board.hold}
      onBlur={board.release}
    >
      {notices.map(({ id, kind, text, action }) => (
        <div key={id} className={styles.notice}>
          <Notice
            kind={kind}
            action={
              <>
                {action ? <a href={action.href}>{action.label}</a> : null}
                <button
                  type="button"
                  className={iconButtonClass}
                  aria-label={words.closeNotice}
                  onClick={() => board.remove(id)}
                >
                  <Icon name="close" />
                </button>
              </>
            }
          >
            {text}
          </Notice>
        </div>
      ))}
    </div>
  );
}

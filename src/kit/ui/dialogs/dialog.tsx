import { type ReactNode, useEffect, useRef } from 'react';
import { iconButtonClass } from '../controls/button-class.ts';
import { Icon } from '../display/icon.tsx';
import styles from './dialog.module.css';
import { keepFocusInside } from './keep-focus-inside.ts';

export type DialogProps = {
  readonly id?: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** in the middle of the page, or a drawer at the start or the end of the line */
  readonly position?: 'middle' | 'start' | 'end';
  /** lets a button with `popovertarget` open it where no scripts run */
  readonly popover?: 'auto';
  readonly children: ReactNode;
};

const positions = { middle: '', start: styles.side, end: `${styles.side} ${styles.end}` };

/** A modal dialog: Escape, the close button and a click on the overlay close it, and focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const { id, open, onClose, title, closeLabel, position = 'middle', popover, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      id={id}
      popover={popover}
      className={`${styles.dialog} ${positions[position]}`}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={keepFocusInside}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
        <button type="button" className={iconButtonClass} aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

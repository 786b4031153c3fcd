import { useEffect, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import styles from './dialog.module.css';
import { keepFocusInside } from './keep-focus-inside.ts';

export type AlertDialogProps = {
  /** the sentence to acknowledge; null closes */
  readonly message: string | null;
  readonly acknowledge: string;
  readonly onClose: () => void;
};

/** A message that has to be acknowledged; focus returns to where it was. */
export function AlertDialog({ message, acknowledge, onClose }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (message !== null && !dialog.current?.open) dialog.current?.showModal();
    if (message === null && dialog.current?.open) dialog.current.close();
  }, [message]);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles.alert}`}
      role="alertdialog"
      aria-label={message ?? undefined}
      onClose={onClose}
      onKeyDown={keepFocusInside}
    >
      <p>{message}</p>
      <Button wide onClick={onClose}>
        {acknowledge}
      </Button>
    </dialog>
  );
}

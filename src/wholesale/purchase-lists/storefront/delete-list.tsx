import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Dialog } from '#kit/ui/dialogs/dialog.tsx';
import { listFields } from '../rules/list-form.ts';
import styles from './list-view.module.css';
import { useListWords } from './use-list-words.ts';

const dialogId = 'delete-list';

type DeleteListProps = {
  readonly path: string;
  readonly nonce: ReactNode;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** Deletes the list after a confirmation, for which no scripts are needed (LIST-13). */
export function DeleteList({ path, nonce, onSubmit }: DeleteListProps) {
  const { delete: words } = useListWords();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.delete}>
      <button
        type="button"
        className={buttonClass({ kind: 'quiet' })}
        aria-haspopup="dialog"
        popoverTarget={dialogId}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {words.open}
      </button>
      <Dialog
        id={dialogId}
        open={open}
        onClose={() => setOpen(false)}
        title={words.open}
        closeLabel={words.no}
        popover="auto"
      >
        <form
          method="post"
          action={path}
          className={styles.question}
          onSubmit={(event) => {
            setOpen(false);
            onSubmit(event);
          }}
        >
          {nonce}
          <p>{words.question}</p>
          <div className={styles.answers}>
            <Button type="submit" name={listFields.action} value="delete">
              {words.yes}
            </Button>
            <Button
              kind="secondary"
              popoverTarget={dialogId}
              popoverTargetAction="hide"
              onClick={() => setOpen(false)}
            >
              {words.no}
            </Button>
          </div>
        </form>
      </Dialog>
    </div>
  );
}

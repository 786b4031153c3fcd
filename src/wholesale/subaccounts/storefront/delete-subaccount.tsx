import { type ReactNode, useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Dialog } from '#kit/ui/dialogs/dialog.tsx';
import { actionField } from '../rules/subaccount.ts';
import styles from './subaccounts-view.module.css';
import { useSubaccountWords } from './use-subaccount-words.ts';

const dialogId = 'delete-subaccount';

type DeleteSubaccountProps = {
  readonly path: string;
  readonly nonce: ReactNode;
  readonly onConfirm: () => void;
};

/** Deletes a subaccount after a confirmation, for which no scripts are needed (SUB-18). */
export function DeleteSubaccount({ path, nonce, onConfirm }: DeleteSubaccountProps) {
  const { delete: words } = useSubaccountWords();
  const [open, setOpen] = useState(false);
  return (
    <div>
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
        {words.button}
      </button>
      <Dialog
        id={dialogId}
        open={open}
        onClose={() => setOpen(false)}
        title={words.button}
        closeLabel={words.no}
        popover="auto"
      >
        <form
          method="post"
          action={path}
          className={styles.question}
          onSubmit={(event) => {
            event.preventDefault();
            setOpen(false);
            onConfirm();
          }}
        >
          {nonce}
          <p>
            <strong>{words.question}</strong> {words.hint}
          </p>
          <div className={styles.buttons}>
            <Button type="submit" name={actionField} value="delete">
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

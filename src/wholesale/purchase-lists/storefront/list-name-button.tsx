import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { AlertDialog } from '#kit/ui/dialogs/alert-dialog.tsx';
import { Dialog } from '#kit/ui/dialogs/dialog.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { announce } from '#kit/ui/live/announce.ts';
import { listFields, listsPath } from '../rules/list-form.ts';
import { longestTitle } from '../rules/product-string.ts';
import styles from './save-cart-button.module.css';
import { useListWords } from './use-list-words.ts';

type ListNameButtonProps = {
  /** of its dialog */
  readonly id: string;
  readonly label: string;
  readonly wide?: boolean;
  /** there is no line to save (LIST-07) */
  readonly isEmpty?: boolean;
  /** saves the lines under the name; false where that did not work */
  readonly save: (title: string) => Promise<boolean>;
  /** what the form carries where no scripts run */
  readonly hidden?: ReactNode;
};

/** A button that asks for the name of a new list and saves it; after that it says so and is disabled (LIST-05, LIST-07 to LIST-09). */
export function ListNameButton({
  id,
  label,
  wide = false,
  isEmpty = false,
  save,
  hidden,
}: ListNameButtonProps) {
  const { fromCart: words, done, problems, acknowledge } = useListWords();
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<'fresh' | 'saving' | 'saved' | 'failed'>('fresh');
  const [needsName, setNeedsName] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Of a form inside of a form, whose own would be sent as well.
    event.stopPropagation();
    const title = String(new FormData(event.currentTarget).get(listFields.title) ?? '');
    // Without a name nothing is saved (LIST-05).
    setNeedsName(title.trim() === '');
    if (title.trim() === '' || state === 'saving') return;
    setOpen(false);
    setState('saving');
    const isSaved = await save(title);
    setState(isSaved ? 'saved' : 'failed');
    if (isSaved) announce(done.saved);
  };

  return (
    <div className={styles.place}>
      <Button
        kind="secondary"
        wide={wide}
        aria-haspopup="dialog"
        popoverTarget={id}
        disabled={state === 'saving' || state === 'saved'}
        onClick={(event) => {
          event.preventDefault();
          if (isEmpty) setAlert(problems['list-empty']);
          else setOpen(true);
        }}
      >
        {state === 'saved' ? words.saved : label}
      </Button>
      {state === 'failed' ? <Notice kind="error">{problems.failed}</Notice> : null}
      {state === 'saved' ? (
        <Notice kind="success" action={<a href={listsPath}>{words.toLists}</a>}>
          {done.saved}
        </Notice>
      ) : null}
      <Dialog
        id={id}
        open={open}
        onClose={() => setOpen(false)}
        title={label}
        closeLabel={words.cancel}
        popover="auto"
      >
        <form method="post" action={listsPath} className={styles.form} onSubmit={submit} noValidate>
          {hidden}
          <TextField
            id={`${id}-title`}
            name={listFields.title}
            label={words.ask}
            maxLength={longestTitle}
            autoComplete="off"
            required
            error={needsName ? problems['title-missing'] : ''}
          />
          <div className={styles.answers}>
            <Button type="submit">{words.save}</Button>
            <Button
              kind="secondary"
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={() => setOpen(false)}
            >
              {words.cancel}
            </Button>
          </div>
        </form>
      </Dialog>
      <AlertDialog message={alert} acknowledge={acknowledge} onClose={() => setAlert(null)} />
    </div>
  );
}

import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { buttonClass } from '../controls/button-class.ts';
import { Dialog } from './dialog.tsx';

export type ConfirmedDeleteProps = {
  readonly id: string;
  /** where the form is posted to, and the name of the field that says `delete` there */
  readonly path: string;
  readonly action: string;
  readonly words: { readonly open: string; readonly yes: string; readonly no: string };
  readonly question: ReactNode;
  /** the form's nonce */
  readonly nonce: ReactNode;
  readonly looks: Readonly<Partial<Record<'around' | 'question' | 'answers', string | undefined>>>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** A button that deletes after a confirmation, for which no scripts are needed. */
export function ConfirmedDelete(props: ConfirmedDeleteProps) {
  const { id, path, action, words, question, nonce, looks, onSubmit } = props;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={looks.around}>
      <button
        type="button"
        className={buttonClass({ kind: 'quiet' })}
        aria-haspopup="dialog"
        popoverTarget={id}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {words.open}
      </button>
      <Dialog id={id} open={open} onClose={close} title={words.open} closeLabel={words.no} popover="auto">
        <form
          method="post"
          action={path}
          className={looks.question}
          onSubmit={(event) => {
            close();
            onSubmit(event);
          }}
        >
          {nonce}
          <p>{question}</p>
          <div className={looks.answers}>
            <Button type="submit" name={action} value="delete">
              {words.yes}
            </Button>
            <Button kind="secondary" popoverTarget={id} popoverTargetAction="hide" onClick={close}>
              {words.no}
            </Button>
          </div>
        </form>
      </Dialog>
    </div>
  );
}

import { type ReactNode, useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Dialog } from '#kit/ui/dialogs/dialog.tsx';
import type { ApprovalAction } from '../rules/order-approval.ts';
import styles from './order-approval.module.css';

export type DecisionDialogProps = {
  readonly action: ApprovalAction;
  /** of the order's page */
  readonly path: string;
  readonly nonce: string;
  readonly words: { readonly button: string; readonly question: string; readonly yes: string };
  readonly no: string;
  readonly kind: 'primary' | 'secondary';
  /** second step after the question, with the button that opens it (APR-08); without scripts it is below the question */
  readonly then?: { readonly label: string; readonly content: ReactNode };
  readonly onConfirm: (form: FormData) => void;
};

/** A button that asks for confirmation; without scripts a popover with a form (APR-05, APR-07, APR-10). */
export function DecisionDialog(props: DecisionDialogProps) {
  const { action, path, nonce, words, no, kind, then, onConfirm } = props;
  // Null without scripts, or while the dialog is closed: then both steps are rendered.
  const [step, setStep] = useState<'sure' | 'then' | null>(null);
  const id = `decide-${action}`;
  const close = () => setStep(null);
  return (
    <>
      <button
        type="button"
        className={buttonClass({ kind })}
        aria-haspopup="dialog"
        popoverTarget={id}
        data-acts=""
        onClick={(event) => {
          event.preventDefault();
          setStep('sure');
        }}
      >
        {words.button}
      </button>
      <Dialog
        id={id}
        open={step !== null}
        onClose={close}
        title={words.button}
        closeLabel={no}
        popover="auto"
      >
        <form
          method="post"
          action={path}
          className={styles.question}
          onSubmit={(event) => {
            event.preventDefault();
            if (then && step === 'sure') return setStep('then');
            const form = new FormData(event.currentTarget);
            close();
            onConfirm(form);
          }}
        >
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          {step === 'then' ? null : <p>{words.question}</p>}
          {then && step !== 'sure' ? then.content : null}
          <div className={styles.buttons}>
            <Button type="submit" name="action" value={action}>
              {then && step === 'sure' ? then.label : words.yes}
            </Button>
            <Button kind="secondary" popoverTarget={id} popoverTargetAction="hide" onClick={close}>
              {no}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}

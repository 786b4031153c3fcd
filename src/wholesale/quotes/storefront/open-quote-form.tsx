import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { AlertDialog } from '#kit/ui/dialogs/alert-dialog.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { quotesFor } from '#messages/conversations/quotes-for.ts';
import type { Attached } from '#wholesale/conversations/rules/attachments.ts';
import { locationParameters, type QuoteForm, quoteRequestPath } from '../rules/quote-form.ts';
import type { QuoteProblem, QuoteRequest } from '../rules/quote-request.ts';
import { QuoteFields } from './quote-fields.tsx';
import styles from './quote-form.module.css';
import { useQuoteRequest } from './use-quote-request.ts';

export type OpenQuoteFormProps = {
  readonly form: QuoteForm;
  /** the form was opened just now: its first field takes the focus */
  readonly takesFocus?: boolean;
  /** what was typed before, and why it was refused */
  readonly entered?: QuoteRequest | null;
  readonly refused?: { readonly text: string; readonly problems: readonly QuoteProblem[] } | null;
  /** attachments that have come with it */
  readonly attached?: Attached;
  readonly onClose?: () => void;
};

/** The fields of a quote request and the button that sends it; after a successful one the button is gone (QUO-02 to QUO-04). */
export function OpenQuoteForm(props: OpenQuoteFormProps) {
  const { form, takesFocus = false, entered = null, refused = null, attached = [], onClose } = props;
  const words = quotesFor(useWords().locale);
  const element = useRef<HTMLFormElement>(null);
  const [uploads, setUploads] = useState(0);
  const { state, error, wrong, alert, closeAlert, send } = useQuoteRequest(form, refused);
  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  }, [takesFocus]);
  const isBusy = state === 'sending' || uploads > 0;
  const where = locationParameters(form.location, form.product?.id ?? null);
  return (
    <form
      ref={element}
      className={styles.form}
      method="post"
      action={`${quoteRequestPath}?${where}`}
      encType="multipart/form-data"
      noValidate
      aria-label={words.title}
      onSubmit={(event) => void send(event)}
    >
      <p className={styles.intro}>{words.intro[form.location]}</p>
      {form.product ? <p className={styles.product}>{words.forProduct(form.product.name)}</p> : null}
      {form.hasManyVendors ? <Notice kind="warning">{words.problems['many-vendors']}</Notice> : null}
      <QuoteFields
        form={form}
        entered={entered}
        attached={attached}
        wrong={wrong}
        onUploading={(change) => setUploads((count) => count + change)}
      />
      <div role="alert">{error === '' ? null : <Notice kind="error">{error}</Notice>}</div>
      {state === 'sent' ? null : (
        <div className={styles.buttons}>
          <Button type="submit" disabled={isBusy}>
            {state === 'sending' ? words.sending : words.send}
          </Button>
          {onClose ? (
            <Button kind="secondary" onClick={onClose}>
              {words.close}
            </Button>
          ) : null}
        </div>
      )}
      <AlertDialog message={alert} acknowledge={words.understood} onClose={closeAlert} />
    </form>
  );
}

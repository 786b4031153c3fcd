import { useState } from 'react';
import { isDone, postAjaxAction } from '#foundation/calls/storefront/call-ajax-action.ts';
import { iconButtonClass } from '#kit/ui/controls/button-class.ts';
import kit from '#kit/ui/controls/field.module.css';
import { describedBy, FieldNotes } from '#kit/ui/controls/field-notes.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { quotesFor } from '#messages/conversations/quotes-for.ts';
import { refusalIn } from '#wholesale/conversations/storefront/answers.ts';
import { type QuoteField, type QuoteForm, quoteFieldName, quoteFileInput } from '../rules/quote-form.ts';
import styles from './quote-form.module.css';

type QuoteFileFieldProps = {
  readonly field: QuoteField;
  readonly form: QuoteForm;
  readonly label: string;
  /** the address that a file was stored under before; '' for none */
  readonly sent: string;
  readonly isWrong: boolean;
  readonly onUploading: (change: 1 | -1) => void;
};

type Sending = {
  readonly address: string;
  readonly name: string;
  readonly error: string;
  readonly busy: boolean;
};

/** A file, which scripts send as soon as it is chosen: the address that comes back is the field's value (QUO-09). */
export function QuoteFileField({ field, form, label, sent, isWrong, onUploading }: QuoteFileFieldProps) {
  const words = quotesFor(useWords().locale);
  const id = `quote-field-${field.id}`;
  const [{ address, name, error, busy }, setSending] = useState<Sending>({
    address: sent,
    name: '',
    error: '',
    busy: false,
  });

  async function choose(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    if (!file) return;
    setSending({ address: '', name: file.name, error: '', busy: true });
    onUploading(1);
    const fields = new FormData();
    fields.set('security', form.nonce);
    fields.set('file', file);
    const answer = await postAjaxAction(`${form.wholesale}quoteupload`, fields);
    onUploading(-1);
    // What was sent comes with the form by its address, not a second time.
    input.value = '';
    if (isDone(answer.status)) {
      return setSending({ address: answer.text.trim(), name: file.name, error: '', busy: false });
    }
    setSending({ address: '', name: '', error: refusalIn(answer) ?? words.failed, busy: false });
  }

  function remove(): void {
    setSending({ address: '', name: '', error: '', busy: false });
    document.getElementById(id)?.focus();
  }

  const hint = words.fileHint(form.maxMegabytes);
  return (
    <div className={styles.file} aria-busy={busy || undefined}>
      <label htmlFor={id}>{label}</label>
      {address === '' ? null : (
        <p className={styles.sent}>
          <Icon name="check" />
          <span>{words.file.sent(name || field.label)}</span>
          <button
            type="button"
            className={iconButtonClass}
            aria-label={words.file.remove(field.label)}
            onClick={remove}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
      <input type="hidden" name={quoteFieldName(form, field)} value={address} readOnly />
      <input
        type="file"
        className={kit.file}
        id={id}
        name={quoteFileInput(form, field)}
        accept={form.accept}
        onChange={(event) => void choose(event.currentTarget)}
        aria-invalid={isWrong || error !== '' ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
      <p className={styles.status} role="status">
        {busy ? words.file.sending(name) : ''}
      </p>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

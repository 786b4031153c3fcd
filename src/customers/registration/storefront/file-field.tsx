import { useState } from 'react';
import { acceptedFiles, fileProblems } from '#foundation/private-files/rules/sent-file.ts';
import { iconButtonClass } from '#kit/ui/controls/button-class.ts';
import kit from '#kit/ui/controls/field.module.css';
import { describedBy, FieldNotes } from '#kit/ui/controls/field-notes.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import type { RegistrationMessages } from '#messages/it/registration.ts';
import {
  fieldName,
  fileInputName,
  type RegistrationField,
  registrationFilesNonce,
  sendFilePath,
} from '../rules/registration-form.ts';
import type { RegistrationPage } from '../rules/registration-page.ts';
import styles from './file-field.module.css';

export type FileFieldProps = {
  readonly field: RegistrationField;
  readonly page: RegistrationPage;
  readonly typed: Record<string, string | undefined>;
  readonly label: string;
  readonly error: string;
  readonly words: RegistrationMessages;
};

type Sending =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'sending'; readonly name: string }
  | { readonly kind: 'sent'; readonly name: string; readonly token: string }
  | { readonly kind: 'refused'; readonly text: string };

// The names of sent files are remembered while the page is open, also when the visitor switches roles.
const names = new Map<string, string>();

function firstState(token: string, page: RegistrationPage): Sending {
  const name = page.files[token] ?? names.get(token);
  return name === undefined ? { kind: 'nothing' } : { kind: 'sent', name, token };
}

/** A file, which scripts upload as soon as it is chosen; without scripts the form posts it. A refused form does not lose the file. */
export function FileField({ field, page, typed, label, error, words }: FileFieldProps) {
  const id = fieldName(field);
  const inputId = fileInputName(field);
  const [sending, setSending] = useState<Sending>(() => firstState(typed[id] ?? '', page));

  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    setSending({ kind: 'sending', name: file.name });
    const answer = await sendFile(field, file, page.nonce);
    // What was sent comes with the form by its token, not a second time.
    input.value = '';
    if (answer.token !== null) {
      names.set(answer.token, file.name);
      typed[id] = answer.token;
      setSending({ kind: 'sent', name: file.name, token: answer.token });
      return;
    }
    typed[id] = '';
    const problem = fileProblems.find((known) => known === answer.problem);
    setSending({
      kind: 'refused',
      text: problem ? words.problems[problem](field.label) : words.file.failed,
    });
  };
  const remove = () => {
    typed[id] = '';
    setSending({ kind: 'nothing' });
    document.getElementById(id)?.focus();
  };
  const shownError = sending.kind === 'refused' ? sending.text : sending.kind === 'nothing' ? error : '';
  const hint = sending.kind === 'sent' ? words.file.replace : field.hint || words.file.hint;
  return (
    <div className={kit.field} aria-busy={sending.kind === 'sending' || undefined}>
      <label className={kit.label} htmlFor={id}>
        {label}
      </label>
      {sending.kind === 'sent' ? (
        <p className={styles.sent}>
          <Icon name="check" />
          <span>{words.file.sent(sending.name)}</span>
          <button
            type="button"
            className={iconButtonClass}
            aria-label={words.file.remove(field.label)}
            onClick={remove}
          >
            <Icon name="close" />
          </button>
        </p>
      ) : null}
      <input type="hidden" name={id} value={sending.kind === 'sent' ? sending.token : ''} readOnly />
      <input
        type="file"
        id={id}
        name={inputId}
        className={styles.control}
        accept={acceptedFiles['pdf-and-pictures']}
        onChange={(event) => void choose(event.currentTarget)}
        aria-invalid={shownError ? true : undefined}
        aria-describedby={describedBy(id, hint, shownError)}
      />
      <p className={styles.status} role="status">
        {sending.kind === 'sending' ? words.file.sending(sending.name) : ''}
      </p>
      <FieldNotes id={id} hint={hint} error={shownError} />
    </div>
  );
}

/** The token of a stored file, or why it was refused; `problem` is null where no answer came. */
type FileAnswer = { readonly token: string | null; readonly problem: string | null };

const textIn = (answer: object, name: string): string | null => {
  const value: unknown = Object.entries(answer).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : null;
};

/** Sends a file of a registration by itself. */
async function sendFile(field: RegistrationField, file: File, nonce: string): Promise<FileAnswer> {
  const form = new FormData();
  // The nonce comes before the file: without it the server writes nothing.
  form.set(registrationFilesNonce, nonce);
  form.set(fileInputName(field), file);
  try {
    const response = await fetch(sendFilePath(field), { method: 'POST', body: form });
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null) return { token: null, problem: null };
    return { token: textIn(answer, 'token'), problem: textIn(answer, 'problem') };
  } catch {
    return { token: null, problem: null };
  }
}

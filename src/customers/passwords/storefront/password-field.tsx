import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { TextField, type TextFieldProps } from '#kit/ui/controls/text-field.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { passwordsFor } from '#messages/passwords-for.ts';
import styles from './password-field.module.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'defaultValue' | 'value'> & {
  /** shown below the field and its notes */
  readonly children?: ReactNode;
};

const never = () => () => {};

/** A password, hidden until the visitor shows it; the button for that is rendered by scripts, without which it cannot work (PWD-01). */
export function PasswordField({ children, ...field }: PasswordFieldProps) {
  const words = passwordsFor(useWords().locale);
  const [shown, setShown] = useState(false);
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const label = shown ? words.hide : words.show;
  return (
    <div className={styles.field}>
      <TextField
        spellCheck={false}
        autoCapitalize="none"
        {...field}
        maxLength={1000}
        type={shown ? 'text' : 'password'}
      />
      {alive ? (
        <button
          type="button"
          className={styles.toggle}
          aria-label={label}
          title={label}
          aria-controls={field.id}
          onClick={() => setShown(!shown)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
            <circle cx="12" cy="12" r="3" />
            {shown ? <path d="M4 4l16 16" /> : null}
          </svg>
        </button>
      ) : null}
      {children}
    </div>
  );
}

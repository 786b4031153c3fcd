import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '../dialogs/dialog.tsx';
import { Icon } from '../display/icon.tsx';
import { iconButtonClass } from './button-class.ts';
import styles from './date-field.module.css';
import type { DatePickerProps } from './date-picker.tsx';
import field from './field.module.css';
import { describedBy, FieldNotes } from './field-notes.tsx';

/** The words of a date field; day and month names come with the picker's language. */
type DateWords = {
  readonly open: string;
  readonly title: string;
  readonly close: string;
  readonly loading: string;
  readonly failed: string;
};

export type DateFieldProps = {
  readonly id: string;
  readonly label: string;
  /** as it was typed */
  readonly defaultValue: string;
  readonly required: boolean;
  readonly hint: string;
  readonly error: string;
  readonly locale: 'it' | 'en';
  readonly words: DateWords;
  readonly thisYear: number;
  /** what was typed as `2026-11-21`; null for no date */
  readonly parse: (typed: string) => string | null;
  /** `2026-11-21` as it is typed */
  readonly write: (date: string) => string;
};

type Picker = ComponentType<DatePickerProps>;

/** A text field for a date; once scripts run, a button beside it opens a calendar, which is fetched then (SITE-26). */
export function DateField(props: DateFieldProps) {
  const { id, label, defaultValue, required, hint, error, words, parse, write } = props;
  const input = useRef<HTMLInputElement>(null);
  const [alive, setAlive] = useState(false);
  const [open, setOpen] = useState(false);
  const [Picker, setPicker] = useState<{ readonly Part: Picker } | null>(null);
  const [failed, setFailed] = useState(false);
  const dialogId = useId();
  useEffect(() => setAlive(true), []);

  const show = async () => {
    setFailed(false);
    setOpen(true);
    if (Picker) return;
    try {
      const { DatePicker } = await import('./date-picker.tsx');
      setPicker({ Part: DatePicker });
    } catch {
      setOpen(false);
      setFailed(true);
    }
  };
  const pick = (date: string) => {
    setOpen(false);
    if (!input.current) return;
    input.current.value = write(date);
    // The form hears of it as if a hand had typed it.
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
    input.current.focus();
  };
  const note = failed ? words.failed : hint;
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          name={id}
          className={`${field.control} ${styles.date}`}
          defaultValue={defaultValue}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, note, error)}
        />
        {alive ? (
          <button
            type="button"
            className={iconButtonClass}
            aria-label={words.open}
            onClick={() => void show()}
          >
            <Icon name="calendar" />
          </button>
        ) : null}
      </div>
      <FieldNotes id={id} hint={note} error={error} />
      <Dialog
        id={dialogId}
        open={open}
        onClose={() => setOpen(false)}
        title={words.title}
        closeLabel={words.close}
      >
        {open && Picker ? (
          <Picker.Part
            selected={parse(input.current?.value ?? '')}
            onPick={pick}
            locale={props.locale}
            thisYear={props.thisYear}
          />
        ) : (
          <p className={styles.wait}>{words.loading}</p>
        )}
      </Dialog>
    </div>
  );
}

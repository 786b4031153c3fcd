import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../display/icon.tsx';
import type { ComboBoxProps } from './combo-box.tsx';
import styles from './field.module.css';
import { describedBy, FieldNotes } from './field-notes.tsx';
import look from './searchable-select.module.css';
import type { SelectOption } from './select.tsx';

export type SearchableSelectProps = Omit<
  ComponentProps<'select'>,
  'className' | 'id' | 'children' | 'ref' | 'value' | 'defaultValue' | 'onChange' | 'onFocus'
> & {
  readonly id: string;
  readonly label: ReactNode;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onPick: (value: string) => void;
  /** the visitor is about to choose */
  readonly onReach?: () => void;
  readonly hint?: string;
  readonly error?: string;
  /** classes by which third-party scripts know the native control */
  readonly marks?: string;
  readonly words: { readonly search: string; readonly noMatches: string };
};

/** A native select, which stays the form's control; once scripts run, a drop-down with a search box stands in front of it. */
export function SearchableSelect(props: SearchableSelectProps) {
  const { id, label, options, value, onPick, onReach, words, ...rest } = props;
  const { hint = '', error = '', marks = '', ...native } = rest;
  const select = useRef<HTMLSelectElement>(null);
  const ComboBox = useComboBox(select);
  const described = describedBy(id, hint, error);

  // The native control changes first, so that the form hears of it as if a hand had changed it.
  const pick = (picked: string) => {
    if (!select.current || picked === select.current.value) return;
    select.current.value = picked;
    select.current.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} id={`${id}-label`} htmlFor={ComboBox ? `${id}-combo` : id}>
        {label}
      </label>
      <span className={styles.select}>
        <select
          {...native}
          ref={select}
          id={id}
          value={value}
          onChange={(event) => onPick(event.target.value)}
          onFocus={onReach}
          className={`${marks} ${ComboBox ? look.behind : styles.control}`}
          tabIndex={ComboBox ? -1 : undefined}
          aria-hidden={ComboBox ? true : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {ComboBox ? (
          <ComboBox
            id={`${id}-combo`}
            className={`${styles.control} ${look.trigger}`}
            options={options}
            value={value}
            onPick={pick}
            words={words}
            invalid={error !== ''}
            {...(described === undefined ? {} : { describedBy: described })}
            {...(onReach ? { onReach } : {})}
            required={native['aria-required'] === true}
            labelledBy={`${id}-label`}
          />
        ) : null}
        <Icon name="chevron-down" />
      </span>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The drop-down with a search box once it has been fetched; it waits while the native control is in use. */
function useComboBox(select: RefObject<HTMLSelectElement | null>): ComponentType<ComboBoxProps> | null {
  const [ready, setReady] = useState<{ readonly ComboBox: ComponentType<ComboBoxProps> } | null>(null);
  useEffect(() => {
    const left = new AbortController();
    void import('./combo-box.tsx').then(
      ({ ComboBox }) => {
        const stepIn = () => setReady({ ComboBox });
        if (left.signal.aborted) return;
        if (document.activeElement !== select.current) stepIn();
        else select.current?.addEventListener('blur', stepIn, { once: true, signal: left.signal });
      },
      // Without the drop-down the native control goes on doing its work.
      () => undefined,
    );
    return () => left.abort();
  }, [select]);
  return ready?.ComboBox ?? null;
}

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { CellChoices } from '../rules/cell-text.ts';
import { kindOf, type VariationField } from '../rules/variation-field.ts';
import { suggestions } from './grid-columns.ts';
import styles from './variation-grid.module.css';

export type CellInputProps = {
  readonly field: VariationField;
  /** what it begins with; `isWhole` where a key was typed that replaces what stood there */
  readonly first: { readonly text: string; readonly isWhole: boolean };
  readonly choices: CellChoices;
  readonly label: string;
  /** null where nothing changes */
  readonly onFinish: (text: string | null) => void;
  readonly onMove: (event: KeyboardEvent, key?: string) => boolean;
};

/** The field in the cell that is being typed into. */
export function CellInput({ field, first, choices, label, onFinish, onMove }: CellInputProps) {
  const [text, setText] = useState(first.text);
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const list = useId();
  const known = suggestions(field, choices);
  useEffect(() => {
    input.current?.focus();
    if (!first.isWhole) input.current?.select();
  }, [first]);
  const finish = (result: string | null) => {
    if (isDone.current) return;
    isDone.current = true;
    onFinish(result);
  };
  const kind = kindOf(field);
  return (
    <>
      <input
        ref={input}
        className={styles.input}
        aria-label={label}
        value={text}
        list={known.length > 0 ? list : undefined}
        autoComplete="off"
        inputMode={
          kind === 'amount' ? 'decimal' : kind === 'whole' || kind === 'picture' ? 'numeric' : undefined
        }
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => finish(text)}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey) {
            if (event.key.toLowerCase() === 's') finish(text);
            return;
          }
          event.stopPropagation();
          if (event.key === 'Escape') finish(null);
          else if (event.key === 'Enter' || event.key === 'Tab') {
            event.preventDefault();
            finish(text);
            onMove(event);
          } else if (
            first.isWhole &&
            (event.key === 'ArrowUp' || event.key === 'ArrowDown') &&
            known.length === 0
          ) {
            event.preventDefault();
            finish(text);
            onMove(event);
          }
        }}
      />
      {known.length > 0 ? (
        <datalist id={list}>
          {known.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}

import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ScanAnswer } from '../rules/scan-answer.ts';
import styles from './scan-field.module.css';
import { sendScan } from './send-scan.ts';

export type ScanFieldProps = {
  /** of the page that takes scanned codes */
  readonly path: string;
  readonly nonce: string;
  readonly hint: string;
  /** what was answered to a code that was sent without scripts */
  readonly answered: ScanAnswer | null;
  /** whether a quantity can be typed beside the code: one piece where it is empty */
  readonly hasQuantity?: boolean;
  readonly onScan?: () => void;
};

type Waiting = { readonly scan: string; readonly code: string; readonly pieces: string };

const shown = 6;

/**
 * Takes one code after the other from a scanner that types like a keyboard: the field is emptied at once and stays where one types, codes go to the shop one by
 * one in their order, and what became of the latest stands below it.
 */
export function ScanField({ path, nonce, hint, answered, hasQuantity = false, onScan }: ScanFieldProps) {
  const { staffStock } = useBackOfficeWords();
  const { scan: words } = staffStock;
  const field = useId();
  const form = useRef<HTMLFormElement>(null);
  const { revalidate } = useRevalidator();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [answers, setAnswers] = useState<readonly ScanAnswer[]>(answered ? [answered] : []);
  const [next] = waiting;
  useEffect(() => {
    if (!next) return;
    let left = false;
    void sendScan(path, { ...next, nonce }).then((answer) => {
      if (left) return;
      setAnswers((before) => [answer, ...before.filter(({ scan }) => scan !== answer.scan)].slice(0, shown));
      setWaiting((before) => before.filter(({ scan }) => scan !== next.scan));
    });
    return () => {
      left = true;
    };
  }, [next, path, nonce]);
  // The page is read anew when the last code has been answered.
  const isQuiet = waiting.length === 0;
  const [latest] = answers;
  useEffect(() => {
    if (isQuiet && latest?.kind === 'counted') void revalidate();
  }, [isQuiet, latest, revalidate]);
  const take = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = form.current?.elements.namedItem('code');
    if (!(input instanceof HTMLInputElement)) return;
    const code = input.value.trim();
    input.value = '';
    input.focus();
    const quantity = form.current?.elements.namedItem('pieces');
    const pieces = quantity instanceof HTMLInputElement ? quantity.value.trim() : '';
    if (quantity instanceof HTMLInputElement) quantity.value = '';
    if (code === '') return;
    setWaiting((before) => [...before, { scan: crypto.randomUUID(), code, pieces }]);
    onScan?.();
  };
  return (
    <div className={styles.scan} data-state={latest && latest.kind !== 'counted' ? 'wrong' : 'right'}>
      <form
        ref={form}
        className={styles.form}
        data-quantity={hasQuantity}
        method="post"
        action={path}
        onSubmit={take}
      >
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <input type="hidden" name="action" value="scan" readOnly />
        <TextField
          id={field}
          name="code"
          label={words.label}
          hint={hint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          // A scanner types into the field without anybody touching the screen
          autoFocus
        />
        {hasQuantity ? (
          <TextField
            id={`${field}-pieces`}
            name="pieces"
            label={words.quantity}
            inputMode="numeric"
            autoComplete="off"
            placeholder="1"
            maxLength={7}
          />
        ) : null}
        <Button type="submit" kind="secondary">
          {words.button}
        </Button>
      </form>
      <div aria-live="polite">
        {waiting.length > 0 ? <p className={styles.waiting}>{words.waiting(waiting.length)}</p> : null}
        <ol className={styles.answers}>
          {answers.map((answer) => (
            <li key={answer.scan} data-kind={answer.kind}>
              <ScanLine answer={answer} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function ScanLine({ answer }: { readonly answer: ScanAnswer }): ReactNode {
  const { scan: words } = useBackOfficeWords().staffStock;
  if (answer.kind === 'counted') {
    const { name, choices, sku } = answer.article;
    return (
      <>
        <b>{words.pieces(answer.pieces)}</b> {choices === '' ? name : `${name} (${choices})`}{' '}
        <small>{sku}</small>
      </>
    );
  }
  if (answer.kind === 'ambiguous') return words.ambiguous(answer.code, answer.skus.join(', '));
  return words[answer.kind](answer.code);
}

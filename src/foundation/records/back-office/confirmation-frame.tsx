import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { confirmedField } from '../rules/posted-record.ts';
import styles from './confirmation-frame.module.css';
import layout from './staff-page.module.css';

export type ConfirmationFrameProps = {
  readonly question: string;
  /** the page to return to without confirming */
  readonly action: string;
  /** the fields of that form, which are posted once more with the confirmation */
  readonly fields: readonly (readonly [string, string])[];
  /** the value that is confirmed, see `confirmedField` */
  readonly confirmed: string;
  readonly yes: string;
  readonly no: string;
  readonly children: ReactNode;
};

/** A confirmation page with two answers instead of the page that asked, so that it works without scripts. */
export function ConfirmationFrame(props: ConfirmationFrameProps) {
  const { question, action, fields, confirmed, yes, no, children } = props;
  const { forms } = useBackOfficeWords().backOffice;
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus moves here, so that the next tab stop is an answer and not the menu.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={layout.part} aria-labelledby="confirmation-heading">
      <div className={layout.head}>
        <h1 id="confirmation-heading" ref={heading} tabIndex={-1}>
          {question}
        </h1>
      </div>
      <div className={styles.text}>{children}</div>
      <form className={styles.answers} method="post" action={action} aria-label={forms.answers}>
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field may be posted more than once and never moves
          <input key={`${name} ${index}`} type="hidden" name={name} value={value} readOnly />
        ))}
        <Button type="submit" name={confirmedField} value={confirmed}>
          {yes}
        </Button>
        <a className={buttonClass({ kind: 'secondary' })} href={action}>
          {no}
        </a>
      </form>
    </section>
  );
}

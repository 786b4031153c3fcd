import { useEffect, useRef } from 'react';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import styles from './staff-form.module.css';

export type FormSummaryProps = {
  /** by the id of the field */
  readonly problems: readonly { readonly id: string; readonly sentence: string }[];
};

/** What is wrong with a form, with a link to each field; takes the focus when it appears. */
export function FormSummary({ problems }: FormSummaryProps) {
  const { backOffice } = useBackOfficeWords();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems.length]);
  if (problems.length === 0) return null;
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={summary}>
      <p>{backOffice.forms.summary(problems.length)}</p>
      <ul>
        {problems.map(({ id, sentence }) => (
          <li key={id}>
            <a href={`#${id}`}>{sentence}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

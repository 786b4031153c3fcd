import { Button } from '#kit/ui/controls/button.tsx';
import { consentWordsFor } from '#messages/consent-words-for.ts';
import type { Locale } from '#messages/locale.ts';
import styles from './consent-question.module.css';

export type ConsentQuestionProps = {
  readonly locale: Locale;
  /** whether the answer also counts for which products were looked at */
  readonly viewed: boolean;
  readonly onAnswer: (answer: 'allow' | 'deny') => void;
};

/** Asks for consent to record where the visit came from; both buttons have the same weight. */
export function ConsentQuestion({ locale, viewed, onAnswer }: ConsentQuestionProps) {
  const words = consentWordsFor(locale);
  return (
    <section className={styles.question} aria-labelledby="consent-heading">
      <div>
        <h2 id="consent-heading">{words.heading}</h2>
        <p>{viewed ? words.textWithViewed : words.text}</p>
      </div>
      <p className={styles.answers}>
        <Button type="button" kind="secondary" onClick={() => onAnswer('deny')}>
          {words.no}
        </Button>
        <Button type="button" kind="secondary" onClick={() => onAnswer('allow')}>
          {words.yes}
        </Button>
      </p>
    </section>
  );
}

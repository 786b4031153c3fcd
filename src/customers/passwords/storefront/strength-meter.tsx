import type { PasswordsMessages } from '#messages/it/passwords.ts';
import { strengthOf } from '../rules/password-strength.ts';
import styles from './strength-meter.module.css';

/** What the shop thinks of a password that is being typed, in words and as a bar (PWD-09 to PWD-14). */
export function StrengthMeter({ score, words }: { score: number; words: PasswordsMessages }) {
  const { label, asksForMore, hint } = strengthOf(score);
  return (
    <div className={styles.meter} data-strength={label}>
      <span className={styles.bar} aria-hidden="true">
        <span />
      </span>
      <p className={styles.label} role="status" aria-live="polite">
        {words.strength[label]}
        {asksForMore ? words.askForMore : ''}
      </p>
      {hint ? <p className={styles.hint}>{words.hint}</p> : null}
    </div>
  );
}

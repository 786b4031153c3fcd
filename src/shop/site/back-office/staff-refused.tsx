import { buttonClass } from '#ui/controls/button-class.ts';
import styles from './staff-refused.module.css';
import { useBackOfficeWords } from './use-back-office-words.ts';

/** For whoever is not staff. */
export function StaffRefused() {
  const { backOffice } = useBackOfficeWords();
  return (
    <main className={styles.page}>
      <h1>{backOffice.refusedTitle}</h1>
      <p>{backOffice.refusedText}</p>
      <div>
        <a className={buttonClass()} href="/my-account/">
          {backOffice.logIn}
        </a>
        <a className={buttonClass({ kind: 'secondary' })} href="/">
          {backOffice.shopLink}
        </a>
      </div>
    </main>
  );
}

import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import styles from './staff-refused.module.css';

/** The page for staff whose address leads to nothing: a record that is gone, or a page of a list beyond its last. */
export function StaffNotFound() {
  const { backOffice } = useBackOfficeWords();
  return (
    <div className={styles.page}>
      <h1>{backOffice.missingTitle}</h1>
      <p>{backOffice.missingText}</p>
      <div>
        <a className={buttonClass()} href="/staff/">
          {backOffice.toFirstPage}
        </a>
      </div>
    </div>
  );
}

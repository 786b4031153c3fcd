import { buttonClass } from '#ui/controls/button-class.ts';
import styles from './staff-refused.module.css';
import { useBackOfficeWords } from './use-back-office-words.ts';

/** For whoever is not staff, and for staff whose role does not go so far. */
export function StaffRefused({ isStaff }: { readonly isStaff: boolean }) {
  const { backOffice } = useBackOfficeWords();
  return (
    <div className={styles.page}>
      <h1>{isStaff ? backOffice.barredTitle : backOffice.refusedTitle}</h1>
      <p>{isStaff ? backOffice.barredText : backOffice.refusedText}</p>
      <div>
        <a className={buttonClass()} href={isStaff ? '/staff/' : '/my-account/'}>
          {isStaff ? backOffice.toFirstPage : backOffice.logIn}
        </a>
        <a className={buttonClass({ kind: 'secondary' })} href="/">
          {backOffice.shopLink}
        </a>
      </div>
    </div>
  );
}

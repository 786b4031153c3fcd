import { useLocation } from 'react-router';
import { logInPath } from '#customers/accounts/rules/return-path.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import styles from './staff-refused.module.css';

export type StaffRefusedProps = {
  readonly isStaff: boolean;
  /** nobody is logged in: whoever does so comes back to this page */
  readonly isGuest?: boolean;
};

/** For whoever is not staff, and for staff whose role does not go so far. */
export function StaffRefused({ isStaff, isGuest = false }: StaffRefusedProps) {
  const { backOffice } = useBackOfficeWords();
  const { pathname } = useLocation();
  const entry = isGuest ? logInPath(pathname) : '/my-account/';
  return (
    <div className={styles.page}>
      <h1>{isStaff ? backOffice.barredTitle : backOffice.refusedTitle}</h1>
      <p>{isStaff ? backOffice.barredText : backOffice.refusedText}</p>
      <div>
        <a className={buttonClass()} href={isStaff ? '/staff/' : entry}>
          {isStaff ? backOffice.toFirstPage : backOffice.logIn}
        </a>
        <a className={buttonClass({ kind: 'secondary' })} href="/">
          {backOffice.shopLink}
        </a>
      </div>
    </div>
  );
}

import { useLocation } from 'react-router';
import { logInPath } from '#customers/accounts/rules/return-path.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import styles from './staff-refused.module.css';

export type StaffRefusedProps = {
  readonly isStaff: boolean;
  /** the visitor is not logged in: the log-in leads back to this page */
  readonly isGuest?: boolean;
};

/** The refusal for visitors who are not staff, and for staff whose role lacks the right. */
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

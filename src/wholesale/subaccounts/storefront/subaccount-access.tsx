import type { ReactNode } from 'react';
import form from '#customers/accounts/storefront/pages/account-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { actionField, type Subaccount } from '../rules/subaccount.ts';
import styles from './subaccounts-view.module.css';
import { useSubaccountWords } from './use-subaccount-form.ts';

type SubaccountAccessProps = {
  readonly subaccount: Subaccount;
  /** of its page */
  readonly path: string;
  readonly nonce: ReactNode;
};

/** What a main account does about the log-in of a subaccount: a new password by email, and its suspension. */
export function SubaccountAccess({ subaccount, path, nonce }: SubaccountAccessProps) {
  const { access } = useSubaccountWords();
  const { isSuspended, email } = subaccount;
  return (
    <form className={styles.access} method="post" action={path} aria-labelledby="subaccount-access">
      {nonce}
      <h2 id="subaccount-access">{access.heading}</h2>
      <p className={form.quiet}>{isSuspended ? access.suspendedHint : access.hint(email)}</p>
      <div className={styles.buttons}>
        {isSuspended ? null : (
          <Button type="submit" kind="secondary" name={actionField} value="password">
            {access.sendPassword}
          </Button>
        )}
        <Button type="submit" kind="secondary" name={actionField} value={isSuspended ? 'resume' : 'suspend'}>
          {isSuspended ? access.resume : access.suspend}
        </Button>
      </div>
    </form>
  );
}

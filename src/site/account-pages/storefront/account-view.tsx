import type { ReactNode } from 'react';
import { accountReader } from '#customers/accounts/rules/account-pages.ts';
import styles from '#customers/accounts/storefront/log-in/entering.module.css';
import { LogInByEmailForm } from '#customers/accounts/storefront/log-in/log-in-by-email-form.tsx';
import { LogInForm } from '#customers/accounts/storefront/log-in/log-in-form.tsx';
import { AccountFrame, FlashNotice } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { AccountPage } from '../server/read-account-page.ts';
import { Dashboard } from './dashboard.tsx';
import { RegisterForm } from './register-form.tsx';

export type AccountViewProps = {
  readonly page: AccountPage;
  /** what other modules ask at registration */
  readonly registrationFields?: ReactNode;
  /** what other modules show the account's owner */
  readonly note?: ReactNode;
};

export function AccountView({ page, registrationFields, note }: AccountViewProps) {
  const { accounts } = useShopWords();
  if (page.person) {
    return (
      <AccountFrame
        title={accounts.title}
        current="dashboard"
        platform={page.platform}
        reader={accountReader(page.person)}
        leave={page.nonces.logOut}
        flash={page.flash}
      >
        {note}
        <Dashboard {...page} />
      </AccountFrame>
    );
  }
  const { logIn, register, platform, flash } = page;
  return (
    <div className={styles.page}>
      <h1>{accounts.title}</h1>
      <FlashNotice flash={flash} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <LogInForm {...logIn} platform={platform} />
          {logIn.problem?.code === 'too-many-attempts' ? (
            <LogInByEmailForm email={logIn.email} nonce={logIn.byEmailNonce} />
          ) : null}
        </div>
        <RegisterForm {...register} platform={platform} redirect={logIn.redirect}>
          {registrationFields}
        </RegisterForm>
      </div>
    </div>
  );
}

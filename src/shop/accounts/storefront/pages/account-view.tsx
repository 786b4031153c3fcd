import type { ReactNode } from 'react';
import { accountReader } from '#shop/accounts/rules/account-pages.ts';
import type { AccountPage } from '#shop/accounts/server/account-page.ts';
import { useShopWords } from '#shop/site/storefront/use-shop-words.ts';
import styles from '../entering/entering.module.css';
import { LogInByEmailForm } from '../entering/log-in-by-email-form.tsx';
import { LogInForm } from '../entering/log-in-form.tsx';
import { RegisterForm } from '../entering/register-form.tsx';
import { ToldNotice } from '../told-notice.tsx';
import { AccountFrame } from './account-frame.tsx';
import { Dashboard } from './dashboard.tsx';

export type AccountViewProps = {
  readonly page: AccountPage;
  /** what other rooms ask at registration */
  readonly registrationFields?: ReactNode;
  /** what other rooms tell the account's owner */
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
        told={page.told}
      >
        {note}
        <Dashboard {...page} />
      </AccountFrame>
    );
  }
  const { logIn, register, platform, told } = page;
  return (
    <div className={styles.page}>
      <h1>{accounts.title}</h1>
      <ToldNotice told={told} />
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

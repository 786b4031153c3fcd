import { accountReader } from '#customers/accounts/rules/account-pages.ts';
import { AccountFrame } from '#customers/accounts/storefront/pages/account-frame.tsx';
import {
  RegistrationNote,
  type RegistrationNoteProps,
} from '#customers/registration/storefront/registration-note.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { OwnAccountPage } from '../server/read-account-page.ts';
import { Dashboard } from './dashboard.tsx';

export type AccountViewProps = RegistrationNoteProps & {
  readonly page: OwnAccountPage;
  /** the account has a page of stored payment methods */
  readonly savesMethods?: boolean;
};

/** The account page of its owner. */
export function AccountView({ page, registration, savesMethods = false }: AccountViewProps) {
  const { accounts } = useShopWords();
  return (
    <AccountFrame
      title={accounts.title}
      current="dashboard"
      platform={page.platform}
      reader={accountReader(page.person)}
      leave={page.nonces.logOut}
      flash={page.flash}
      savesMethods={savesMethods}
    >
      <RegistrationNote registration={registration} />
      <Dashboard {...page} />
    </AccountFrame>
  );
}

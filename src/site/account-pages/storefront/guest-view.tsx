import styles from '#customers/accounts/storefront/log-in/entering.module.css';
import { FlashNotice } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { Island } from '#kit/islands/storefront/island.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import enterAccount from './enter-account.island.tsx';
import type { EnterAccountProps } from './enter-account.tsx';

/** The account page of a guest, who logs in or registers. */
export function GuestView(props: EnterAccountProps) {
  const { accounts } = useShopWords();
  return (
    <div className={styles.page}>
      <h1>{accounts.title}</h1>
      <FlashNotice flash={props.page.flash} />
      <Island of={enterAccount} props={props} />
    </div>
  );
}

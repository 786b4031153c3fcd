import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import type { Unapproved } from '../rules/unapproved.ts';
import styles from './pay-button.module.css';

/** Why the wallet did not pay, below its buttons: a calm sentence where the buyer has closed it. */
export function WalletOutcome({ why }: { readonly why: Unapproved }) {
  const { locale } = useWords();
  if (why === 'cancelled') return <Notice kind="info">{walletFor(locale).calledOff}</Notice>;
  if (why.length === 0) return null;
  return (
    <p role="alert" className={styles.error}>
      {why.map(({ text }) => text).join(' ')}
    </p>
  );
}

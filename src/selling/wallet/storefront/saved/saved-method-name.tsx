import { useWords } from '#kit/words/storefront/use-words.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { brandName, type SavedMethod, shownExpiry } from '../../rules/saved-method.ts';
import styles from './saved-methods.module.css';

/** Which stored method it is: brand and last digits with the expiry, or the account of the wallet. */
export function SavedMethodName({ saved }: { readonly saved: SavedMethod }) {
  const { saved: words } = walletFor(useWords().locale);
  const { expires, isExpired } = saved;
  const said = isExpired ? words.expired : words.expires;
  return (
    <span className={styles.name}>
      <span>{nameOf(saved, words)}</span>
      {expires === '' ? null : (
        <span className={`${styles.expiry} ${isExpired ? styles.expired : ''}`}>
          {said(shownExpiry(expires))}
        </span>
      )}
    </span>
  );
}

type Words = ReturnType<typeof walletFor>['saved'];

/** The same in one sentence, for the labels of buttons. */
export const nameOf = ({ brand, lastDigits, email }: SavedMethod, words: Words) =>
  brand === '' ? words.account(email) : words.card(brandName(brand), lastDigits);

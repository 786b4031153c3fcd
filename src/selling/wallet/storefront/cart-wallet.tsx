import { useState } from 'react';
import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import type { PayLaterTerms } from '#selling/payments/rules/pay-later.ts';
import type { WalletButtonsOffer } from '../rules/wallet-buttons.ts';
import styles from './pay-button.module.css';
import { PayLaterMessage } from './pay-later-message.tsx';
import { payButtonClass } from './submit-pay-buttons.tsx';
import { WalletButtons } from './wallet-buttons.tsx';

/** The wallet on the cart page; `link` is null where the wallet cannot pay this cart. */
export type CartWalletOffer = {
  readonly link: string | null;
  readonly payLater: PayLaterTerms;
  /** null or absent where the shop's own button stands alone */
  readonly buttons?: WalletButtonsOffer | null;
};

/** The wallet's button and its message about instalments on the cart page (CPG-05, PAY-08). */
export function CartWallet({ offer, total }: { readonly offer: CartWalletOffer; readonly total: Cents }) {
  const words = walletFor(useWords().locale);
  const [problems, setProblems] = useState<readonly CheckoutProblem[]>([]);
  if (offer.link === null) return null;
  const own = (
    <a className={payButtonClass('gold')} href={offer.link} rel="nofollow">
      {words.button}
    </a>
  );
  return (
    <div className={styles.stack}>
      <p className={styles.or}>{words.or}</p>
      {offer.buttons ? (
        <WalletButtons offer={offer.buttons} onProblems={setProblems}>
          {own}
        </WalletButtons>
      ) : (
        own
      )}
      {problems.length === 0 ? null : (
        <p role="alert" className={styles.error}>
          {problems.map(({ text }) => text).join(' ')}
        </p>
      )}
      <PayLaterMessage amount={total} terms={offer.payLater} />
    </div>
  );
}

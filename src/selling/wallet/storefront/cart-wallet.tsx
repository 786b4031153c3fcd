import { useState } from 'react';
import type { Cents } from '#foundation/money/rules/cents.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import type { PayLaterTerms } from '#selling/payments/rules/pay-later.ts';
import type { Unapproved } from '../rules/unapproved.ts';
import type { WalletButtonsOffer } from '../rules/wallet-buttons.ts';
import styles from './pay-button.module.css';
import { PayLaterMessage } from './pay-later-message.tsx';
import { payButtonClass } from './submit-pay-buttons.tsx';
import { WalletButtons } from './wallet-buttons.tsx';
import { WalletOutcome } from './wallet-outcome.tsx';

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
  const [problems, setProblems] = useState<Unapproved>([]);
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
        <WalletButtons offer={offer.buttons} total={total} onProblems={setProblems}>
          {own}
        </WalletButtons>
      ) : (
        own
      )}
      <WalletOutcome why={problems} />
      <PayLaterMessage amount={total} terms={offer.payLater} />
    </div>
  );
}

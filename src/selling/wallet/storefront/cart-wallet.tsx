import type { Cents } from '#foundation/money/rules/cents.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import type { PayLaterTerms } from '#selling/payments/rules/pay-later.ts';
import styles from './pay-button.module.css';
import { PayLaterMessage } from './pay-later-message.tsx';
import { payButtonClass } from './submit-pay-buttons.tsx';

/** The wallet on the cart page; `link` is null where the wallet cannot pay this cart. */
export type CartWalletOffer = { readonly link: string | null; readonly payLater: PayLaterTerms };

/** The wallet's button and its message about instalments on the cart page (CPG-05, PAY-08). */
export function CartWallet({ offer, total }: { readonly offer: CartWalletOffer; readonly total: Cents }) {
  const words = walletFor(useWords().locale);
  if (offer.link === null) return null;
  return (
    <div className={styles.stack}>
      <p className={styles.or}>{words.or}</p>
      <a className={payButtonClass('gold')} href={offer.link} rel="nofollow">
        {words.button}
      </a>
      <PayLaterMessage amount={total} terms={offer.payLater} />
    </div>
  );
}

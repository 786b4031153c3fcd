import { useEffect, useRef, useState } from 'react';
import type { PurchaseChoice } from '#catalogue/variations/rules/purchase-choice.ts';
import { type Cents, timesQuantity } from '#foundation/money/rules/cents.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import type { PayLaterTerms } from '#selling/payments/rules/pay-later.ts';
import { simulationDelay } from '../rules/simulation-delay.ts';
import { WalletFrame } from './framed/wallet-frame.tsx';
import styles from './pay-button.module.css';
import { PayLaterMessage } from './pay-later-message.tsx';
import { payButtonClass } from './submit-pay-buttons.tsx';

export type ProductWalletProps = {
  readonly choice: PurchaseChoice;
  /** the price shown, in cents; null before a variation is chosen */
  readonly price: Cents | null;
  readonly payLater: PayLaterTerms;
  readonly prefix: string;
  /** the buttons of the provider's script can be had, in a frame */
  readonly isFramed: boolean;
};

const calls = () => import('./product-calls.ts');

/** The wallet's button and its message about instalments on a product page (PAY-04, PAY-08, PAY-09). */
export function ProductWallet({ choice, price, payLater, prefix, isFramed }: ProductWalletProps) {
  const words = walletFor(useWords().locale);
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState('');
  const simulated = useSimulation(choice, prefix);
  const pay = async () => {
    if (opening || !choice.enabled) return;
    setOpening(true);
    setProblem('');
    const outcome = await (await calls()).payForProduct(choice, prefix, words.errors.generic);
    if (outcome.ok) return window.location.assign(outcome.url);
    setProblem(outcome.text);
    setOpening(false);
  };
  const amount = simulated ?? (price === null ? null : timesQuantity(price, choice.quantity));
  const own = (
    <button
      type="button"
      className={payButtonClass('gold')}
      aria-disabled={opening || !choice.enabled || undefined}
      onClick={() => void pay()}
    >
      {opening ? words.opening : words.button}
    </button>
  );
  return (
    <div className={`${styles.stack} ${styles.product}`}>
      {isFramed ? <WalletFrame choice={choice}>{own}</WalletFrame> : own}
      {problem === '' ? null : (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
      {amount === null ? null : <PayLaterMessage amount={amount} terms={payLater} />}
    </div>
  );
}

/** The shop's price of a changed selection, requested at most once in five seconds (PAY-14); null for the first selection. */
function useSimulation(choice: PurchaseChoice, prefix: string): Cents | null {
  const key = JSON.stringify([choice.productId, choice.quantity, choice.attributes]);
  const [first] = useState(key);
  const [known, setKnown] = useState<{ readonly key: string; readonly amount: Cents } | null>(null);
  const last = useRef<number | null>(null);
  const latest = useRef(choice);
  latest.current = choice;
  const { enabled } = choice;
  useEffect(() => {
    if (!enabled || key === first) return;
    const ask = async () => {
      last.current = performance.now();
      const amount = await (await calls()).simulateProduct(latest.current, prefix);
      if (amount !== null) setKnown({ key, amount });
    };
    const timer = setTimeout(() => void ask(), simulationDelay(last.current, performance.now()));
    return () => clearTimeout(timer);
  }, [key, first, enabled, prefix]);
  return known?.key === key ? known.amount : null;
}

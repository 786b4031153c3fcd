import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Cents } from '#foundation/money/rules/cents.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import type { Unapproved } from '../rules/unapproved.ts';
import type { WalletButtonsOffer } from '../rules/wallet-buttons.ts';
import type { WalletButtonsContext } from './open-wallet-buttons.ts';
import styles from './wallet-buttons.module.css';

type WalletButtonsProps = {
  readonly offer: WalletButtonsOffer;
  readonly values?: WalletButtonsContext['values'];
  readonly onProblems: (problems: Unapproved) => void;
  /** what is to be paid; without it the wallets of the device are not offered */
  readonly total?: Cents;
  /** what is bought, where that is not what lies in the cart */
  readonly selection?: WalletButtonsContext['selection'];
  /** instead of going to the page where an approved payment is reviewed */
  readonly onApproved?: (url: string) => void;
  /** without waiting to be seen */
  readonly atOnce?: boolean;
  /** whether the buttons could be had */
  readonly onReady?: (isReady: boolean) => void;
  /** the shop's own button, until the provider's are there */
  readonly children?: ReactNode;
};

/** Google Pay is in every browser, Apple Pay in Apple's alone. */
const isOfDevice = (name: string, hasApplePay: boolean) => name === 'googlepay' || hasApplePay;

/** The buttons of the provider's script, fetched once they come into view; without it the shop's own button stays (PAY-04, PAY-05). */
export function WalletButtons({ offer, children, ...given }: WalletButtonsProps) {
  const { locale } = useWords();
  const box = useRef<HTMLDivElement>(null);
  // Null until it is known whether they can be had.
  const [ready, setReady] = useState<boolean | null>(null);
  const [hasApplePay, setHasApplePay] = useState(false);
  const latest = useRef(given);
  latest.current = given;

  useEffect(() => setHasApplePay('ApplePaySession' in window), []);

  useEffect(() => {
    let asked = false;
    const open = async () => {
      const { openWalletButtons } = await import('./open-wallet-buttons.ts');
      const { values, selection, total } = latest.current;
      return openWalletButtons({
        ...offer,
        selector: '#wallet-buttons',
        deviceSelector: '#device-wallets',
        ...(values ? { values: () => latest.current.values?.() ?? {} } : {}),
        ...(total ? { total: () => latest.current.total ?? total } : {}),
        ...(selection ? { selection: () => latest.current.selection?.() ?? [] } : {}),
        words: walletFor(locale),
        onProblems: (problems) => latest.current.onProblems(problems),
        onApproved: (url) =>
          latest.current.onApproved ? latest.current.onApproved(url) : window.location.assign(url),
      });
    };
    const settle = (isReady: boolean) => {
      setReady(isReady);
      latest.current.onReady?.(isReady);
    };
    const begin = () => {
      if (asked) return;
      asked = true;
      open().then(settle, () => settle(false));
    };
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
    });
    if (latest.current.atOnce) begin();
    else if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, [locale, offer]);

  const { total } = given;
  const awaited = offer.more.filter(
    (name) => name === 'paylater' || (total && isOfDevice(name, hasApplePay)),
  );
  return (
    <div ref={box} className={styles.buttons} data-pay="wallet" data-wallet-buttons={ready ? 'ready' : 'own'}>
      <div id="wallet-buttons" className={styles.provider} />
      <div id="device-wallets" className={styles.device} />
      {ready ? null : children}
      {ready === null && children
        ? awaited.map((name) => <div key={name} className={styles.awaited} />)
        : null}
    </div>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
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
  /** what is bought, where that is not what lies in the cart */
  readonly selection?: WalletButtonsContext['selection'];
  /** instead of going to the page where an approved payment is reviewed */
  readonly onApproved?: (url: string) => void;
  /** whether the buttons could be had */
  readonly onReady?: (isReady: boolean) => void;
  /** the shop's own button, until the provider's are there */
  readonly children?: ReactNode;
};

/** The buttons of the provider's script, fetched once they come into view; without it the shop's own button stays (PAY-04, PAY-05). */
export function WalletButtons({ offer, children, ...given }: WalletButtonsProps) {
  const { locale } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const latest = useRef(given);
  latest.current = given;

  useEffect(() => {
    let asked = false;
    const open = async () => {
      const { openWalletButtons } = await import('./open-wallet-buttons.ts');
      const { values, selection } = latest.current;
      return openWalletButtons({
        ...offer,
        selector: '#wallet-buttons',
        ...(values ? { values: () => latest.current.values?.() ?? {} } : {}),
        ...(selection ? { selection: () => latest.current.selection?.() ?? [] } : {}),
        words: walletFor(locale),
        onProblems: (problems) => latest.current.onProblems(problems),
        onApproved: (url) =>
          latest.current.onApproved ? latest.current.onApproved(url) : window.location.assign(url),
      });
    };
    const watch = new IntersectionObserver((entries) => {
      if (asked || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      asked = true;
      const settle = (isReady: boolean) => {
        setReady(isReady);
        latest.current.onReady?.(isReady);
      };
      open().then(settle, () => settle(false));
    });
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, [locale, offer]);

  return (
    <div ref={box} className={styles.buttons} data-pay="wallet" data-wallet-buttons={ready ? 'ready' : 'own'}>
      <div id="wallet-buttons" className={styles.provider} />
      {ready ? null : children}
    </div>
  );
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Unapproved } from '../../rules/unapproved.ts';
import type { WalletButtonsOffer } from '../../rules/wallet-buttons.ts';
import type { FrameMessage, SelectionMessage, WireSelection } from '../../rules/wallet-frame.ts';
import { WalletButtons } from '../wallet-buttons.tsx';
import { WalletOutcome } from '../wallet-outcome.tsx';
import styles from './framed-wallet.module.css';

type FramedWalletProps = {
  readonly offer: WalletButtonsOffer;
  /** the page around it says what is bought; else the cart is */
  readonly takesSelection: boolean;
};

const own = (): string => window.location.origin;
const tell = (message: FrameMessage) => window.parent.postMessage(message, own());

/** The wallet's buttons in a document of their own, in a frame of mini-cart or product page (PAY-04). */
export function FramedWallet({ offer, takesSelection }: FramedWalletProps) {
  const [why, setWhy] = useState<Unapproved>([]);
  const [ready, setReady] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const selection = useRef<readonly WireSelection[]>([]);
  const onReady = useCallback((isReady: boolean) => {
    if (isReady) setReady(true);
    else tell({ walletFrame: 'missing' });
  }, []);

  useEffect(() => {
    const hear = ({ data, origin, source }: MessageEvent<Partial<SelectionMessage> | null>) => {
      if (origin !== own() || source !== window.parent || !data?.walletSelection) return;
      selection.current = data.walletSelection;
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  useEffect(() => {
    const content = box.current;
    if (!ready || !content) return;
    const watch = new ResizeObserver(() =>
      tell({ walletFrame: 'size', height: Math.ceil(content.getBoundingClientRect().height) }),
    );
    watch.observe(content);
    return () => watch.disconnect();
  }, [ready]);

  return (
    <div ref={box} className={styles.framed}>
      <WalletButtons
        offer={offer}
        atOnce
        onProblems={setWhy}
        onReady={onReady}
        onApproved={(url) => tell({ walletFrame: 'approved', url })}
        {...(takesSelection ? { selection: () => selection.current } : {})}
      />
      <WalletOutcome why={why} />
    </div>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PurchaseChoice } from '#catalogue/variations/rules/purchase-choice.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { walletFramePath } from '#selling/payments/rules/framed-contexts.ts';
import type { FrameMessage, SelectionMessage } from '../../rules/wallet-frame.ts';
import styles from './wallet-frame.module.css';

type WalletFrameProps = {
  readonly choice: PurchaseChoice;
  /** the shop's own button, until the frame has its buttons and where it has none */
  readonly children: ReactNode;
};

/**
 * The buttons of the provider's script on a product page, in a document of their own that comes once they are in view. They buy what is chosen
 * on the page; while nothing is, the shop's own button says so.
 */
export function WalletFrame({ choice, children }: WalletFrameProps) {
  const words = walletFor(useWords().locale);
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'away' | 'loading' | 'missing'>('away');
  const [height, setHeight] = useState(0);
  const latest = useRef(choice);
  latest.current = choice;
  const key = JSON.stringify([choice.productId, choice.variationId, choice.quantity, choice.attributes]);

  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setState('loading');
      watch.disconnect();
    });
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    const hear = ({ data, origin, source }: MessageEvent<FrameMessage>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (data.walletFrame === 'missing') setState('missing');
      if (data.walletFrame === 'size') setHeight(data.height);
      if (data.walletFrame === 'approved') window.location.assign(data.url);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  const isReady = height > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the choice is another one.
  useEffect(() => {
    if (!isReady) return;
    const select = async () => {
      const { productsOf } = await import('../product-calls.ts');
      const message: SelectionMessage = { walletSelection: productsOf(latest.current) };
      frame.current?.contentWindow?.postMessage(message, window.location.origin);
    };
    void select();
  }, [key, isReady]);

  const isShown = isReady && choice.enabled;
  useEffect(() => {
    // A style attribute would be refused by the policy of the page.
    if (frame.current) frame.current.style.height = isShown ? `${height}px` : '';
  }, [height, isShown]);

  return (
    <div ref={box} className={styles.box} data-wallet-frame={isShown ? 'shown' : state}>
      {isShown ? null : children}
      {state === 'loading' ? (
        <iframe
          ref={frame}
          className={isShown ? styles.frame : styles.waiting}
          title={words.frameTitle}
          src={walletFramePath('product')}
          tabIndex={isShown ? undefined : -1}
        />
      ) : null}
    </div>
  );
}

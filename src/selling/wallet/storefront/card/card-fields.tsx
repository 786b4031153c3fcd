import { type RefObject, useEffect, useRef, useState } from 'react';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { type CardFieldKind, type CardFieldsOffer, cardFieldKinds } from '../../rules/card-fields.ts';
import styles from './card-fields.module.css';
import type { CardFieldsSession } from './open-card-fields.ts';

/** Opens the fields, once; they are opened as well as soon as they come into view. Null in a page without them. */
export type CardFieldsRef = RefObject<(() => Promise<CardFieldsSession | null>) | null>;

type CardFieldsProps = { readonly offer: CardFieldsOffer; readonly session: CardFieldsRef };

/** A script that has come may still not bring its fields. */
const patienceMs = 30_000;
const wait = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));

const ids = { number: 'card-number', expiry: 'card-expiry', cvv: 'card-cvv' } as const;
const selectors = { number: '#card-number', expiry: '#card-expiry', cvv: '#card-cvv' } as const;

/**
 * Number, expiry and security code in frames of the provider, whose script is fetched once they come into view. Neither the page nor the
 * shop sees what is typed. Where the script does not come the card is typed in at the provider.
 */
export function CardFields({ offer, session }: CardFieldsProps) {
  const { locale } = useWords();
  const words = walletFor(locale);
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'ready' | 'missing'>('waiting');
  const [invalid, setInvalid] = useState<readonly CardFieldKind[]>([]);
  const latest = useRef(offer);
  latest.current = offer;

  useEffect(() => {
    let opened: Promise<CardFieldsSession | null> | null = null;
    const load = async () => {
      const { openCardFields } = await import('./open-card-fields.ts');
      return openCardFields({
        ...latest.current,
        selectors,
        words: walletFor(locale),
        onInvalid: setInvalid,
      });
    };
    const open = () => {
      opened ??= Promise.race([load().catch(() => null), wait()]);
      void opened.then((fields) => setState(fields ? 'ready' : 'missing'));
      return opened;
    };
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void open();
    });
    if (box.current) watch.observe(box.current);
    session.current = open;
    return () => {
      watch.disconnect();
      session.current = null;
    };
  }, [locale, session]);

  const elsewhere = offer.stores ? words.savedPage.addAtCheckout : words.card.atProvider;
  const labels = { number: words.card.number, expiry: words.card.expiry, cvv: words.card.cvv };
  if (state === 'missing') return <p className={styles.note}>{elsewhere}</p>;
  return (
    <>
      <noscript>
        <p className={styles.note}>{elsewhere}</p>
      </noscript>
      <div
        ref={box}
        className={`${styles.fields} ${state === 'waiting' ? styles.waiting : ''}`}
        aria-busy={state === 'waiting' || undefined}
        data-card-fields={state}
      >
        {cardFieldKinds.map((kind) => (
          <div key={kind} className={styles[kind]}>
            <span className={styles.label}>{labels[kind]}</span>
            <div id={ids[kind]} className={styles.frame} data-invalid={invalid.includes(kind) || undefined} />
          </div>
        ))}
      </div>
    </>
  );
}

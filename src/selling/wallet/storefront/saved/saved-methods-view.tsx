import type { ReactNode } from 'react';
import { AccountFrame, type OwnAccountFrame } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Badge } from '#kit/ui/display/badge.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { type SavedMethod, savedMethodFields, savedMethodsPath } from '../../rules/saved-method.ts';
import { nameOf, SavedMethodName } from './saved-method-name.tsx';
import styles from './saved-methods-view.module.css';

export type SavedMethodsViewProps = {
  readonly methods: readonly SavedMethod[];
  readonly nonce: string;
  readonly frame: OwnAccountFrame;
  /** the form that stores a card; null where a card is stored with a purchase alone */
  readonly add: ReactNode;
  /** the link that stores a wallet; null where none is stored without a purchase */
  readonly addWallet: string | null;
};

/** The stored payment methods of an account, with buttons that choose and delete. */
export function SavedMethodsView({ methods, nonce, frame, add, addWallet }: SavedMethodsViewProps) {
  const { saved, savedPage: words } = walletFor(useWords().locale);
  return (
    <AccountFrame title={words.title} current="payment-methods" {...frame}>
      <p className={styles.quiet}>{words.intro}</p>
      {methods.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className={styles.methods}>
          {methods.map((method) => (
            <li key={method.id}>
              <div className={styles.name}>
                <SavedMethodName saved={method} />
                {method.isDefault ? <Badge>{words.isDefault}</Badge> : null}
              </div>
              <form method="post" action={savedMethodsPath} className={styles.actions}>
                <input type="hidden" name={savedMethodFields.nonce} value={nonce} readOnly />
                {method.isDefault || method.isExpired ? null : (
                  <Button
                    type="submit"
                    kind="secondary"
                    name={savedMethodFields.choose}
                    value={String(method.id)}
                    aria-label={words.chooseOf(nameOf(method, saved))}
                  >
                    {words.choose}
                  </Button>
                )}
                <Button
                  type="submit"
                  kind="secondary"
                  name={savedMethodFields.remove}
                  value={String(method.id)}
                  aria-label={words.removeOf(nameOf(method, saved))}
                >
                  {words.remove}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {frame.savesMethods ? (
        <section className={styles.add} aria-labelledby="add-card">
          <h2 id="add-card">{words.addTitle}</h2>
          {add ?? <p className={styles.quiet}>{words.addAtCheckout}</p>}
        </section>
      ) : null}
      {addWallet === null ? null : (
        <section className={styles.add} aria-labelledby="add-wallet">
          <h2 id="add-wallet">{words.addWallet.title}</h2>
          <p className={styles.quiet}>{words.addWallet.text}</p>
          <a href={addWallet} rel="nofollow" className={buttonClass({ kind: 'secondary' })}>
            {words.addWallet.link}
          </a>
        </section>
      )}
    </AccountFrame>
  );
}

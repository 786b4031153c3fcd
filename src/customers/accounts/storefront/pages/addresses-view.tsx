import type { Address, AddressKind } from '#foundation/addresses/rules/address.ts';
import { AddressBlock } from '#foundation/addresses/storefront/address-block.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { useAccountWords } from '../use-account-words.ts';
import styles from './account-form.module.css';
import { AccountFrame, type OwnAccountFrame } from './account-frame.tsx';

export type AddressesViewProps = {
  readonly addresses: Readonly<Record<AddressKind, Address | null>>;
  /** the billing address is that of the company, which its main account changes */
  readonly hasCompanyAddress: boolean;
  readonly frame: OwnAccountFrame;
};

const kinds = ['billing', 'shipping'] as const;

/** The two addresses of an account, each with the way to change it. */
export function AddressesView({ addresses, hasCompanyAddress, frame }: AddressesViewProps) {
  const { locale } = useWords();
  const { addresses: words } = useAccountWords();
  return (
    <AccountFrame title={words.title} current="addresses" {...frame}>
      <p className={styles.quiet}>{words.intro}</p>
      <div className={styles.cards}>
        {kinds.map((kind) => {
          const address = addresses[kind];
          // Who has registered has said no more than the country.
          const isKnown = address !== null && address.address1 !== '';
          return (
            <section key={kind} className={styles.card} aria-labelledby={`own-${kind}`}>
              <h2 id={`own-${kind}`}>{words[kind]}</h2>
              {isKnown ? (
                <AddressBlock title="" address={address} locale={locale} />
              ) : (
                <p className={styles.quiet}>{words.none}</p>
              )}
              {kind === 'billing' && hasCompanyAddress ? (
                <p className={styles.quiet}>{words.ofCompany}</p>
              ) : (
                <a
                  className={buttonClass({ kind: 'secondary' })}
                  href={`/my-account/edit-address/${kind}/`}
                  aria-label={isKnown ? words.editOf[kind] : words.addOf[kind]}
                >
                  {isKnown ? words.edit : words.add}
                </a>
              )}
            </section>
          );
        })}
      </div>
    </AccountFrame>
  );
}

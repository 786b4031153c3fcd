import { useWords } from '#kit/words/storefront/use-words.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import { shopTermsFor } from '#messages/site/shop-terms-for.ts';
import { type PaymentMethodId, paymentMethodOf } from '../rules/payment-methods.ts';
import styles from './payment-method-list.module.css';

export type PaymentMethodListProps = {
  readonly methods: readonly PaymentMethodId[];
  /** of the shop, where it takes bank transfers */
  readonly account: { readonly holder: string; readonly iban: string } | null;
};

/** How this shop can be paid, in a text of its own. */
export function PaymentMethodList({ methods, account }: PaymentMethodListProps) {
  const { locale } = useWords();
  const { titles, descriptions } = paymentMethodsFor(locale);
  const words = shopTermsFor(locale).payments;
  if (methods.length === 0) return <p>{words.none}</p>;
  return (
    <ul className={styles.methods}>
      {methods.map((method) => (
        <li key={method}>
          <strong>{titles[method]}</strong>. {descriptions[method]}
          {paymentMethodOf(method).asksForTransfer && account
            ? ` ${words.account(account.holder, account.iban)}`
            : ''}
        </li>
      ))}
    </ul>
  );
}
